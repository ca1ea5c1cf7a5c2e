import { findProfile } from '@tiffin/contract/customer'
import { logInByCode } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { app, logInWith, minute, newPhone, pass, rowsOf, send, wrongFor } from '../../../test/logging-in.ts'
import { from } from '../../../test/passwords.ts'

const home = '10.60.0.1'
const otherNetwork = '10.61.0.1'
const [logInScene, registerScene, resetScene] = [1, 2, 3]

type Phone = readonly [corp: string, phone: string]

/** Types a code in at a network, with the nonce that its sender got. */
const enter = ([corp, phone]: Phone, { devCode, nonce }: { devCode: string; nonce: string }, network = home) =>
  from(
    { corp, network, body: { areaCode: '86', phone, code: devCode, nonce, agreementAccepted: true } },
    logInByCode.path,
  )

/** A phone that logged in at home some days ago. */
async function owner(): Promise<Phone> {
  const corp = await buildCorp()
  const phone = newPhone()
  pass(minute * 2)
  const { data } = await send(corp, phone, { network: home })
  expect((await enter([corp, phone], data)).code).toBe(200)
  pass(3 * 24 * 60 * minute)
  return [corp, phone]
}

describe('[AU-18] an owner gets in by code', () => {
  test('while a stranger guesses, ten a second, with and without a code of their own', async () => {
    const [corp, phone] = await owner()
    for (const network of [home, otherNetwork]) {
      pass(10 * minute)
      const { data } = await send(corp, phone, { network: network })
      const wrong = wrongFor(data.devCode)
      for (let second = 0; second < 10; second++) {
        const none = Array.from({ length: 10 }, () =>
          enter([corp, phone], { devCode: wrong, nonce: 'guess' }, otherNetwork),
        )
        expect(new Set((await Promise.all(none)).map(({ code }) => code))).toEqual(new Set([refusals.codeWrong]))
        pass(1000)
      }
      pass(50_000)
      const strangers = await send(corp, phone, { network: '10.62.0.1' })
      for (let guess = 0; guess < 10; guess++)
        await enter([corp, phone], { ...strangers.data, devCode: wrong }, '10.62.0.1')
      expect((await enter([corp, phone], data, network)).code).toBe(200)
    }
  })

  test('while a stranger sends codes for every purpose, all day long', async () => {
    const [corp, phone] = await owner()
    let sent = 0
    for (let step = 0; step < 24 * 6; step++) {
      const scene = [logInScene, registerScene, resetScene][step % 3] ?? 1
      const { code } = await send(corp, phone, { scene, network: `10.63.${step}.1` })
      if (code === 200) sent++
      if (step % 40 === 39) {
        const { code, data } = await send(corp, phone, { network: home })
        expect(code).toBe(200)
        expect((await enter([corp, phone], data)).code).toBe(200)
      }
      pass(10 * minute)
    }
    expect(sent).toBe(10)
  })

  test('at a network never used before, while a stranger at one other network sends what they can', async () => {
    const [corp, phone] = await owner()
    for (const scene of [logInScene, registerScene, resetScene])
      for (let count = 0; count < 70; count++) {
        await send(corp, phone, { scene, network: otherNetwork })
        pass(minute + 1)
      }
    const { code, data } = await send(corp, phone, { network: '10.64.0.1' })
    expect(code).toBe(200)
    expect((await enter([corp, phone], data, '10.64.0.1')).code).toBe(200)
  })

  test('with a code of two minutes ago less one, though others were sent since', async () => {
    const [corp, phone] = await owner()
    const { data } = await send(corp, phone, { network: home })
    pass(2 * minute - 1)
    for (const scene of [logInScene, registerScene]) await send(corp, phone, { scene, network: otherNetwork })
    expect((await enter([corp, phone], data)).code).toBe(200)
  })

  test('at home after another person there used up the wrong codes of the network', async () => {
    const [corp, phone] = await owner()
    const [, stranger] = [corp, newPhone()]
    let compared = 0
    for (let round = 0; round < 12; round++) {
      const { data } = await send(corp, newPhone(), { network: home })
      const guesses = Array.from({ length: 5 }, () =>
        enter([corp, stranger], { ...data, devCode: wrongFor(data.devCode) }),
      )
      await Promise.all(guesses)
      const sent = await send(corp, stranger, { network: `10.65.${round}.1` })
      if (sent.code !== 200) continue
      const wrong = { ...sent.data, devCode: wrongFor(sent.data.devCode) }
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter([corp, stranger], wrong)))
      compared += answers.filter(({ code }) => code === refusals.codeWrong).length
      pass(minute + 1)
    }
    expect(compared).toBeGreaterThan(0)
    const { data } = await send(corp, phone, { network: home })
    expect((await enter([corp, phone], data)).code).toBe(200)
  })
})

