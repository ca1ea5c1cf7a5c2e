/** A figure of thousandths, rounded to so many decimals, in Latin digits. */
export const amountText = (thousandths: number, decimals: 0 | 1): string => {
  const whole = Math.round(thousandths / (decimals === 0 ? 1000 : 100))
  return String(decimals === 0 ? whole : whole / 10)
}
