import { createHmac } from 'node:crypto'
import { findProfile } from '@tiffin/contract/customer'
import { decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { ask, headersOf, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { app, clock, codeFor, logIn, newPhone, pass } from '../../../../test/logging-in.ts'
import { from } from '../../../../test/passwords.ts'
import { keyFor } from '../keys.ts'

const before = app.config.tokenSecret
const after = 'the secret that came after the first, as long'
const served = (tokenSecret: string, oldTokenSecrets: string[] = []) =>
  testApp({ clock, config: { demo: true, tokenSecret, oldTokenSecrets } })
/** While both are good, and when the first was taken off the list. */
const bothKeys = served(after, [before])
const afterwards = served(after)

async function newCustomer() {
  const corp = await buildCorp()
  const phone = newPhone()
  const { data } = await logIn(corp, phone, await codeFor(corp, phone))
  return { corp, phone, ...data }
}

const look = (on: typeof app, { corp, token }: { corp: string; token: string }) =>
  on.http.inject({ method: 'POST', url: findProfile.path, payload: '{}', headers: headersOf({ corp, token }) })

const isLive = async (on: typeof app, session: { corp: string; token: string }) =>
  (await ask(on, findProfile, session)).code === 200

describe('[AU-08] a new secret for tokens', () => {
  test('leaves the tokens of the old one good until that is taken away', async () => {
    const customer = await newCustomer()
    expect(await isLive(bothKeys, customer)).toBe(true)
    expect(await isLive(afterwards, customer)).toBe(false)
  })

  test('signs everything new, renewed tokens too', async () => {
    const customer = await newCustomer()
    const { corp, phone, token, tokenExpired } = customer
    const body = { areaCode: '86', phone, code: await codeFor(corp, phone), agreementAccepted: true }
    const { data } = await from({ corp, body, on: bothKeys }, '/api/app/customer/login/login-by-code')
    pass((tokenExpired - clock.at) * 0.7)
    const renewed = String((await look(bothKeys, { corp, token })).headers.authorization)
    for (const fresh of [data.token, renewed]) {
      expect(decodeProtectedHeader(fresh)).toMatchObject({ alg: 'HS256', kid: expect.any(String) })
      expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(token).kid)
      expect(await isLive(afterwards, { corp, token: fresh })).toBe(true)
      expect(await isLive(app, { corp, token: fresh })).toBe(false)
    }
  })

  test('knows tokens from before keys had names, and believes no other name', async () => {
    const { corp, token } = await newCustomer()
    const payload = token.split('.')[1] ?? ''
    const signed = (head: object, secret: string) => {
      const text = `${Buffer.from(JSON.stringify(head)).toString('base64url')}.${payload}`
      return `${text}.${createHmac('sha256', keyFor(secret, 'token')).update(text).digest('base64url')}`
    }
    const head = { alg: 'HS256', typ: 'JWT' }
    expect(await isLive(bothKeys, { corp, token: signed(head, before) })).toBe(true)
    expect(await isLive(afterwards, { corp, token: signed(head, before) })).toBe(false)
    const { kid } = decodeProtectedHeader(token)
    for (const wrong of [
      { ...head, kid: 'another' },
      { ...head, kid: 7 },
      { ...head, kid: '' },
      { ...head, kid: null },
    ])
      expect(await isLive(bothKeys, { corp, token: signed(wrong, before) })).toBe(false)
    expect(await isLive(bothKeys, { corp, token: signed({ ...head, kid }, after) })).toBe(false)
    expect(await isLive(bothKeys, { corp, token: signed({ ...head, kid }, before) })).toBe(true)
  })

  test('leaves a code that is on its way good', async () => {
    const corp = await buildCorp()
    const phone = newPhone()
    const enter = (on: typeof app, code: string) =>
      from(
        { corp, on, body: { areaCode: '86', phone, code, agreementAccepted: true } },
        '/api/app/customer/login/login-by-code',
      )
    const code = await codeFor(corp, phone)
    expect((await enter(afterwards, code)).code).not.toBe(200)
    expect((await enter(bothKeys, code)).code).toBe(200)
  })
})