test('[AU-18] two hundred wrong codes at once from one network, each with a nonce that is good, come to forty comparisons', async () => {
  const corp = await buildCorp()
  pass(60 * minute)
  const sent = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const phone = newPhone()
      const { data } = await send(corp, phone, { network: `10.66.${index}.1` })
      return { phone, data }
    }),
  )
  const guess = ({ phone, data }: (typeof sent)[number]) =>
    enter([corp, phone], { ...data, devCode: wrongFor(data.devCode) }, '10.67.0.1')
  const answers = await Promise.all(sent.flatMap((one) => Array.from({ length: 5 }, () => guess(one))))
  expect(answers.filter(({ code }) => code === refusals.codeWrong)).toHaveLength(40)
  expect(answers.filter(({ code }) => code === refusals.tooManyTries)).toHaveLength(160)
  const [one] = sent
  pass(0)
  if (one) expect((await enter([corp, one.phone], one.data, '10.68.0.1')).code).not.toBe(refusals.codeExpired)
})

test('[AU-18][AU-07] only the one who asked for a code can learn whether one is on its way to a phone', async () => {
  const [corp, phone] = await owner()
  const { data } = await send(corp, phone, { network: home })
  const [withoutNonce, another] = ['', 'AAAAAAAAAAAAAAAAAAAAAA']
  const messagesOf = async () => {
    const answers = [
      logInWith(corp, phone, { code: '1234567', nonce: withoutNonce }),
      logInWith(corp, phone, { code: '1234567', nonce: another }),
    ]
    return (await Promise.all(answers)).map(({ code }) => code)
  }
  expect(await messagesOf()).toEqual([refusals.codeWrong, refusals.codeWrong])
  for (let guess = 0; guess < 6; guess++) await enter([corp, phone], { ...data, devCode: wrongFor(data.devCode) })
  expect(await messagesOf()).toEqual([refusals.codeWrong, refusals.codeWrong])
  expect((await enter([corp, phone], data)).code).toBe(refusals.tooManyTries)
  pass(3 * minute)
  expect(await messagesOf()).toEqual([refusals.codeWrong, refusals.codeWrong])
  expect((await enter([corp, phone], data)).code).toBe(refusals.codeExpired)
})

test('[AU-18] a nonce is 128 random bits, good for its phone and purpose only, and kept as a hash', async () => {
  const [corp, phone] = await owner()
  const { data } = await send(corp, phone, { network: home })
  expect(data.nonce).toMatch(/^[\w-]{22}$/)
  const reset = await send(corp, phone, { scene: resetScene, network: home })
  const mixed = { devCode: reset.data.devCode, nonce: reset.data.nonce }
  expect((await enter([corp, phone], mixed)).code).toBe(refusals.codeWrong)
  expect((await enter([corp, newPhone()], data)).code).toBe(refusals.codeWrong)
  expect(JSON.stringify(await rowsOf(corp, 'select * from issued_code'))).not.toContain(data.nonce)
  const { token } = (await enter([corp, phone], data)).data
  expect((await ask(app, findProfile, { corp, token })).code).toBe(200)
})
