/**
 * What is still paid of ten parts when so many per mille are taken off: 150 → 8.5, the Chinese 折.
 * Per-mille is whole, so the answer has at most two decimals.
 */
export const scaleOf = (perMille: number): number => (1000 - perMille) / 100

/** The other way: 8.5 → 150. */
export const perMilleOfScale = (scale: number): number => 1000 - Math.round(scale * 100)

/** The same as a percentage taken off: 150 → 15, 155 → 15.5. */
export const percentOf = (perMille: number): number => perMille / 10
