import { findProfile } from '@tiffin/contract/customer'
import { logInByCode, logOut, sendSmsCode } from '@tiffin/contract/login'
import { listOrders } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, headersOf, saidInLog, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { askAsOwner, testDb, testUrl } from '../../../test/database.ts'

/** Stands still, or moves by `step` with every look. */
const clock = { at: Date.now(), step: 0, now: () => (clock.at += clock.step) }
const app = testApp({ clock, config: { demo: true } })
/** What the gateway of a real brand was given to send. */
const sent: { phone: string; code: string }[] = []
const real = testApp({ clock, config: { demo: false }, sms: { send: async (message) => void sent.push(message) } })
const mute = testApp({ clock, config: { demo: false } })
const minute = 60_000
const pass = (ms: number) => {
  clock.at += ms
}

let count = 0
const newPhone = () => `138${String(10_000_000 + ++count)}`

const send = (corp: string, phone: string, { scene = 1, network = '10.0.0.1', areaCode = '86' } = {}) =>
  app.http
    .inject({
      method: 'POST',
      url: sendSmsCode.path,
      headers: headersOf({ corp }),
      remoteAddress: network,
      payload: { areaCode, phone, scene },
    })
    .then((answer) => answer.json())

async function codeFor(corp: string, phone: string, scene = 1): Promise<string> {
  pass(minute + 1)
  const { code, data } = await send(corp, phone, { scene, network: `10.1.${++count % 250}.${count % 199}` })
  expect(code).toBe(200)
  return data.devCode
}

const logIn = (corp: string, phone: string, code: string, more: Record<string, unknown> = {}) =>
  ask(app, logInByCode, { corp, body: { areaCode: '86', phone, code, agreementAccepted: true, ...more } })

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

const rowsOf = <Row>(corp: string, text: string): Promise<Row[]> =>
  testDb.tx({ role: 'app', corp }, async (tx) => (await tx.query<Row>(text)).rows)

