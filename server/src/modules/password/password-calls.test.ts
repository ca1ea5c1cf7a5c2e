import { findProfile } from '@tiffin/contract/customer'
import { logInByCode, logInByPassword, register, resetPassword } from '@tiffin/contract/login'
import { changePassword, deleteAccount, setPassword } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, headersOf, saidInLog } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import {
  app,
  codeFor,
  logIn,
  minute,
  newPhone,
  nonceFor,
  noteNonce,
  pass,
  rowsOf,
  send,
} from '../../../test/logging-in.ts'
import { byPassword, counted, from, quick, registered } from '../../../test/passwords.ts'

const two = (password: string) => ({ password, confirmPassword: password })

/** A code for a purpose of a customer's own, sent to the phone of the session. */
async function ownCode(corp: string, token: string): Promise<string> {
  pass(minute + 1)
  const answer = await app.http.inject({
    ...{ method: 'POST', url: '/api/app/customer/login/send-sms-code' },
    ...{ headers: headersOf({ corp, token }), payload: { scene: 4 }, remoteAddress: '10.40.0.1' },
  })
  return noteNonce(answer.json().data, [corp, token])
}

/** What each purpose's code opens. */
const uses = {
  1: (corp: string, used: Using) => from({ corp, body: { ...used.body, agreementAccepted: true } }, logInByCode.path),
  2: (corp: string, used: Using) =>
    from({ corp, body: { ...used.body, ...two('camellia2'), agreementAccepted: true } }, register.path),
  3: (corp: string, used: Using) => from({ corp, body: { ...used.body, ...two('camellia3') } }, resetPassword.path),
  4: (corp: string, { token, body }: Using) =>
    ask(app, deleteAccount, { corp, token, body: { code: body.code, nonce: nonceFor(corp, body), confirm: true } }),
} as const

interface Using {
  readonly token: string
  readonly body: { readonly areaCode: string; readonly phone: string; readonly code: string }
}

const scenes = [1, 2, 3, 4] as const

describe('[AU-03] a code', () => {
  test.each(scenes.flatMap((sent) => scenes.map((used) => [sent, used] as const)))(
    'that was sent for purpose %i opens purpose %i only when they are one, and only once',
    async (sent, used) => {
      const corp = await buildCorp()
      const phone = newPhone()
      const { data } = await registered(corp, phone, { on: quick })
      const { token } = data
      const code = sent === 4 ? await ownCode(corp, token) : await codeFor(corp, phone, sent)
      const use = () => uses[used](corp, { token, body: { areaCode: '86', phone, code } })
      const expected = sent !== used ? refusals.codeWrong : sent === 2 ? refusals.alreadyRegistered : 200
      expect((await use()).code).toBe(expected)
      const again = sent === used && used >= 3 ? [401, refusals.codeWrong] : [refusals.codeWrong]
      expect(again).toContain((await use()).code)
    },
  )

  test('for a customer’s own account goes to the phone of the session, whatever phone is named', async () => {
    const corp = await buildCorp()
    const [phone, other] = [newPhone(), newPhone()]
    const { data } = await registered(corp, phone, { on: quick })
    pass(minute + 1)
    const answer = await app.http.inject({
      ...{ method: 'POST', url: '/api/app/customer/login/send-sms-code', remoteAddress: '10.40.0.2' },
      ...{ headers: headersOf({ corp, token: data.token }), payload: { scene: 4, areaCode: '86', phone: other } },
    })
    expect(answer.json().code).toBe(200)
    expect(await rowsOf(corp, 'select phone from issued_code where scene = 4')).toEqual([{ phone: `+86${phone}` }])
  })

  test('without a phone is not sent', async () => {
    expect((await send(await buildCorp(), '', { areaCode: '' })).code).toBe(refusals.phoneInvalid)
  })
})

describe('[AU-12] resetting a password', () => {
  test('[R-2.27][R-5.6] needs a code that went to this very phone, and takes it once', async () => {
    const corp = await buildCorp()
    const [mine, yours] = [newPhone(), newPhone()]
    for (const phone of [mine, yours]) await registered(corp, phone, { on: quick })
    const reset = (phone: string, code: string) =>
      from({ corp, on: quick, body: { areaCode: '86', phone, code, ...two('another9') } }, resetPassword.path)
    expect((await reset(yours, '')).code).toBe(refusals.codeWrong)
    const code = await codeFor(corp, mine, 3)
    expect((await reset(yours, code)).code).toBe(refusals.codeWrong)
    const before = await asCorp(corp, 'select password_hash from customer where phone = $1', [`+86${yours}`])
    expect((await reset(mine, code)).code).toBe(200)
    expect((await reset(mine, code)).code).toBe(refusals.codeWrong)
    expect(await asCorp(corp, 'select password_hash from customer where phone = $1', [`+86${yours}`])).toEqual(before)
  })

  test('[R-6.3][R-2.28][R-2.29] wants a session for setting and changing', async () => {
    const corp = await buildCorp()
    expect((await ask(app, setPassword, { corp, body: two('camellia1') })).code).toBe(401)
    const body = { oldPassword: 'camellia1', ...two('camellia2') }
    expect((await ask(app, changePassword, { corp, body })).code).toBe(401)
  })
})

