/** A receipt's number has at least so many digits behind its day. */
const leastDigits = 4

/** Number of a receipt or a credit note: the store's day and its number on it, `20261124-0042` [receipt-1]. */
export const receiptNoOf = ({ day, number }: { readonly day: string; readonly number: number }): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(leastDigits, '0')}`
