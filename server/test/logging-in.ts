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

/** Nonces as browsers keep them: by the code that came with each, and the latest of a phone. */
const nonces = new Map<string, string>()
const ofPhone = (corp: string, phone: string) => `${corp} ${phone.replace(/\D/g, '').slice(-11)}`

interface WithCode {
  readonly code: string
  readonly phone?: string
}

/** The nonce that a browser sends along with a code, also with a wrong one. */
export const nonceFor = (corp: string, { code, phone = '' }: WithCode): string =>
  nonces.get(code) ?? nonces.get(ofPhone(corp, phone)) ?? ''

/** Keeps the nonce of an answer; answers the code of the demo. */
export function noteNonce(
  { nonce, devCode }: { nonce: string; devCode: string },
  [corp, phone]: [string, string],
): string {
  nonces.set(devCode, nonce)
  nonces.set(ofPhone(corp, phone), nonce)
  return devCode
}

export async function send(
  corp: string,
  phone: string,
  { scene = 1, network = '10.0.0.1', areaCode = '86', nonce = '' } = {},
) {
  const answer = await app.http.inject({
    ...{ method: 'POST', url: sendSmsCode.path, headers: headersOf({ corp }), remoteAddress: network },
    payload: { areaCode, phone, scene, nonce },
  })
  const body = answer.json()
  if (body.code === 200) noteNonce(body.data, [corp, phone])
  return body
}

export async function codeFor(corp: string, phone: string, scene = 1): Promise<string> {
  pass(minute + 1)
  const { code, data } = await send(corp, phone, { scene, network: `10.1.${++count % 250}.${count % 199}` })
  expect(code).toBe(200)
  return data.devCode
}

/** Types a code in; by itself with the nonce that came with it. */
export const logIn = (corp: string, phone: string, code: string) =>
  logInWith(corp, phone, { code, nonce: nonceFor(corp, { code, phone }) })

/** The same with another nonce. */
export const logInWith = (corp: string, phone: string, { code, nonce }: { code: string; nonce: string }) =>
  ask(app, logInByCode, { corp, body: { areaCode: '86', phone, code, nonce, agreementAccepted: true } })

export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

export const rowsOf = <Row>(corp: string, text: string): Promise<Row[]> =>
  testDb.tx({ role: 'app', corp }, async (tx) => (await tx.query<Row>(text)).rows)