const formTable: [string, number][] = [
  ['', refusals.passwordForm],
  ['abcd5', refusals.passwordForm],
  ['abcde6', 200],
  ['A'.repeat(20), 200],
  ['A'.repeat(21), refusals.passwordForm],
  ['abcde!', refusals.passwordForm],
  ['abc def', refusals.passwordForm],
  [' abcdef', refusals.passwordForm],
  ['１２３４５６', refusals.passwordForm],
  ['١٢٣٤٥٦', refusals.passwordForm],
  ['abcdef\u0000', refusals.passwordForm],
  ['密码密码密码', refusals.passwordForm],
]

describe('[AU-13] a new password', () => {
  test.each(formTable)('[R-5.3] %j is answered alike by register, reset, set and change', async (password, outcome) => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone, 2)
    const hashed = counted.hashes
    const body = { areaCode: '86', phone, code, ...two(password), agreementAccepted: true }
    const made = await from({ corp, body, on: quick }, register.path)
    expect(made.code).toBe(outcome)
    const owner = outcome === 200 ? made : await registered(corp, phone, { on: quick, code })
    if (outcome !== 200) expect(counted.hashes - hashed).toBeLessThanOrEqual(1)
    const toReset = { areaCode: '86', phone, code: await codeFor(corp, phone, 3), ...two(password) }
    expect((await from({ corp, body: toReset, on: quick }, resetPassword.path)).code).toBe(outcome)
    const token = (await logIn(corp, phone, await codeFor(corp, phone))).data.token
    await asCorp(corp, 'update customer set password_hash = null')
    expect((await ask(quick, setPassword, { corp, token, body: two(password) })).code).toBe(outcome)
    await asCorp(corp, "update customer set password_hash = 'hash of oldOld1'")
    const change = { oldPassword: 'oldOld1', ...two(password) }
    expect((await ask(quick, changePassword, { corp, token, body: change })).code).toBe(outcome)
    expect(owner.code).toBe(200)
  })

  test('[R-5.3] entered differently the second time is refused everywhere, and nothing is hashed', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
    const differs = { password: 'camellia1', confirmPassword: 'camellia2' }
    const typed = { areaCode: '86', phone, code: '000000', ...differs }
    const before = counted.hashes
    const answers = [
      await from({ corp, on: quick, body: { ...typed, agreementAccepted: true } }, register.path),
      await from({ corp, on: quick, body: typed }, resetPassword.path),
      await ask(quick, setPassword, { corp, token, body: differs }),
      await ask(quick, changePassword, { corp, token, body: { oldPassword: 'x', ...differs } }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(refusals.passwordMismatch))
    expect(counted.hashes).toBe(before)
  })

  test('[R-2.28] for an account that has one already is refused before it is hashed', async () => {
    const corp = await buildCorp()
    const { token } = (await registered(corp, newPhone(), { on: quick })).data
    const before = counted.hashes
    expect((await ask(quick, setPassword, { corp, token, body: two('camellia2') })).code).toBe(
      refusals.passwordAlreadySet,
    )
    expect(counted.hashes).toBe(before)
  })

  test('[R-5.15] is another than the old one, which has to be right first', async () => {
    const corp = await buildCorp()
    const { data } = await registered(corp, newPhone(), { on: quick })
    const change = (oldPassword: string, password: string) =>
      ask(quick, changePassword, { corp, token: data.token, body: { oldPassword, ...two(password) } })
    expect((await change('camellia2', 'camellia2')).code).toBe(refusals.oldPasswordWrong)
    expect((await change('camellia1', 'camellia1')).code).toBe(refusals.passwordSame)
    expect((await change('camellia1', 'camellia2')).code).toBe(200)
  })

  test('[R-5.15] that is the old one again is refused, and refusing it costs no tries', async () => {
    const corp = await buildCorp()
    const { data } = await registered(corp, newPhone(), { on: quick })
    const change = (password: string) => {
      const body = { oldPassword: 'camellia1', ...two(password) }
      return ask(quick, changePassword, { corp, token: data.token, body })
    }
    for (let time = 0; time < 6; time++) expect((await change('camellia1')).code).toBe(refusals.passwordSame)
    expect((await change('camellia2')).code).toBe(200)
  })

  test.each([logInByPassword, register, resetPassword])(
    'of a megabyte is refused by $path before it is hashed',
    async (call) => {
      const corp = await buildCorp()
      const before = { ...counted }
      const password = 'a'.repeat(1_048_576)
      const body = { areaCode: '86', phone: newPhone(), code: '123456', ...two(password), agreementAccepted: true }
      expect((await from({ corp, body, on: quick }, call.path)).status).toBe(413)
      const long = { ...body, ...two('a'.repeat(400_000)) }
      expect(await from({ corp, body: long, on: quick }, call.path)).toMatchObject({
        status: 200,
        code: refusals.inputInvalid,
      })
      expect(counted).toEqual(before)
    },
  )
})

