/** What becomes of a ticket that a printer of the store is to print [print-4]. */
export const printJobState = { waiting: 10, taken: 20, done: 30, failed: 40 } as const

/** Those that a printer still has to confirm. */
export const openJobStates = [printJobState.waiting, printJobState.taken] as const

/** How a job goes on: printed, asked for once more, or given up. */
export type JobEnd = 'done' | 'again' | 'failed'

/** A download that fails so often is given up: it holds up all that waits behind it. */
export const mostTries = 5

/**
 * What a printer says when it clears a job, by Star's codes: `OK` and 2xx, printed; 4xx, trouble of its own, and 52x, the download, which
 * are tried again; everything else it cannot print [print-5].
 */
export function jobEndOf(code: string): JobEnd {
  if (/^(ok|2)/i.test(code)) return 'done'
  return /^(4|52)/.test(code) ? 'again' : 'failed'
}
