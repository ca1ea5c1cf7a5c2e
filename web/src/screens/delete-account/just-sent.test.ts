import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { expect, test, vi } from 'vitest'
import { justSent } from './just-sent.ts'

vi.mock('@tiffin/kit/client/words.ts', () => ({
  t: (key: string, values: unknown) => `${key} ${JSON.stringify(values)}`,
}))

const refused = (name: RefusalName, data?: unknown) => new CallFailure('refusal', 'no', { code: refusals[name], data })

test('a code asked for right after another shows the time until the next', () => {
  expect(justSent(refused('codeTooOften', { retryAfter: 42 }))).toBe('account.codeJustSent {"count":42}')
})

test('any other refusal, or a limit of the hour or the day, keeps its own words', () => {
  expect(justSent(refused('codeTooOften', { retryAfter: 3000 }))).toBe('')
  expect(justSent(refused('loginLocked', { retryAfter: 42 }))).toBe('')
  expect(justSent(new TypeError('no'))).toBe('')
})
