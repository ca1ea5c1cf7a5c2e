/** Why staff ends an order. A code, so that each reader gets it in their own language. */
export const closeReasons = ['soldOut', 'machine', 'closing', 'notCollected', 'other'] as const

/** Reasons that are no words of staff: money that came when the order was over already, and its customer's wish. */
const otherReasons = ['paidLate', 'byCustomer'] as const

/** Why an order was ended. */
export type CloseReason = (typeof closeReasons)[number] | (typeof otherReasons)[number]

/** Whether a kept text is one of them. */
export const isCloseReason = (text: string): text is CloseReason =>
  [...closeReasons, ...otherReasons].some((each) => each === text)

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
