/** Most characters of a remark, counted as `maxlength` counts (spec §9). */
export const remarkLength = 140

// Control characters, and marks that change the direction of text around them.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Half a character, where the cut fell into one. */
const half = /[\ud800-\udbff]$/

/** A remark as it is kept: one line, no control or direction characters (faults.md OR-10). */
export const cleanRemark = (text: string): string =>
  text.replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, remarkLength).replace(half, '').trim()
