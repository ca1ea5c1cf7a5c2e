/** Fewer units than this differ without a question. */
const floor = 5
const times = 10

/** Whether a count is so far from what should be there that it is likely a slip: ten times as much, or off by more than half and by five or more [stock-12]. */
export function isOddCount(amount: number, expected: number): boolean {
  const difference = Math.abs(amount - expected)
  if (expected > 0 && amount >= times * expected) return true
  return difference >= floor && difference > expected / 2
}
