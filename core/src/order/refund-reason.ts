import { type CloseReason, isCloseReason } from './close-reason.ts'

/** What a refund is noted with that no person and no move asked for. */
export const returnReasons = {
  paidLate: 'paid after the order had ended',
  otherAmount: 'another amount was received',
} as const

/** Why money of an order goes back: a code, where it is for one, and what staff wrote. */
export interface RefundReason {
  readonly code: CloseReason | keyof typeof returnReasons | ''
  readonly note: string
}

const returnCodes = ['paidLate', 'otherAmount'] as const

/** Reads the reason that a refund is kept with: why its order was ended, as `code` or `code: note`, or words alone. */
export function readRefundReason(text: string): RefundReason {
  const returned = returnCodes.find((code) => returnReasons[code] === text)
  if (returned !== undefined) return { code: returned, note: '' }
  const [code = '', ...note] = text.split(': ')
  return isCloseReason(code) ? { code, note: note.join(': ') } : { code: '', note: text }
}
