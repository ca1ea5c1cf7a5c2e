/** Most digits of a PIN. */
export const mostPinDigits = 6

/** So many wrong tries in a row lock a PIN until its holder sets another [staff-15]. */
export const mostPinTries = 5

/** Whether a text is a PIN: four to six digits [staff-14]. */
export const isPin = (text: string): boolean => /^[0-9]{4,6}$/.test(text)

/** Whether a PIN is among those that people try first: one digit again and again, or digits in a row such as 1234 or 9876 [staff-15]. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}
