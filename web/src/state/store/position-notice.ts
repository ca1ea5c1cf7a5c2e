import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

const keptClosed = kept<boolean>({
  key: 'tiffin.positionNotice',
  codec: json((value): value is boolean => typeof value === 'boolean'),
  fallback: false,
})

/** Whether the customer has closed the notice that no position is known, in the list of stores or on Home [store-29]. Kept on this device. */
export const useNoticeClosed = create<{ readonly isClosed: boolean }>(() => ({ isClosed: keptClosed.get() }))

function note(isClosed: boolean): void {
  keptClosed.set(isClosed)
  useNoticeClosed.setState({ isClosed })
}

/** It stays closed in both places until the customer asks to be found. */
export const closeNotice = (): void => note(true)

export const reopenNotice = (): void => note(false)
