import { call } from '@tiffin/contract/call'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ask, headersOf, logged, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { staffSession } from '../../test/fake-sessions.ts'
import type { Sessions } from '../base/context.ts'
import { readyEnvelope } from '../base/ready-envelope.ts'
import { Refusal } from '../base/refusal.ts'
import { rawPost, route } from './route.ts'

const echo = call({
  path: '/api/app/common/trial/echo',
  as: 'anyone',
  input: z.object({ name: z.string().max(10), list: z.array(z.int()).max(3).exactOptional() }),
  output: z.object({ name: z.string(), language: z.string() }),
  refusals: ['soldOut'],
})
const mine = call({
  path: '/api/app/common/trial/mine',
  as: 'customer',
  input: z.object({}),
  output: z.object({ uid: z.string() }),
})
const ofStaff = { as: 'staff', input: z.object({}), output: z.object({}) } as const
const desk = call({ path: '/api/app/common/trial/desk', ...ofStaff, needs: 'none', scope: 'counter' })
const open = call({
  path: '/api/app/common/trial/open',
  as: 'maybeCustomer',
  input: z.object({}),
  output: z.object({ uid: z.string().nullable() }),
})
const anything = call({
  path: '/api/app/common/trial/any',
  as: 'anyone',
  input: z.any(),
  output: z.object({ text: z.string() }),
})
const large = call({
  path: '/api/app/common/trial/large',
  as: 'anyone',
  input: z.object({}),
  output: z.object({ text: z.string() }),
})

const sessions: Sessions = {
  async find(token, corpId) {
    if (token === `customer of ${corpId}`)
      return {
        session: { kind: 'customer', isMember: true, sessionId: 's1', customerId: 'c1' },
        renewed: 'a newer token',
      }
    if (token === `employee of ${corpId}`) return { session: staffSession('e1', 'st') }
    return undefined
  },
}

const app = testApp({
  sessions,
  add(app) {
    route(app, echo, ({ name }, { language }) => {
      if (name === 'broken') throw new Error('secret detail of the inside')
      if (name === 'gone') throw new Refusal('soldOut', { productId: 'p1', productName: 'Tea' })
      return { name, language }
    })
    route(app, mine, (_input, { session }) => ({ uid: session.customerId }))
    route(app, desk, () => ({}))
    route(app, open, (_input, { session }) => ({ uid: session?.customerId ?? null }))
    const ready = readyEnvelope({ text: 'tea < coffee '.repeat(1000) })
    route(app, large, () => ready)
    route(app, anything, (input) => ({ text: JSON.stringify(input) }))
    rawPost(app, '/api/pay/trial', async (body) => ({ length: body.length }))
  },
})
const corp = await buildCorp()

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: echo.path, payload, headers: { ...headersOf({ corp }), ...headers } })

afterEach(() => {
  logged.length = 0
})

