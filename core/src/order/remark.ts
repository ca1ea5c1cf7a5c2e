/** Most characters of a remark, counted as `maxlength` counts [order-5]. */
export const remarkLength = 140

// Control characters, halves of characters, and marks that change the direction of text around them.
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Half a character, where the cut fell into one. */
const half = /[\ud800-\udbff]$/

/** Anything with ink. Joiners and selectors have none by themselves, but belong inside emoji and Nepali words; nor have two fillers. */
const ink = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u3164]/u

/** A remark as it is kept: one line, no control or direction characters; empty when nothing of it can be seen [order-5]. */
export function cleanRemark(text: string): string {
  const line = text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  const kept = line.slice(0, remarkLength).replace(half, '').trim()
  return ink.test(kept) ? kept : ''
}
