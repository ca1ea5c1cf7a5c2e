import { expect, it } from 'vitest'
import { isStaffPassword } from './password.ts'

it('a password of staff has ten to 128 characters, whatever they are', () => {
  for (const text of ['1234567890', '          ', '密码密码密码密码密码', '🍵'.repeat(10), 'x'.repeat(128)])
    expect([text, isStaffPassword(text)]).toEqual([text, true])
  for (const text of ['', '123456789', '🍵'.repeat(9), 'x'.repeat(129)])
    expect([text, isStaffPassword(text)]).toEqual([text, false])
})
