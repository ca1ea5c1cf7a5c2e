/** Amounts of materials are whole thousandths in the books. */
export const thousandths = (weight: number): number => Math.round(weight * 1000)
