import { sendSmsCode } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, headersOf, logged, saidInLog } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { insertRow } from '../../../../test/build-shop.ts'
import {
  app,
  clock,
  codeFor,
  logIn,
  minute,
  mute,
  newPhone,
  pass,
  real,
  rowsOf,
  send,
  sent,
} from '../../../../test/logging-in.ts'
import { buildStaff } from '../../../../test/team.ts'

describe('sending codes', () => {
  test('[RL-01][R-5.6] gives an unknown phone one a minute, five an hour and ten a day, six of them to log in, from whatever network', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const sent: Record<number, number> = { 1: 0, 2: 0, 3: 0 }
    for (let count = 0; count < 24 * 6; count++) {
      for (const scene of [1, 2, 3]) {
        const { code } = await send(corp, phone, { scene, network: `10.2.${count % 250}.${scene}` })
        if (code === 200) sent[scene] = (sent[scene] ?? 0) + 1
        else expect(code).toBe(refusals.codeTooOften)
        expect(await send(corp, phone, { scene, network: `10.3.${count % 250}.${scene}` })).toMatchObject({
          code: refusals.codeTooOften,
          data: { retryAfter: expect.any(Number) },
        })
      }
      if (count === 5) expect(sent[1]).toBe(5)
      pass(10 * minute)
    }
    expect([sent[1], (sent[2] ?? 0) + (sent[3] ?? 0)]).toEqual([6, 4])
  }, 60_000)

  test('[R-5.6][RL-01] gives a phone where it has logged in before five codes an hour and ten a day', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    await logIn(corp, phone, await codeFor(corp, phone))
    const inHour: number[] = []
    for (let count = 0; count < 24 * 6; count++) {
      const { code } = await send(corp, phone, { network: '127.0.0.1' })
      if (code === 200) inHour[Math.floor(count / 6)] = (inHour[Math.floor(count / 6)] ?? 0) + 1
      else expect(code).toBe(refusals.codeTooOften)
      pass(10 * minute)
    }
    expect(inHour).toEqual([5, 5])
  }, 60_000)

  test('[RL-01][R-5.6] twenty at once for one phone send one', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    clock.step = 1
    const sends = Array.from({ length: 20 }, (_, index) => send(corp, phone, { network: `10.4.0.${index}` }))
    const codes = (await Promise.all(sends)).map(({ code }) => code)
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

  test.each([
    [56, 40, (index: number) => `2001:db8:7:11${index.toString(16).padStart(2, '0')}::1`],
    [48, 80, (index: number) => `2001:db8:8:${index.toString(16)}01::1`],
  ])('[RL-01] gives an IPv6 /%i %i an hour, however many /64 it has', async (_prefix, most, network) => {
    const corp = await buildCorp()
    pass(60 * minute)
    let sent = 0
    for (let index = 0; index < 100; index++)
      if ((await send(corp, newPhone(), { network: network(index) })).code === 200) sent++
    expect(sent).toBe(most)
  })

  test('[RL-01] raises an alarm once when a twentieth of a day goes out in ten minutes', async () => {
    const corp = await buildCorp({ smsDailyBudget: 100 })
    pass(60 * minute)
    const alarms = () => logged.filter((line) => line.includes('"smsSpeed"')).length
    const before = alarms()
    for (let index = 0; index < 4; index++) await send(corp, newPhone(), { network: `10.70.0.${index}` })
    expect(alarms() - before).toBe(0)
    for (let index = 4; index < 12; index++) await send(corp, newPhone(), { network: `10.70.0.${index}` })
    expect(alarms() - before).toBe(1)
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
  }, 180_000)

  test.each([
    ['a fixed line', '86', '01065529988', refusals.phoneInvalid],
    ['too short', '86', '12345', refusals.phoneInvalid],
    ['markup', '86', '<script>', refusals.phoneInvalid],
    ['a country where the brand does not sell', '44', '7911123456', refusals.phoneBlocked],
  ])('refuses %s', async (_what, areaCode, phone, refusal) => {
    expect((await send(await buildCorp(), phone, { areaCode })).code).toBe(refusal)
  })

  test('[AU-07][R-2.24] answers the same for a phone with and without an account', async () => {
    const corp = await buildCorp()
    const known = newPhone()
    await logIn(corp, known, await codeFor(corp, known))
    pass(minute + 1)
    const shape = ({ data: { devCode, nonce, ...data }, ...rest }: { data: Record<string, unknown> }) => ({
      ...rest,
      data,
    })
    expect(shape(await send(corp, known))).toEqual(shape(await send(corp, newPhone())))
  })

  test('a purpose that needs a session is refused without one', async () => {
    expect((await send(await buildCorp(), newPhone(), { scene: 4 })).code).toBe(refusals.notLoggedIn)
  })

  test('[AU-04][R-5.6] a code is in the answer only of a demo, never in a log, and only as a keyed hash in the database', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone)
    expect(code).toMatch(/^\d{6}$/)
    await logIn(corp, phone, code)
    const second = await codeFor(corp, phone)
    expect(saidInLog().includes(second)).toBe(false)
    expect(JSON.stringify(await rowsOf(corp, 'select code_hash from issued_code'))).not.toContain(second)
    const body = { areaCode: '86', phone: newPhone(), scene: 1 }
    const quiet = await ask(real, sendSmsCode, { corp, body })
    expect(quiet.data).toEqual({ nonce: expect.any(String), expiresIn: 120, codeLength: 6, nextSendIn: 120 })
    expect(sent).toEqual([
      { phone: `+86${body.phone}`, text: expect.stringMatching(/^测试：你的验证码是 \d{6}，2 分钟内有效/) },
    ])
    expect((await ask(mute, sendSmsCode, { corp, body: { ...body, phone: newPhone() } })).code).toBe(503)
  })
})

