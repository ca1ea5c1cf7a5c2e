import { logInByPassword } from '@tiffin/contract/login'
import { expect, test } from 'vitest'
import { ask, testApp } from './app.ts'
import { watchSecrets } from './watch-secrets.ts'

const findings: ReturnType<typeof watchSecrets>[] = []
const app = testApp({ add: (made) => findings.push(watchSecrets(made)) })

test.each([
  ['as it was typed', '{"to":"91234567"}'],
  ['with its country', '{"to":"+6591234567"}'],
  ['with its country and without a plus', '{"to":"6591234567"}'],
])('[PV-03] a phone in the log is found %s', async (_how, line) => {
  await ask(app, logInByPassword, { body: { areaCode: '65', phone: '91234567', password: 'x' } })
  const [findLeaks] = findings
  expect(findLeaks?.(line)).toEqual(['phone in the log'])
  expect(findLeaks?.('{"orderNo":"2611219123456789"}')).toEqual([])
})
