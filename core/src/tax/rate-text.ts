/** A rate as figures of a percentage, without trailing zeros: 88750 is `8.875`. */
export function percentText(ratePpm: number): string {
  const [whole, rest] = [Math.floor(ratePpm / 10_000), ratePpm % 10_000]
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(4, '0').replace(/0+$/, '')}`
}
