/** Crockford's base 32: nothing that looks like something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a redeem code: 65 bits, too many to guess [coupon-4]. */
const redeemCodeLength = 13

/**
 * A redeem code as it is kept: case, blanks and hyphens do not count, and O, I and L are read as the digits they look like
 * [coupon-4]. Undefined for what cannot be a code.
 */
export function readRedeemCode(text: string): string | undefined {
  const code = text
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isCode = code.length === redeemCodeLength && [...code].every((letter) => alphabet.includes(letter))
  return isCode ? code : undefined
}
