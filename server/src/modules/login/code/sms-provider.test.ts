import { logInByCode, sendSmsCode } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, saidInLog, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { fakeSmsHost } from '../../../../test/fake-sms-host.ts'
import { clock, newPhone, pass, rowsOf } from '../../../../test/logging-in.ts'
import { freePort } from '../../../../test/serving.ts'
import { twilioGateway } from '../index.ts'

const host = await fakeSmsHost()
const account = { account: 'AC0123', key: 'key-of-ours', sender: '+15005550006' }
const serverOf = (url: string, sender = account.sender) =>
  testApp({ clock, config: { demo: false }, sms: twilioGateway({ ...account, sender, url }, 300) })
const shop = serverOf(host.url)

const send = (corp: string, phone: string, { on = shop, language = 'en-US' } = {}) =>
  ask(on, sendSmsCode, { corp, language, body: { areaCode: '86', phone, scene: 1 } })

/** With the nonce of the answer, even of a refusal. */
const logIn = (corp: string, phone: string, { code = codeIn(host.asked[0]?.form.Body), nonce = '' } = {}) =>
  ask(shop, logInByCode, { corp, body: { areaCode: '86', phone, code, nonce, agreementAccepted: true } })

const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''

beforeEach(() => {
  host.asked.length = 0
  host.status = 201
  host.body = { sid: 'SM1', status: 'queued' }
})

describe('a provider of SMS', () => {
  test('is given the text in the caller’s language with the key of the account, and its code is good', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { data } = await send(corp, phone)
    expect(data).toEqual({ nonce: expect.any(String), expiresIn: 120, codeLength: 6, nextSendIn: 120 })
    expect(host.asked).toEqual([
      {
        path: '/2010-04-01/Accounts/AC0123/Messages.json',
        authorization: `Basic ${btoa('AC0123:key-of-ours')}`,
        form: { To: `+86${phone}`, From: '+15005550006', Body: expect.stringMatching(/^Test: \d{6} is your code/) },
      },
    ])
    expect((await logIn(corp, phone, data)).code).toBe(200)
  })

  test('may be one of many senders', async () => {
    const service = `MG${'0'.repeat(32)}`
    await send(await buildCorp(), newPhone(), { on: serverOf(host.url, service) })
    expect(host.asked[0]?.form).toMatchObject({ MessagingServiceSid: service })
    expect(host.asked[0]?.form).not.toHaveProperty('From')
  })

  test.each([400, 401, 404, 429])(
    'that answers %i counts against no limit: the customer hears of it and may try again at once',
    async (status) => {
      const corp = await buildCorp({ smsDailyBudget: 1 })
      const phone = newPhone()
      Object.assign(host, { status, body: { code: 21211, message: `The number +86${phone} is not valid` } })
      for (let tries = 0; tries < 3; tries++) expect((await send(corp, phone)).code).toBe(refusals.codeNotSent)
      expect(await rowsOf(corp, 'select 1 from issued_code')).toEqual([])
      expect((await logIn(corp, phone)).code).toBe(refusals.codeWrong)
      Object.assign(host, { status: 201 })
      expect((await send(corp, phone)).code).toBe(200)
      expect(host.asked).toHaveLength(4)
    },
  )

  test('that cannot be reached does not count either', async () => {
    const corp = await buildCorp({ smsDailyBudget: 1 })
    const phone = newPhone()
    const nowhere = serverOf(`http://127.0.0.1:${await freePort()}`)
    for (let tries = 0; tries < 2; tries++)
      expect((await send(corp, phone, { on: nowhere })).code).toBe(refusals.codeNotSent)
    expect((await send(corp, phone)).code).toBe(200)
  })

  test('cannot be kept busy with numbers that always fail', async () => {
    const corp = await buildCorp()
    host.status = 400
    pass(3_600_000)
    const codes: number[] = []
    for (let tries = 0; tries < 25; tries++) codes.push((await send(corp, newPhone())).code)
    expect(codes.filter((code) => code === refusals.codeNotSent)).toHaveLength(20)
    expect(host.asked).toHaveLength(20)
    pass(3_600_000)
  })

  test.each([
    ['keeps silent', 0],
    ['breaks', 500],
    ['sends us elsewhere', 307],
  ])('that %s is asked once; what it may have sent is counted, and good', async (_what, status) => {
    const corp = await buildCorp()
    const phone = newPhone()
    host.status = status
    const { code, data } = await send(corp, phone)
    expect(code).toBe(refusals.codeNotSent)
    expect((await send(corp, phone)).code).toBe(refusals.codeTooOften)
    expect(host.asked).toHaveLength(1)
    expect((await logIn(corp, phone, data)).code).toBe(200)
  })

  test('[PV-03][AU-04] leaves why it failed in the log, and neither phone nor code nor key', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    Object.assign(host, { status: 400, body: { code: 21211, message: `+86${phone}` } })
    await send(corp, phone)
    const code = codeIn(host.asked[0]?.form.Body)
    expect(saidInLog()).toContain('400 fault 21211')
    for (const secret of [phone, 'key-of-ours']) expect(saidInLog()).not.toContain(secret)
    expect(new RegExp(`\\b${code}\\b`).exec(saidInLog())).toBeNull()
  })
})
