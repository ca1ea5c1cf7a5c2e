import { logInByCode, sendSmsCode } from '@tiffin/contract/login'
import { expect } from 'vitest'
import { ask, headersOf, testApp } from './app.ts'
import { testDb } from './database.ts'

/** Stands still, or moves by `step` with every look. */
export const clock = { at: Date.now(), step: 0, now: () => (clock.at += clock.step) }
export const app = testApp({ clock, config: { demo: true } })
/** What the gateway of a real brand was given to send. */
export const sent: { phone: string; text: string }[] = []
export const real = testApp({
  clock,
  config: { demo: false },
  sms: { send: async (message) => void sent.push(message) },
})
export const mute = testApp({ clock, config: { demo: false } })
export const minute = 60_000
export const pass = (ms: number) => {
  clock.at += ms
}

let count = 0
export const newPhone = () => `138${String(10_000_000 + ++count)}`

export const send = (corp: string, phone: string, { scene = 1, network = '10.0.0.1', areaCode = '86' } = {}) =>
  app.http
    .inject({
      method: 'POST',
      url: sendSmsCode.path,
      headers: headersOf({ corp }),
      remoteAddress: network,
      payload: { areaCode, phone, scene },
    })
    .then((answer) => answer.json())

export async function codeFor(corp: string, phone: string, scene = 1): Promise<string> {
  pass(minute + 1)
  const { code, data } = await send(corp, phone, { scene, network: `10.1.${++count % 250}.${count % 199}` })
  expect(code).toBe(200)
  return data.devCode
}

export const logIn = (corp: string, phone: string, code: string) =>
  ask(app, logInByCode, { corp, body: { areaCode: '86', phone, code, agreementAccepted: true } })

export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

export const rowsOf = <Row>(corp: string, text: string): Promise<Row[]> =>
  testDb.tx({ role: 'app', corp }, async (tx) => (await tx.query<Row>(text)).rows)
