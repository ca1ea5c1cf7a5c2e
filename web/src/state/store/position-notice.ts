import { create } from 'zustand'

/** Whether the customer has closed the notice that no position is known, in the list of stores or on Home [store-29]. In memory only. */
export const useNoticeClosed = create<{ readonly isClosed: boolean }>(() => ({ isClosed: false }))

/** It stays closed in both places until the customer's position is asked for again. */
export const closeNotice = (): void => useNoticeClosed.setState({ isClosed: true })

export const reopenNotice = (): void => useNoticeClosed.setState({ isClosed: false })