describe('logging in by code', () => {
  test('makes an account for a new phone and finds it again, whatever the spelling of the number', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const first = await logIn(corp, phone, await codeFor(corp, phone))
    expect(first).toMatchObject({ code: 200, data: { isNew: true, isSetPassword: false, role: ['customer'] } })
    const spaced = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`
    const again = await logIn(corp, spaced, await codeFor(corp, `0086${phone}`))
    expect(again).toMatchObject({ data: { isNew: false, uid: first.data.uid } })
    const profile = await ask(app, findProfile, { corp, token: first.data.token })
    expect(profile.data).toMatchObject({ uid: first.data.uid, phone: `+*********${phone.slice(-4)}`, isMember: true })
  })

  test('[AU-14] of fifty at once with one phone makes one account, and one of them gets in', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(corp, phone, code)))
    expect(answers.filter(({ code: said }) => said === 200)).toHaveLength(1)
    expect(await rowsOf(corp, 'select count(*) from customer')).toEqual([{ count: 1 }])
    expect(await rowsOf(corp, 'select count(*) from customer_session')).toEqual([{ count: 1 }])
  })

  test('[AU-15] is refused without the agreement, and notes which one was accepted', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    expect((await logIn(corp, phone, code, { agreementAccepted: false })).code).toBe(refusals.agreementMissing)
    expect((await logIn(corp, phone, code)).code).toBe(200)
    expect(await rowsOf(corp, 'select agreement_version from customer')).toEqual([{ agreement_version: '1' }])
  })

  test('[AU-02] two hundred guesses at once, the right one last, get five comparisons', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const guesses = [...Array.from({ length: 199 }, () => wrongFor(code)), code]
    const answers = await Promise.all(guesses.map((guess) => logIn(corp, phone, guess)))
    const compared = answers.filter(({ code: said }) => said === refusals.codeWrong || said === 200)
    expect(compared.length).toBeLessThanOrEqual(5)
    expect(await rowsOf(corp, 'select tries from sms_code')).toEqual([{ tries: 5 }])
    expect((await logIn(corp, phone, code)).code).toBe(refusals.tooManyTries)
  })

  test('[AU-03] takes a code once, for its own purpose, phone and brand', async () => {
    const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
    const [phone, stranger] = [newPhone(), newPhone()]
    const toReset = await codeFor(corp, phone, 3)
    expect((await logIn(corp, phone, toReset)).code).toBe(refusals.codeWrong)
    const code = await codeFor(corp, phone)
    await codeFor(corp, stranger)
    await codeFor(other, phone)
    expect((await logIn(corp, stranger, code)).code).toBe(refusals.codeWrong)
    expect((await logIn(other, phone, code)).code).toBe(refusals.codeWrong)
    expect((await logIn(corp, phone, code)).code).toBe(200)
    expect((await logIn(corp, phone, code)).code).toBe(refusals.codeWrong)
  })

  test('[AU-01] a new code kills the old one', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const old = await codeFor(corp, phone)
    const young = await codeFor(corp, phone)
    if (old !== young) expect((await logIn(corp, phone, old)).code).toBe(refusals.codeWrong)
    expect((await logIn(corp, phone, young)).code).toBe(200)
  })

  test('[AU-05] goes by the clock of the server: five minutes and no longer', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    pass(5 * minute)
    expect((await logIn(corp, phone, code)).code).toBe(refusals.codeExpired)
    const fresh = await codeFor(corp, phone)
    pass(5 * minute - 1)
    expect((await logIn(corp, phone, fresh)).code).toBe(200)
  })

  test('a deactivated number looks like a wrong code', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    await logIn(corp, phone, await codeFor(corp, phone))
    await rowsOf(corp, 'update customer set status = 2')
    expect((await logIn(corp, phone, await codeFor(corp, phone))).code).toBe(refusals.codeWrong)
  })
})

describe('sending codes', () => {
  test('[RL-01] gives a phone one a minute, five an hour and ten a day, from whatever network', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    let sent = 0
    for (let asked = 0; asked < 24 * 12; asked++) {
      const { code } = await send(corp, phone, { network: `10.2.${asked % 250}.1` })
      if (code === 200) sent++
      else expect(code).toBe(refusals.codeTooOften)
      expect(await send(corp, phone, { network: `10.3.${asked % 250}.1` })).toMatchObject({
        code: refusals.codeTooOften,
        data: { retryAfter: expect.any(Number) },
      })
      if (asked === 11) expect(sent).toBe(5)
      pass(5 * minute)
    }
    expect(sent).toBe(10)
  })

  test('[RL-01] twenty at once for one phone send one', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    clock.step = 1
    const asked = Array.from({ length: 20 }, (_, index) => send(corp, phone, { network: `10.4.0.${index}` }))
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    clock.step = 0
    expect(codes.sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => refusals.codeTooOften)])
  })

  test('[RL-02] gives a network twenty an hour, and does not believe it about its address', async () => {
    const corp = await buildCorp()
    const ask = (index: number) =>
      app.http.inject({
        method: 'POST',
        url: sendSmsCode.path,
        headers: headersOf({ corp, headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
        remoteAddress: '10.5.0.1',
        payload: { areaCode: '86', phone: newPhone(), scene: 1 },
      })
    const answers: number[] = []
    for (let index = 0; index < 25; index++) answers.push((await ask(index)).json().code)
    expect(answers.filter((code) => code === 200)).toHaveLength(20)
  })

  test('[RL-01] stops at what the brand pays for in a day', async () => {
    const corp = await buildCorp({ smsDailyBudget: 3 })
    const codes = []
    for (let index = 0; index < 5; index++)
      codes.push((await send(corp, newPhone(), { network: `10.6.0.${index}` })).code)
    expect(codes).toEqual([200, 200, 200, refusals.codeTooOften, refusals.codeTooOften])
  })

  test('[AU-01] ten thousand guesses in a day against one phone come to fifty comparisons', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    let compared = 0
    for (let step = 0; step < 24 * 6; step++) {
      await send(corp, phone, { network: `10.7.${step}.1` })
      const guesses = Array.from({ length: 70 }, () => logIn(corp, phone, 'guess'))
      compared += (await Promise.all(guesses)).filter(({ code }) => code === refusals.codeWrong).length
      pass(10 * minute)
    }
    expect(compared).toBeLessThanOrEqual(50)
    expect(compared).toBeGreaterThan(0)
  }, 60_000)

  test.each([
    ['a fixed line', '86', '01065529988', refusals.phoneInvalid],
    ['too short', '86', '12345', refusals.phoneInvalid],
    ['markup', '86', '<script>', refusals.phoneInvalid],
    ['a country where the brand does not sell', '44', '7911123456', refusals.phoneBlocked],
  ])('refuses %s', async (_what, areaCode, phone, refusal) => {
    expect((await send(await buildCorp(), phone, { areaCode })).code).toBe(refusal)
  })

  test('[AU-07] answers the same for a phone with and without an account', async () => {
    const corp = await buildCorp()
    const known = newPhone()
    await logIn(corp, known, await codeFor(corp, known))
    pass(minute + 1)
    const shape = ({ data: { devCode, ...data }, ...rest }: { data: Record<string, unknown> }) => ({ ...rest, data })
    expect(shape(await send(corp, known))).toEqual(shape(await send(corp, newPhone())))
  })

  test('a purpose that needs a session is refused without one', async () => {
    expect((await send(await buildCorp(), newPhone(), { scene: 4 })).code).toBe(refusals.notLoggedIn)
  })

  test('[AU-04] a code is in the answer only of a demo, never in a log, and only as a keyed hash in the database', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    expect(code).toMatch(/^\d{6}$/)
    await logIn(corp, phone, code)
    const second = await codeFor(corp, phone)
    expect(saidInLog().includes(second)).toBe(false)
    expect(JSON.stringify(await rowsOf(corp, 'select code_hash from sms_code'))).not.toContain(second)
    const body = { areaCode: '86', phone: newPhone(), scene: 1 }
    const quiet = await ask(real, sendSmsCode, { corp, body })
    expect(quiet.data).toEqual({ expiresIn: 300, codeLength: 6, nextSendIn: 60 })
    expect(sent).toEqual([
      expect.objectContaining({ phone: `+86${body.phone}`, code: expect.stringMatching(/^\d{6}$/) }),
    ])
    expect((await ask(mute, sendSmsCode, { corp, body: { ...body, phone: newPhone() } })).code).toBe(503)
  })
})

test('[PV-03] neither phones nor codes nor tokens of all this are in the log, and budgets keep no phone', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  await ask(app, findProfile, { corp, token: data.token })
  await ask(app, logOut, { corp, token: data.token })
  expect(saidInLog()).toContain(logInByCode.path)
  expect(/138\d{8}|eyJ[A-Za-z0-9_-]+\./.exec(saidInLog())).toBeNull()
  expect(JSON.stringify(await rowsOf(corp, 'select budget_key from budget'))).not.toContain(phone)
})

test('[AU-10] logging out ends the session at once, here and on the other servers', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  const { token } = data
  for (const server of [app, real]) expect((await ask(server, findProfile, { corp, token })).code).toBe(200)
  expect((await ask(app, logOut, { corp, token })).code).toBe(200)
  expect((await ask(app, findProfile, { corp, token })).code).toBe(401)
  await expect.poll(async () => (await ask(real, findProfile, { corp, token })).code).toBe(401)
  expect((await ask(app, logOut, { corp, token })).code).toBe(200)
  expect((await ask(app, logOut, { corp })).code).toBe(200)
})

test('[TN-01] a token of one brand is nobody at another', async () => {
  const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  expect((await ask(app, findProfile, { corp: other, token: data.token })).code).toBe(401)
  expect((await ask(app, listOrders, { corp: other, token: data.token })).code).toBe(401)
  expect((await ask(app, findProfile, { corp, token: data.token })).code).toBe(200)
})

test('in the last third of its life a token is replaced by a newer one, and the session lives on', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  const look = (token: string) =>
    app.http.inject({ method: 'POST', url: findProfile.path, payload: '{}', headers: headersOf({ corp, token }) })
  expect((await look(data.token)).headers.authorization).toBeUndefined()
  const life = data.tokenExpired - clock.at
  pass(life * 0.7)
  const renewed = String((await look(data.token)).headers.authorization)
  expect(renewed.split('.')).toHaveLength(3)
  pass(life * 0.5)
  expect((await look(data.token)).json().code).toBe(401)
  expect((await look(renewed)).json().code).toBe(200)
})

test('what is over is swept away', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  await logIn(corp, phone, await codeFor(corp, phone))
  await codeFor(corp, newPhone())
  pass(40 * 24 * 60 * minute)
  for (const { name, run } of app.jobs) if (name === 'sweep log-ins') await run()
  for (const table of ['sms_code', 'budget', 'customer_session'])
    expect(await rowsOf(corp, `select count(*) from ${table}`)).toEqual([{ count: 0 }])
  expect(await askAsOwner('select 1 as one', testUrl)).toEqual([{ one: 1 }])
})
