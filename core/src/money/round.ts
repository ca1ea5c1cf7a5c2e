/**
 * `numerator / denominator` rounded half up, without floats' surprises: exact for whole numbers up to 2^53.
 * Neither is negative; the denominator is above 0.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator)
  const rest = numerator - quotient * denominator
  return rest * 2 >= denominator ? quotient + 1 : quotient
}

/** `amount × perMille / 1000`, half up. Splits the product so that large amounts stay exact. */
export function perMilleOf(amount: number, perMille: number): number {
  const thousands = Math.floor(amount / 1000)
  return thousands * perMille + divideHalfUp((amount - thousands * 1000) * perMille, 1000)
}
