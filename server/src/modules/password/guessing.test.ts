import { logInByCode, register, resetPassword } from '@tiffin/contract/login'
import { changePassword } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp } from '../../../test/build-shop.ts'
import { clock, codeFor, logIn, minute, newPhone, pass, rowsOf, wrongFor } from '../../../test/logging-in.ts'
import { byPassword, counted, from, quick, registered } from '../../../test/passwords.ts'

const right = 'camellia1'

/** A customer with the password of `registered`, who logged in from `home`. */
async function newOwner(home = '10.20.0.1') {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await registered(corp, phone, { on: quick, network: home })
  const tryFrom = (network: string, password: string) => byPassword(corp, [phone, password], { on: quick, network })
  return { corp, phone, tryFrom, ...data }
}

/** How many passwords were compared while this went on. */
async function comparedIn(work: () => Promise<unknown>): Promise<number> {
  const before = counted.compared
  await work()
  return counted.compared - before
}

const many = <Value>(count: number, each: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => each(index))

const address = (index: number) => `10.30.${Math.floor(index / 250)}.${index % 250}`

describe('[AU-06] guessing a password', () => {
  test('a thousand guesses from one network come to five comparisons in ten minutes; the owner gets in from elsewhere and by code', async () => {
    const { corp, phone, tryFrom } = await newOwner()
    const compared = await comparedIn(() => Promise.all(many(1000, () => tryFrom('10.21.0.1', 'guess123'))))
    expect(compared).toBe(5)
    expect((await tryFrom('10.21.0.1', right)).code).toBe(refusals.loginLocked)
    expect((await tryFrom('10.20.0.1', right)).code).toBe(200)
    expect((await tryFrom('10.22.0.9', right)).code).toBe(200)
    const code = await codeFor(corp, phone)
    const body = { areaCode: '86', phone, code, agreementAccepted: true }
    expect((await from({ corp, body, network: '10.21.0.1' }, logInByCode.path)).code).toBe(200)
    expect((await tryFrom('10.21.0.1', right)).code).toBe(200)
  })

  test('from a thousand networks they come to ten in five minutes, and lock no one out on a network they used before', async () => {
    const { corp, phone, tryFrom } = await newOwner()
    let compared = 0
    for (let round = 0; round < 5; round++) {
      const guesses = () => Promise.all(many(200, (index) => tryFrom(address(round * 200 + index), 'guess123')))
      compared += await comparedIn(guesses)
      pass(minute - 1)
    }
    expect(compared).toBe(10)
    expect(await tryFrom('10.23.0.1', right)).toMatchObject({
      code: refusals.loginLocked,
      data: { retryAfter: expect.any(Number) },
    })
    expect((await tryFrom('10.20.0.1', right)).code).toBe(200)
    expect((await logIn(corp, phone, await codeFor(corp, phone))).code).toBe(200)
    pass(5 * minute)
    expect((await tryFrom('10.23.0.1', right)).code).toBe(200)
  })

  test('[R-5.15] waits ten minutes after five wrong ones, then twice as long; a right one is forgiven everything', async () => {
    const { tryFrom } = await newOwner()
    const network = '10.24.0.1'
    const wrong = async () => {
      for (let index = 0; index < 5; index++)
        expect((await tryFrom(network, 'guess123')).code).toBe(refusals.loginWrong)
      return (await tryFrom(network, right)).data.retryAfter
    }
    expect(await wrong()).toBe(600)
    pass(10 * minute - 1)
    expect((await tryFrom(network, right)).data.retryAfter).toBe(1)
    pass(1)
    expect(await wrong()).toBe(1200)
    pass(20 * minute)
    expect((await tryFrom(network, right)).code).toBe(200)
    expect(await wrong()).toBe(600)
  })

  test('four wrong ones and then the right one are no trouble', async () => {
    const { tryFrom } = await newOwner()
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 4; index++)
        expect((await tryFrom('10.25.0.1', 'guess123')).code).toBe(refusals.loginWrong)
      expect((await tryFrom('10.25.0.1', right)).code).toBe(200)
    }
  })

  test('one network gets sixty wrong ones in five minutes for all accounts together, and may still use codes', async () => {
    const corp = await buildCorp()
    pass(5 * minute - (clock.at % (5 * minute)))
    const network = '10.26.0.1'
    const answers = await Promise.all(
      many(100, () => byPassword(corp, [newPhone(), 'guess123'], { on: quick, network })),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === refusals.loginWrong)).toHaveLength(60)
    expect(codes.filter((code) => code === refusals.loginLocked)).toHaveLength(40)
    const phone = newPhone()
    const body = { areaCode: '86', phone, code: await codeFor(corp, phone), agreementAccepted: true }
    expect((await from({ corp, body, network }, logInByCode.path)).code).toBe(200)
  })

  test('wrong codes count like wrong passwords', async () => {
    const { corp, phone, tryFrom } = await newOwner()
    const network = '10.27.0.1'
    const code = wrongFor(await codeFor(corp, phone, 3))
    const body = { areaCode: '86', phone, code, password: 'another1', confirmPassword: 'another1' }
    for (let index = 0; index < 5; index++)
      expect((await from({ corp, body, network }, resetPassword.path)).code).toBe(refusals.codeWrong)
    expect((await tryFrom(network, right)).code).toBe(refusals.loginLocked)
    expect((await tryFrom('10.20.0.1', right)).code).toBe(200)
  })

  test('a reset forgives the wrong ones of its account, not those that the network has used up', async () => {
    const { corp, phone, tryFrom } = await newOwner()
    pass(5 * minute - (clock.at % (5 * minute)))
    const network = '10.29.0.1'
    for (let index = 0; index < 3; index++) await tryFrom(network, 'guess123')
    const used = () => rowsOf(corp, `select used from budget where budget_key like 'login %' and used >= 2`)
    const body = { areaCode: '86', phone, password: 'another1', confirmPassword: 'another1' }
    const code = await codeFor(corp, phone, 3)
    expect(await used()).toEqual([{ used: 3 }])
    expect((await from({ corp, body: { ...body, code }, network, on: quick }, resetPassword.path)).code).toBe(200)
    expect(await used()).toEqual([{ used: 3 }])
  })

  test('who holds a stolen session has five guesses at the old password too', async () => {
    const { corp, token } = await newOwner()
    const change = (oldPassword: string) => {
      const body = { oldPassword, password: 'camellia2', confirmPassword: 'camellia2' }
      return ask(quick, changePassword, { corp, token, body })
    }
    const compared = await comparedIn(() => Promise.all(many(50, () => change('guess123'))))
    expect(compared).toBe(5)
    expect((await change(right)).code).toBe(refusals.loginLocked)
    pass(10 * minute)
    expect((await change(right)).code).toBe(200)
  })
})

