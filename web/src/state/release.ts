import { create } from 'zustand'

/** Whether a newer release than the one that runs is there, as far as this page knows. */
export const useRelease = create<{ readonly isNewer: boolean }>(() => ({ isNewer: false }))

export const hearOfRelease = (): void => useRelease.setState({ isNewer: true })
export const putOffRelease = (): void => useRelease.setState({ isNewer: false })
