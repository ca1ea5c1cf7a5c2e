/** Weights are decimals on the wire and whole thousandths everywhere else; this is the one converter [stock-3]. Throws on more than 3 decimals. */
export function toThousandths(weight: number): number {
  const thousandths = Math.round(weight * 1000)
  if (!Number.isSafeInteger(thousandths) || Math.abs(thousandths / 1000 - weight) > 1e-9)
    throw new RangeError(`more than three decimals: ${weight}`)
  return thousandths
}

/** Back to the wire. */
export const fromThousandths = (thousandths: number): number => thousandths / 1000
