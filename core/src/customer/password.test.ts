import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNewPassword, readPassword } from './password.ts'

const why = (text: string) => {
  const read = readPassword(text)
  return read.ok ? 'good' : read.refusal
}

describe('[AU-13] a password', () => {
  test.each([
    ['', 'passwordRequired'],
    ['abcd5', 'passwordForm'],
    ['abcde6', 'good'],
    ['000000', 'good'],
    ['A'.repeat(20), 'good'],
    ['A'.repeat(21), 'passwordForm'],
    ['abc def', 'passwordForm'],
    [' abcdef', 'passwordForm'],
    ['abcdef\n', 'passwordForm'],
    ['abcde!', 'passwordForm'],
    ['abc_def', 'passwordForm'],
    ['abcdé6', 'passwordForm'],
    ['１２３４５６', 'passwordForm'],
    ['١٢٣٤٥٦', 'passwordForm'],
    ['abcdef\u0000', 'passwordForm'],
    ['密码密码密码', 'passwordForm'],
  ])('[R-5.3][R-9.7] %j is %s', (text, outcome) => {
    expect(why(text)).toBe(outcome)
  })

  test('[R-5.3][R-9.7] is good exactly when it has six to twenty ASCII letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24, unit: 'binary' }), (text) => {
        const isGood = text.length >= 6 && text.length <= 20 && [...text].every((sign) => /[0-9a-zA-Z]/.test(sign))
        expect(readPassword(text).ok).toBe(isGood)
      }),
    )
  })

  test('[R-5.3] entered twice has to be the same both times, letter for letter', () => {
    expect(readNewPassword('abcdef', 'abcdef')).toEqual({ ok: true, value: 'abcdef' })
    expect(readNewPassword('abcdef', 'abcdeF')).toEqual({ ok: false, refusal: 'passwordMismatch' })
    expect(readNewPassword('abc', 'abd')).toEqual({ ok: false, refusal: 'passwordForm' })
  })
})
