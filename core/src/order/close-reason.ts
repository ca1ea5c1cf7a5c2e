/** Why staff ends an order. A code, so that each reader gets it in their own language. */
export const closeReasons = ['soldOut', 'machine', 'closing', 'notCollected', 'other'] as const

/** Why an order was ended: what staff may say, and money that came when it was over already. */
export type CloseReason = (typeof closeReasons)[number] | 'paidLate'

/** Whether a kept text is one of them. */
export const isCloseReason = (text: string): text is CloseReason =>
  text === 'paidLate' || closeReasons.some((each) => each === text)

/** A reason with the words of the person who ended the order; the words are for the books, never a customer's page. */
export interface Closing {
  readonly code: CloseReason
  readonly note: string
}

/** Reads what a counter sends: one of the codes and a note, or words alone, which are a note to `other`. */
export function readClosing(reason: string, note: string): Closing {
  const code = closeReasons.find((each) => each === reason)
  return code === undefined ? { code: 'other', note: note || reason.trim() } : { code, note: note.trim() }
}