describe('a call', () => {
  test('[R-7.4] answers in the envelope, with the request id that came or a new one', async () => {
    const answer = await post('{"name":"tea"}', { 'x-request-id': 'a-request-1' })
    expect(answer.json()).toEqual({
      code: 200,
      message: 'success',
      data: { name: 'tea', language: 'zh-CN' },
      successful: true,
    })
    expect(answer.headers).toMatchObject({
      'x-request-id': 'a-request-1',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    const other = await post('{"name":"tea"}', { 'x-request-id': '<b>' })
    expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('[R-7.4] says no with HTTP 200, the number of the refusal and words in the language of the caller', async () => {
    const thai = await ask(app, echo, { corp, body: { name: 'gone' }, language: 'th-TH' })
    expect(thai).toMatchObject({ code: 30006, data: { productId: 'p1' }, successful: false })
    const english = await ask(app, echo, { corp, body: { name: 'gone' }, language: 'en_us;q=0.9, xx' })
    expect(english.message).toBe('Sold out')
    expect(english.message).not.toBe(thai.message)
  })

  test('[R-7.20] names the fields that are wrong', async () => {
    expect(await ask(app, echo, { corp, body: { list: [1, 'two'] } })).toMatchObject({
      code: 10004,
      data: { fieldErrors: [{ field: 'name' }, { field: 'list.1' }] },
    })
  })

  test('says what is wrong with a field in the language of the caller', async () => {
    const messageIn = async (language: string) =>
      (await ask(app, echo, { corp, body: { list: [1, 'two'] }, language })).data as unknown
    const english = [
      { field: 'name', message: 'Required' },
      { field: 'list.1', message: 'Not valid' },
    ]
    expect(await messageIn('en-US')).toEqual({ fieldErrors: english })
    const chinese = [
      { field: 'name', message: '必填' },
      { field: 'list.1', message: '格式不正确' },
    ]
    expect(await messageIn('zh-CN')).toEqual({ fieldErrors: chinese })
  })

  test('that breaks answers one plain sentence; the cause goes to the log with the request id', async () => {
    const answer = await post('{"name":"broken"}', { 'x-request-id': 'broken-request', 'accept-language': 'en-US' })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 500, message: 'Something broke on our side, please try again later', data: null, successful: false },
    ])
    expect(logged.join('')).toContain('secret detail of the inside')
    expect(logged.join('')).toContain('broken-request')
  })

  test('sends prepared bytes as they are, compressed for those who take it', async () => {
    const fetch = (encoding: string) =>
      app.http.inject({
        method: 'POST',
        url: large.path,
        payload: '{}',
        headers: headersOf({ corp, headers: { 'accept-encoding': encoding } }),
      })
    const plain = await fetch('identity')
    expect(plain.json().data.text).toContain('tea < coffee')
    expect(plain.body).not.toContain('<')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await fetch('gzip, deflate, br')).headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect((await fetch('gzip, br;q=0')).headers['content-encoding']).toBe('gzip')
  })
})

test('[R-7.1] a POST without a body is one with an empty object, as the page of the interface says', async () => {
  const corp = await buildCorp()
  const empty = { method: 'POST', url: open.path, headers: headersOf({ corp }) } as const
  for (const payload of ['', '{}'])
    expect((await app.http.inject({ ...empty, payload })).json()).toMatchObject({ code: 200, data: { uid: null } })
  const page = await app.http.inject({ method: 'GET', url: '/docs/openapi.json' })
  expect(page.json().info.description).toContain('A POST without a body is one with `{}`.')
})

describe('the brand of a call', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['a path', '../demo'],
    ['SQL', "demo' or 1=1--"],
    ['upper case', 'Demo'],
    ['a look-alike letter', 'd\u0435mo'],
    ['two of them', 'demo, demo2'],
    ['very long', 'a'.repeat(10_000)],
  ])('[TN-07][R-1.8][R-5.1][R-8.5] that is %s is refused as missing', async (_what, header) => {
    const caller = header === undefined ? {} : { headers: { 'corp-id': header } }
    expect(await ask(app, echo, { ...caller, body: { name: 'tea' } })).toMatchObject({ code: 10001 })
  })

  test('[R-1.8][TN-07][R-5.1][R-8.5] that is unknown or switched off is refused', async () => {
    const off = await buildCorp({ enabled: false })
    expect(await ask(app, echo, { corp: 'nobody', body: { name: 'tea' } })).toMatchObject({ code: 10002 })
    expect(await ask(app, echo, { corp: off, body: { name: 'tea' } })).toMatchObject({ code: 10002 })
  })

  test('[R-1.13] asks older apps to update', async () => {
    const strict = await buildCorp({ minAppCode: 222 })
    const as = (version: string) =>
      ask(app, echo, { corp: strict, body: { name: 'tea' }, headers: { 'app-version': version } })
    expect(await as('2.2.1')).toMatchObject({ code: 10003 })
    expect(await as('2.2.2')).toMatchObject({ code: 200 })
    expect(await as('no version')).toMatchObject({ code: 200 })
  })
})

