declare const minorUnits: unique symbol

/** Whole minor units of the brand's currency (1250 = 12.50 at scale 2). Branded, so that a plain number is not money by accident. */
export type Money = number & { readonly [minorUnits]: true }

/** Marks a number as money. Throws when it is not a whole, safe number of minor units. */
export function money(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`)
  // Checked just above; -0 becomes 0, which prints and compares as people expect.
  return (minor === 0 ? 0 : minor) as Money
}

/** Nothing to pay. */
export const noMoney: Money = money(0)

/** Adds amounts. */
export const sumMoney = (amounts: readonly Money[]): Money =>
  money(amounts.reduce((sum: number, amount) => sum + amount, 0))