describe('[AU-14] one phone', () => {
  test('is one account in every spelling, and fifty who register at once make one', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone, 2)
    const body = { areaCode: '86', phone, code, ...two('camellia1'), agreementAccepted: true }
    const all = await Promise.all(Array.from({ length: 50 }, () => from({ corp, body, on: quick }, register.path)))
    expect(all.filter(({ code: answerCode }) => answerCode === 200)).toHaveLength(1)
    expect(await rowsOf(corp, 'select count(*) from customer')).toEqual([{ count: 1 }])
    const wide = phone.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const spellings = [`+86${phone}`, `0086 ${phone}`, `0${phone}`, wide, `${phone.slice(0, 3)}-${phone.slice(3)}`]
    for (const spelt of spellings)
      expect((await byPassword(corp, [spelt, 'camellia1'], { on: quick })).data.uid).toBe(
        all.find(({ code: answerCode }) => answerCode === 200)?.data.uid,
      )
  })
})

describe('[AU-15] without the agreement', () => {
  const withoutIt = [{}, { agreementAccepted: false }]

  test('[R-5.5] no customer can log in by password, register or log in by code, and no code is spent', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const code = await codeFor(corp, phone, 2)
    const before = { ...counted }
    const body = { areaCode: '86', phone, code, ...two('camellia1') }
    for (const call of [logInByPassword, register, logInByCode])
      for (const agreed of withoutIt)
        expect((await from({ corp, body: { ...body, ...agreed }, on: quick }, call.path)).code).toBe(
          refusals.agreementMissing,
        )
    expect(counted).toEqual(before)
    expect((await registered(corp, phone, { on: quick, code })).code).toBe(200)
  })

  test('and with it, the version in force is noted at every log-in', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const version = () => rowsOf(corp, 'select agreement_version as version from customer')
    await registered(corp, phone, { on: quick })
    expect(await version()).toEqual([{ version: '1' }])
    await asCorp(corp, `insert into agreement values ($1, '2', '{}', '{}', now() + interval '1 second')`, [corp])
    await byPassword(corp, [phone, 'camellia1'], { on: quick })
    expect(await version()).toEqual([{ version: '2' }])
  })
})

test('a session says how its customer got in', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  await registered(corp, phone, { on: quick })
  await byPassword(corp, [phone, 'camellia1'], { on: quick })
  await logIn(corp, phone, await codeFor(corp, phone))
  expect(await rowsOf(corp, 'select provider from customer_session order by created_at')).toEqual(
    ['password', 'password', 'sms'].map((provider) => ({ provider })),
  )
})

test('[PV-03] no password, old or new, right or wrong, comes into a log or, readable, into the database', async () => {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await registered(corp, phone, { password: 'Secret0ne1', confirmPassword: 'Secret0ne1' })
  await byPassword(corp, [phone, 'Secret0ther'])
  await byPassword(corp, [phone, 'Secret0ne1'])
  const body = { oldPassword: 'Secret0ne1', ...two('Secret0two2') }
  expect((await ask(app, changePassword, { corp, token: data.token, body })).code).toBe(200)
  expect((await ask(app, findProfile, { corp, token: data.token })).code).toBe(401)
  expect(saidInLog()).toContain(changePassword.path)
  expect(/Secret0|138\d{8}|eyJ[A-Za-z0-9_-]+\./.exec(saidInLog())).toBeNull()
  const kept = JSON.stringify(await rowsOf(corp, 'select * from customer'))
  expect(kept).toContain('$argon2id$')
  expect(kept).not.toContain('Secret0')
})