describe('the caller of a call', () => {
  test('[R-6.2] without a good token is not logged in where one is needed, and a visitor where not', async () => {
    for (const token of [undefined, 'nonsense', 'x'.repeat(9000)]) {
      expect(await ask(app, mine, { corp, token })).toMatchObject({ code: 401, data: null })
      expect(await ask(app, open, { corp, token })).toMatchObject({ code: 200, data: { uid: null } })
    }
  })

  test('[R-4.4][R-7.2] is known by the token, with or without Bearer, and gets its newer one in the header', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: mine.path,
      payload: '{}',
      headers: headersOf({ corp, headers: { authorization: `customer of ${corp}` } }),
    })
    expect(answer.json()).toMatchObject({ code: 200, data: { uid: 'c1' } })
    expect(answer.headers.authorization).toBe('a newer token')
    expect(await ask(app, open, { corp, token: `customer of ${corp}` })).toMatchObject({ data: { uid: 'c1' } })
  })

  test('[R-6.4][AU-17] in the wrong role is refused', async () => {
    expect(await ask(app, desk, { corp, token: `customer of ${corp}` })).toMatchObject({ code: 403 })
    expect(await ask(app, mine, { corp, token: `employee of ${corp}` })).toMatchObject({ code: 403 })
    expect(await ask(app, open, { corp, token: `employee of ${corp}` })).toMatchObject({ data: { uid: null } })
  })
})

describe('what cannot be carried', () => {
  test.each([
    ['broken JSON', '{"name":', 400],
    ['broken UTF-8', Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]), 400],
    ['deep nesting', `${'['.repeat(200_000)}`, 400],
    ['more than a megabyte', `{"name":"${'x'.repeat(1_100_000)}"}`, 413],
  ])('[RL-03] %s is answered with an envelope', async (_what, body, status) => {
    const answer = await post(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: status, data: null, successful: false }])
  })

  test('[call-11] a body that nests too deep is refused as one that is no JSON, whatever the call reads of it', async () => {
    /** `levels` of them in all, the record around the field included. */
    const nested = (levels: number) => `{"name":"tea","more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    expect((await post(nested(32))).json()).toMatchObject({ code: 200 })
    for (const levels of [33, 2000, 5000, 100_000]) {
      const answer = await post(nested(levels))
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 400, data: null }])
    }
    const records = `${'{"more":'.repeat(5000)}1${'}'.repeat(5000)}`
    expect((await post(records)).statusCode).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '[WB-07] a body of %s is refused, so that a form of another site cannot send it',
    async (type) => {
      const answer = await post('{"name":"tea"}', { 'content-type': type })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 415])
    },
  )

  test('[R-7.1][WB-07] a body without a type is refused, and other origins are promised nothing', async () => {
    const untyped = await app.http.inject({ method: 'POST', url: echo.path, headers: { 'corp-id': corp } })
    expect(untyped.statusCode).toBe(415)
    const preflight = await app.http.inject({
      method: 'OPTIONS',
      url: echo.path,
      headers: { origin: 'https://evil.example' },
    })
    expect(preflight.statusCode).toBe(405)
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('[R-7.1] an unknown address is 404, a known one asked the wrong way 405', async () => {
    const unknown = await app.http.inject({ method: 'POST', url: '/api/app/nothing', payload: {} })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 404])
    const wrong = await app.http.inject({ method: 'GET', url: `${echo.path}?corp=a` })
    expect([wrong.statusCode, wrong.json().code, wrong.headers.allow]).toEqual([405, 405, 'POST'])
    const bad = await app.http.inject({ method: 'GET', url: '/%c0%ae' })
    expect([bad.statusCode, bad.json().code]).toEqual([400, 400])
  })

  test('[WB-09] keys that would reach the prototype of an object are dropped', async () => {
    const body =
      '{"name":"tea","in":{"__proto__":{"polluted":1}},"__proto__":{"a":1},"constructor":{"prototype":{"polluted":1}}}'
    const answer = await app.http.inject({
      method: 'POST',
      url: anything.path,
      payload: body,
      headers: headersOf({ corp }),
    })
    expect(answer.json()).toMatchObject({ code: 200, data: { text: '{"name":"tea","in":{}}' } })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('a body whose signature counts arrives byte by byte, whatever its type', async () => {
    const send = (type: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/pay/trial',
        payload: ' {"a": 1} ',
        headers: { 'content-type': type },
      })
    expect((await send('application/json')).json()).toEqual({ length: 10 })
    expect((await send('text/xml')).json()).toEqual({ length: 10 })
  })
})
