import { findProfile } from '@tiffin/contract/customer'
import { logInByCode, logOut } from '@tiffin/contract/login'
import { listOrders } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, headersOf, saidInLog } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { askAsOwner, testUrl } from '../../../test/database.ts'
import {
  app,
  clock,
  codeFor,
  logIn,
  logInWith,
  minute,
  newPhone,
  nonceFor,
  pass,
  real,
  rowsOf,
  send,
  wrongFor,
} from '../../../test/logging-in.ts'
import { byPassword, registered } from '../../../test/passwords.ts'

let count = 0
/** Tries that are counted now: codes of the network, wrong ones of a phone there, and both with passwords of the network. */
const countsOf = async (corp: string) => {
  const used = (key: string) => `(select sum(used)::integer from budget where budget_key like '${key} %')`
  const wrong = '(select sum(wrong)::integer from login_guard)'
  return (await rowsOf(corp, `select ${used('codes')} as codes, ${wrong} as wrong, ${used('login')} as network`))[0]
}

describe('logging in by code', () => {
  test('[R-4.3][R-4.1][R-5.4] makes an account for a new phone and finds it again, whatever the spelling of the number', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const first = await logIn(corp, phone, await codeFor(corp, phone))
    expect(first).toMatchObject({ code: 200, data: { isNew: true, isSetPassword: false, role: ['customer'] } })
    const spaced = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`
    const again = await logIn(corp, spaced, await codeFor(corp, `0086${phone}`))
    expect(again).toMatchObject({ data: { isNew: false, uid: first.data.uid } })
    const profile = await ask(app, findProfile, { corp, token: first.data.token })
    expect(profile.data).toMatchObject({ uid: first.data.uid, phone: `+86 *******${phone.slice(-4)}`, isMember: true })
    expect(profile.data.nickName).toBe(phone.slice(-4))
  })

  test('[R-4.3][AU-14] of fifty at once with one phone makes one account, and one of them gets in', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(corp, phone, code)))
    expect(answers.filter(({ code: answerCode }) => answerCode === 200)).toHaveLength(1)
    expect(await rowsOf(corp, 'select count(*) from customer')).toEqual([{ count: 1 }])
    expect(await rowsOf(corp, 'select count(*) from customer_session')).toEqual([{ count: 1 }])
  })

  test('[AU-15][R-5.5] is refused without the agreement, and notes which one was accepted', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const body = { areaCode: '86', phone, code, agreementAccepted: false }
    expect((await ask(app, logInByCode, { corp, body })).code).toBe(refusals.agreementMissing)
    expect((await logIn(corp, phone, code)).code).toBe(200)
    expect(await rowsOf(corp, 'select agreement_version from customer')).toEqual([{ agreement_version: '1' }])
  })

  test('[R-5.6][AU-02] two hundred guesses at once, the right one last, get five comparisons', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const guesses = [...Array.from({ length: 199 }, () => wrongFor(code)), code]
    const answers = await Promise.all(guesses.map((guess) => logIn(corp, phone, guess)))
    const compared = answers.filter(({ code: answerCode }) => answerCode === refusals.codeWrong || answerCode === 200)
    expect(compared.length).toBeLessThanOrEqual(5)
    expect(await rowsOf(corp, 'select tries from issued_code')).toEqual([{ tries: 5 }])
    expect((await logIn(corp, phone, code)).code).toBe(refusals.tooManyTries)
  })

  test('[R-5.6] five wrong ones use a code up: the right one comes too late', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    for (let guess = 0; guess < 5; guess++)
      expect((await logIn(corp, phone, wrongFor(code))).code).toBe(refusals.codeWrong)
    expect((await logIn(corp, phone, code)).code).toBe(refusals.tooManyTries)
  })

  test('[AU-03][R-5.6] takes a code once, for its own purpose, phone and brand', async () => {
    const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
    const [phone, stranger] = [newPhone(), newPhone()]
    const toReset = await codeFor(corp, phone, 3)
    expect((await logIn(corp, phone, toReset)).code).toBe(refusals.codeWrong)
    await codeFor(corp, stranger)
    const [, code] = [await codeFor(other, phone), await codeFor(corp, phone)]
    expect((await logIn(corp, stranger, code)).code).toBe(refusals.codeWrong)
    expect((await logIn(other, phone, code)).code).toBe(refusals.codeWrong)
    expect((await logIn(corp, phone, code)).code).toBe(200)
    expect((await logIn(corp, phone, code)).code).toBe(refusals.codeWrong)
  })

  test('[R-5.6][AU-01] a new code kills the one that it replaces, and no other', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const ask = async (nonce = '') => {
      pass(minute + 1)
      return (await send(corp, phone, { network: `10.8.${++count}.1`, nonce })).data
    }
    const [other, old] = [await ask(), await ask()]
    const young = await ask(old.nonce)
    expect((await logInWith(corp, phone, { ...old, code: old.devCode })).code).toBe(refusals.codeWrong)
    expect((await logInWith(corp, phone, { ...young, code: young.devCode })).code).toBe(200)
    expect((await logInWith(corp, phone, { ...other, code: other.devCode })).code).toBe(refusals.codeExpired)
  })

  test('[R-5.6][AU-05] goes by the clock of the server: two minutes and no longer', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    pass(2 * minute)
    expect((await logIn(corp, phone, code)).code).toBe(refusals.codeExpired)
    const fresh = await codeFor(corp, phone)
    pass(2 * minute - 1)
    expect((await logIn(corp, phone, fresh)).code).toBe(200)
  })

  test('[R-5.6] takes a code as people paste it, and keeps the language that was asked for', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    const body = { areaCode: '86', phone, code: ` ${code}\n`, nonce: nonceFor(corp, { code, phone }) }
    const wish = { ...body, agreementAccepted: true, language: 'id-ID' }
    expect((await ask(app, logInByCode, { corp, language: 'en-US', body: wish })).code).toBe(200)
    expect(await rowsOf(corp, 'select language from customer')).toEqual([{ language: 'in-ID' }])
  })

  test('[AU-18] counts a wrong code only: none that is not on its way, has ended or is right', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const none = { codes: 0, wrong: null, network: null }
    const ended = await codeFor(corp, phone)
    expect((await logInWith(corp, phone, { code: ended, nonce: 'unknown' })).code).toBe(refusals.codeWrong)
    expect(await countsOf(corp)).toEqual(none)
    pass(2 * minute)
    expect((await logIn(corp, phone, ended)).code).toBe(refusals.codeExpired)
    expect(await countsOf(corp)).toEqual(none)
    const code = await codeFor(corp, phone)
    expect((await logIn(corp, phone, wrongFor(code))).code).toBe(refusals.codeWrong)
    expect(await countsOf(corp)).toEqual({ codes: 1, wrong: 1, network: 1 })
    expect((await logIn(corp, phone, code)).code).toBe(200)
    expect(await countsOf(corp)).toEqual({ codes: 1, wrong: null, network: 1 })
  })

  test('[AU-06] a right password gives back what was counted for it', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    await registered(corp, phone)
    expect((await byPassword(corp, [phone, 'camellia1'])).code).toBe(200)
    expect(await countsOf(corp)).toMatchObject({ wrong: null, network: 0 })
  })

  test('[R-4.19] a deactivated number looks like a wrong code', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    await logIn(corp, phone, await codeFor(corp, phone))
    await rowsOf(corp, 'update customer set status = 2')
    expect((await logIn(corp, phone, await codeFor(corp, phone))).code).toBe(refusals.codeWrong)
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

test('[R-4.2][AU-10] logging out ends the session at once, here and on the other servers', async () => {
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

test('[R-6.8][TN-01] a token of one brand is no log-in at another', async () => {
  const [corp, other] = await Promise.all([buildCorp(), buildCorp()])
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  expect((await ask(app, findProfile, { corp: other, token: data.token })).code).toBe(401)
  expect((await ask(app, listOrders, { corp: other, token: data.token })).code).toBe(401)
  expect((await ask(app, findProfile, { corp, token: data.token })).code).toBe(200)
})

test('[R-4.4] in the last third of its life a token is replaced by a newer one, and the session lives on', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  const look = (token: string) =>
    app.http.inject({ method: 'POST', url: findProfile.path, payload: '{}', headers: headersOf({ corp, token }) })
  expect((await look(data.token)).headers.authorization).toBeUndefined()
  const life = data.tokenExpired - clock.at
  pass(life * 0.65)
  expect((await look(data.token)).headers.authorization).toBeUndefined()
  pass(life * 0.05)
  const renewed = String((await look(data.token)).headers.authorization)
  expect(renewed.split('.')).toHaveLength(3)
  pass(life * 0.5)
  expect((await look(data.token)).json().code).toBe(401)
  expect((await look(renewed)).json().code).toBe(200)
})

test('[AU-10][R-4.4] however often it is renewed, a session of a customer ends after 180 days', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  const end = Date.now() + 180 * 24 * 60 * minute
  const began = clock.at
  let { token } = data
  let [alive, renewed] = [true, 0]
  while (alive && clock.at < end + 30 * 24 * 60 * minute) {
    pass(12 * 60 * minute)
    const url = findProfile.path
    const answer = await app.http.inject({ method: 'POST', url, payload: '{}', headers: headersOf({ corp, token }) })
    alive = answer.json().code === 200
    if (answer.headers.authorization) renewed++
    token = String(answer.headers.authorization ?? token)
  }
  expect(alive).toBe(false)
  expect(Math.abs(clock.at - end)).toBeLessThan(24 * 60 * minute)
  expect(renewed).toBeLessThan(60)
  clock.at = began
})

test('codes, budgets and log-ins that ended are swept away', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  await logIn(corp, phone, await codeFor(corp, phone))
  await codeFor(corp, newPhone())
  pass(40 * 24 * 60 * minute)
  for (const { name, run } of app.jobs) if (name === 'sweep log-ins') await run()
  for (const table of ['issued_code', 'budget', 'customer_session'])
    expect(await rowsOf(corp, `select count(*) from ${table}`)).toEqual([{ count: 0 }])
  expect(await askAsOwner('select 1 as one', testUrl)).toEqual([{ one: 1 }])
})

test('codes and budgets are kept for two days after their end, sessions for a month', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  await logIn(corp, phone, await codeFor(corp, phone))
  await codeFor(corp, newPhone())
  const hour = 60 * minute
  const sweepAfter = async (hours: number) => {
    pass(hours * hour)
    for (const { name, run } of app.jobs) if (name === 'sweep log-ins') await run()
    const counts = ['issued_code', 'customer_session'].map((table) => `(select count(*) from ${table}) as ${table}`)
    return (await rowsOf(corp, `select ${counts.join(', ')}, exists (select from budget) as budget`))[0]
  }
  expect(await sweepAfter(0)).toEqual({ issued_code: 1, customer_session: 1, budget: true })
  expect(await sweepAfter(23)).toEqual({ issued_code: 1, customer_session: 1, budget: true })
  expect(await sweepAfter(30 * 24)).toEqual({ issued_code: 0, customer_session: 1, budget: false })
  expect(await sweepAfter(8 * 24)).toMatchObject({ customer_session: 0 })
})
