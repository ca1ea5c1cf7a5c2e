import type { CartLine } from './cart-line.ts'

/** Units of all lines or picks, for the badge. */
export const countUnits = (lines: readonly Pick<CartLine, 'num'>[]): number =>
  lines.reduce((sum, { num }) => sum + num, 0)
