import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const [key, older] = [randomBytes(32), randomBytes(32)]

it('what is sealed cannot be read, is never the same twice, and opens with its key', () => {
  const sealed = seal(key, 'a secret')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a secret')
  expect(seal(key, 'a secret')).not.toBe(sealed)
  expect(unseal([key], sealed)).toBe('a secret')
})

it('opens with a key of before, and with no other', () => {
  const sealed = seal(older, 'a secret')
  expect(unseal([key, older], sealed)).toBe('a secret')
  expect(() => unseal([key], sealed)).toThrow(/TOKEN_SECRETS_OLD/)
})

it('opens no more when one bit of it was changed', () => {
  const bytes = Buffer.from(seal(key, 'a secret'), 'base64url')
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(() => unseal([key], changed.toString('base64url'))).toThrow()
  }
})
