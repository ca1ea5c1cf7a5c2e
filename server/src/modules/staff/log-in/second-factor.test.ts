import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { recoveryHash } from './second-factor.ts'
import { newTotpSecret, stepOf, totpAddress } from './totp.ts'

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

it('[staff-4] a recovery code that was printed once stays good: it is kept in large letters without blanks and hyphens', () => {
  const kept = createHash('sha256').update('7QK3M9Z2TR').digest('base64url')
  for (const typed of ['7QK3M-9Z2TR', '7qk3m 9z2tr', ' 7QK3M9Z2TR ']) expect(recoveryHash(typed)).toBe(kept)
})

it('[staff-4] a code belongs to one step of thirty seconds from its first moment to its last', () => {
  const secret = newTotpSecret()
  const begin = 1_790_000_010_000
  const code = codeAt(secret, begin)
  const steps = [begin - 30_000, begin, begin + 29_999, begin + 59_999].map((now) => stepOf(secret, code, now))
  expect(steps).toEqual(Array(4).fill(begin / 30_000))
  expect(stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, begin)).toBe(begin / 30_000)
})

it('[staff-4] an authenticator app reads whose code it is', () => {
  const secret = newTotpSecret()
  const address = new URL(totpAddress(secret, { issuer: 'Camellia Row', label: 'adelaide' }))
  expect(decodeURIComponent(address.pathname)).toContain('Camellia Row:adelaide')
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
})