/** What the brand's tables hold of guesses, without whom they are about. */
const traces = (corp: string) =>
  rowsOf(
    corp,
    `select 'guard' as kind, left(guard_key, 4) as key, wrong as used, cardinality(tried_at) as more from login_guard
     union all select 'budget', left(budget_key, 4), used, 0 from budget
     union all select 'session', '', count(*)::int, 0 from customer_session
     order by 1, 2, 3, 4`,
  )

describe('[AU-07] a stranger who guesses passwords', () => {
  test('get the same for two hundred phones with an account and two hundred without: same answers, same work, same rows', async () => {
    const [known, unknown] = await Promise.all([buildCorp(), buildCorp()])
    const phones = many(200, newPhone)
    await Promise.all(
      phones.map((phone, index) =>
        asCorp(
          known,
          `insert into customer (corp_id, customer_id, phone, nick_name, member_no, agreement_version, password_hash, status)
           values ($1, $2, $3, '', $2, '1', $4, $5)`,
          // Some have no password, some are closed.
          [known, `u${index}`, `+86${phone}`, index % 5 === 0 ? null : 'hash of camellia1', index % 7 === 0 ? 2 : 1],
        ),
      ),
    )
    await byPassword(known, [newPhone(), right], { on: quick }) // the hash that stands in for none is made once
    const guess = async (corp: string) => {
      const answers: unknown[] = []
      const compared = await comparedIn(async () => {
        for (const [index, phone] of phones.entries())
          answers.push(await byPassword(corp, [phone, 'guess123'], { on: quick, network: `10.28.0.${index % 200}` }))
      })
      return { answers: new Set(answers.map((answer) => JSON.stringify(answer))), compared }
    }
    await asCorp(known, 'delete from login_guard')
    await asCorp(known, 'delete from budget')
    const [first, second] = [await guess(known), await guess(unknown)]
    expect(first).toEqual(second)
    expect([first.answers.size, first.compared]).toEqual([1, 200])
    expect(await traces(known)).toEqual(await traces(unknown))
  })

  test('a closed account, one without a password and an unknown phone are wrong pairs, whatever the password', async () => {
    const { corp, phone, tryFrom } = await newOwner()
    const without = newPhone()
    await logIn(corp, without, await codeFor(corp, without))
    const answers = [
      await byPassword(corp, [newPhone(), right], { on: quick }),
      await byPassword(corp, [without, right], { on: quick }),
    ]
    await asCorp(corp, 'update customer set status = 2 where phone = $1', [`+86${phone}`])
    answers.push(await tryFrom('10.20.0.1', right))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, code: refusals.loginWrong, data: null })
  })

  test('logging in by password never makes an account', async () => {
    const corp = await buildCorp()
    await byPassword(corp, [newPhone(), right])
    expect(await rowsOf(corp, 'select 1 from customer')).toEqual([])
  })

  test('registering looks the same for both before a right code', async () => {
    const { corp, phone } = await newOwner()
    const unknown = newPhone()
    const enrol = (phoneNumber: string, code: string) => {
      const body = {
        areaCode: '86',
        phone: phoneNumber,
        code,
        password: right,
        confirmPassword: right,
        agreementAccepted: true,
      }
      return from({ corp, body, on: quick }, register.path)
    }
    const before = counted.hashes
    expect(await enrol(phone, '000000')).toEqual(await enrol(unknown, '000000'))
    for (const phoneNumber of [phone, unknown])
      expect(await enrol(phoneNumber, wrongFor(await codeFor(corp, phoneNumber, 2)))).toMatchObject({
        code: refusals.codeWrong,
        data: null,
      })
    expect(counted.hashes).toBe(before)
  })

  test('resetting looks the same for both before a right code, and answers the owner of the phone', async () => {
    const { corp, phone } = await newOwner()
    const unknown = newPhone()
    const reset = (phoneNumber: string, code: string) => {
      const body = { areaCode: '86', phone: phoneNumber, code, password: 'another1', confirmPassword: 'another1' }
      return from({ corp, body, on: quick }, resetPassword.path)
    }
    expect(await reset(phone, '000000')).toEqual(await reset(unknown, '000000'))
    const codes = [await codeFor(corp, phone, 3), await codeFor(corp, unknown, 3)] as const
    expect(await reset(phone, wrongFor(codes[0]))).toEqual(await reset(unknown, wrongFor(codes[1])))
    expect((await reset(unknown, codes[1])).code).toBe(refusals.notRegistered)
    expect((await reset(phone, codes[0])).code).toBe(200)
    expect(await rowsOf(corp, 'select 1 from customer')).toHaveLength(1)
  })
})
