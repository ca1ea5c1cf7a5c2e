/** Fewest and most characters of a password of staff; nothing else is asked of it, since length is what counts. */
export const staffPasswordLength = { least: 10, most: 128 } as const

/** Whether this may be a password of staff. */
export function isStaffPassword(text: string): boolean {
  const { length } = [...text]
  return length >= staffPasswordLength.least && length <= staffPasswordLength.most
}
