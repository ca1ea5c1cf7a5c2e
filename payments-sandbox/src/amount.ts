/** A sum of money as the shop wrote it: `units` of the smallest digit, `scale` of whose digits stand behind the point. */
export interface Amount {
  readonly units: number
  readonly scale: number
}

/** Reads decimal text such as `12.50`; undefined when it is none. */
export function readAmount(text: unknown): Amount | undefined {
  const [, whole, decimals = ''] = typeof text === 'string' ? (/^(\d{1,15})(?:\.(\d{1,3}))?$/.exec(text) ?? []) : []
  const units = Number(whole + decimals)
  return whole !== undefined && Number.isSafeInteger(units) ? { units, scale: decimals.length } : undefined
}

/** Decimal text, with separators for people when asked. */
export function amountText({ units, scale }: Amount, separator = ''): string {
  const digits = String(units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(\d{3})+$)/g, separator)
  return scale > 0 ? `${whole}.${digits.slice(-scale)}` : whole
}