describe('limits of codes', () => {
  const wait = (seconds: number) => ({ code: refusals.codeTooOften, data: { retryAfter: seconds } })

  test('[R-5.6] say how many seconds are left, and end with the last of them', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const sendAgain = (index: number) => send(corp, phone, { network: `10.80.0.${index}` })
    expect((await sendAgain(1)).code).toBe(200)
    pass(20_000)
    expect(await sendAgain(2)).toMatchObject(wait(40))
    pass(39_999)
    expect(await sendAgain(3)).toMatchObject(wait(1))
    pass(1)
    expect((await sendAgain(4)).code).toBe(200)
  })

  test('[RL-01] hold for the day that a brand pays for, to its end', async () => {
    const corp = await buildCorp({ smsDailyBudget: 1 })
    const day = 24 * 60 * minute
    pass(day - (clock.at % day))
    const sendToNew = () => send(corp, newPhone(), { network: '10.81.0.1' })
    expect((await sendToNew()).code).toBe(200)
    pass(6 * 60 * minute)
    expect(await sendToNew()).toMatchObject(wait(18 * 3600))
    pass(18 * 60 * minute)
    expect((await sendToNew()).code).toBe(200)
  })

  test('[RL-02] of a network do not stop a phone that has logged in there', async () => {
    const corp = await buildCorp()
    const [phone, network] = [newPhone(), '127.0.0.1']
    await logIn(corp, phone, await codeFor(corp, phone))
    pass(60 * minute - (clock.at % (60 * minute)))
    for (let count = 0; count < 20; count++) expect((await send(corp, newPhone(), { network })).code).toBe(200)
    expect((await send(corp, newPhone(), { network })).code).toBe(refusals.codeTooOften)
    expect((await send(corp, phone, { network })).code).toBe(200)
  })

  test('[RL-01] of a session are one a minute and five an hour, from whatever network', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
    const sendOwn = async (index: number) => {
      const answer = await app.http.inject({
        ...{ method: 'POST', url: sendSmsCode.path, headers: headersOf({ corp, token }), payload: { scene: 4 } },
        remoteAddress: `10.82.0.${index}`,
      })
      return answer.json().code
    }
    const codes: number[] = []
    for (let index = 0; index < 6; index++) {
      codes.push(await sendOwn(index))
      expect(await sendOwn(100 + index)).toBe(refusals.codeTooOften)
      pass(minute)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, refusals.codeTooOften])
  })
})

test('a session that is still remembered gets no code for an account that was closed', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  const sendOwn = async () => (await ask(app, sendSmsCode, { corp, token, body: { scene: 4 } })).code
  expect(await sendOwn()).toBe(200)
  await rowsOf(corp, 'update customer set status = 2')
  pass(minute)
  expect(await sendOwn()).toBe(refusals.notLoggedIn)
})

test('the desk is shown no code of a test phone that a provider carries, and none of a demo', async () => {
  const corp = await buildCorp()
  const { staffId } = await buildStaff(corp, 'owner')
  for (const server of [real, app]) {
    const phone = newPhone()
    const row = { test_phone_id: phone, phone: `+86${phone}`, staff_id: staffId }
    await insertRow(corp, 'test_phone', row)
    const body = { areaCode: '86', phone, scene: 1 }
    expect((await ask(server, sendSmsCode, { corp, body })).code).toBe(200)
  }
  expect(await rowsOf(corp, 'select sealed_code from test_phone')).toEqual([
    { sealed_code: null },
    { sealed_code: null },
  ])
})
