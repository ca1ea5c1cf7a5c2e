import { latinDigits } from '@tiffin/core/language/latin-digits'
import { Secret, TOTP } from 'otpauth'

const seconds = 30

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: seconds, ...names })

/** A secret of 160 bits, in base 32 as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** The step of thirty seconds that a code belongs to, the present one or a neighbour; undefined for what is no code of it, in whatever digits [staff-4]. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = latinDigits(code).replace(/\s/g, '')
  if (/\D/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / seconds) + delta
}
