import { create } from 'zustand'
import { basePath } from './corp-place.ts'

/** Why the code of a page did not come: no answer at all, a newer desk on the server, or anything else. */
export type LoadReason = 'offline' | 'newer' | 'broken'

/** Code that did not come. */
export class NotLoaded extends Error {
  readonly reason: LoadReason
  constructor(reason: LoadReason) {
    super(`The code of a part of the desk did not come: ${reason}.`)
    this.reason = reason
  }
}

/** What could not be opened, and how it is tried again. */
export interface PageFault {
  readonly reason: LoadReason
  readonly retry: () => void
}

/** What was asked for last and could not be opened, until something else opens. */
export const usePageFault = create<{ fault?: PageFault | undefined }>(() => ({}))

export const notePageFault = (fault: PageFault | undefined): void => {
  if (usePageFault.getState().fault !== fault) usePageFault.setState({ fault })
}

const answerMs = 10_000

const ownEntry = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** Looks whether the server answers, and whether with the desk that runs here. */
export async function findLoadReason(): Promise<LoadReason> {
  try {
    const answer = await fetch(`${basePath}/`, { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
    if (!answer.ok) return 'broken'
    return (await answer.text()).includes(ownEntry()) ? 'broken' : 'newer'
  } catch {
    return 'offline'
  }
}
