import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { logOut } from '@tiffin/contract/login'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import pino from 'pino'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask as callInFull, headersOf, logged, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import * as build from '../../test/build-shop.ts'
import { order } from '../../test/order.ts'
import type { CustomerSession, Session, Sessions } from '../base/context.ts'
import type { Corp } from '../base/corp.ts'
import { ReadyAnswer, ReadyBytes } from '../base/ready-bytes.ts'
import { signingKey, signToken } from '../modules/login/session/token.ts'
import { ReadyAnswers } from './ready-answers.ts'

let offset = 0
/** Requests that were read in full. */
let inFull = 0
const app = testApp({
  clock: { now: () => Date.now() + offset },
  add: ({ http }) =>
    http.addHook('onRequest', async () => {
      inFull++
    }),
})
let url = ''

beforeAll(async () => {
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => {
  offset = 0
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly json: {
    code: number
    data: { list: { price: number; discountPrice: number; skuList: { stockNum: number | null }[] }[] }
  }
}

/** Asks over real HTTP, its body in as many pieces as are given. */
function send(headers: Record<string, string>, ...pieces: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(pieces.join(''))) }
    const outgoing = request(
      url + listProducts.path,
      { method: 'POST', headers: { ...length, ...headers } },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const bytes = Buffer.concat(chunks)
        const isPlain = answer.headers['content-encoding'] === undefined
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes,
          json: isPlain ? JSON.parse(String(bytes)) : undefined,
        })
      },
    )
    outgoing.once('error', reject)
    const [last = '', ...before] = pieces.toReversed()
    for (const piece of before.toReversed()) outgoing.write(piece)
    setTimeout(() => outgoing.end(last), before.length > 0 ? 20 : 0)
  })
}

async function openMenu(price = 500) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp, { price, row: {} })
  const body = JSON.stringify({ storeId: shop.storeId, pageSize: 500 })
  const ask = (caller: Parameters<typeof headersOf>[0] = {}) => send(headersOf({ corp, ...caller }), body)
  /** Until it is ready: the first of a server only shows which path has ready answers. */
  const makeReady = async (caller: Parameters<typeof headersOf>[0] = {}) => {
    await ask(caller)
    await ask(caller)
    inFull = 0
  }
  return { corp, ...shop, body, ask, makeReady }
}

function tokenOf(corp: string, { customerId: uid, sessionId: sid }: { customerId: string; sessionId: string }) {
  const tokenExpired = Math.floor(Date.now() / 1000 + 604_800) * 1000
  const key = signingKey(app.config.tokenSecret)
  return signToken(key, { uid, sid, corp, role: ['customer'], permission: [], tokenExpired })
}

describe('a menu that was just read', () => {
  test('is sent again without being read, with the same bytes and headers', async () => {
    const { ask, makeReady } = await openMenu()
    const first = await ask()
    await makeReady()
    const [again, broken] = [await ask(), await ask({ headers: { 'x-request-id': '<b>' } })]
    expect(inFull).toBe(0)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const withoutOwn = ({ headers: { 'x-request-id': _id, date: _date, ...rest } }: Answer) => rest
    expect(withoutOwn(again)).toEqual(withoutOwn(first))
    expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(broken.headers['x-request-id']).not.toBe(again.headers['x-request-id'])
  })

  test('[R-7.4] is answered with the request id that came, and leaves the line in the log that every request leaves', async () => {
    const { corp, ask, makeReady } = await openMenu()
    await makeReady()
    logged.length = 0
    const answer = await ask({ headers: { 'x-request-id': 'a-request-1' } })
    expect(inFull).toBe(0)
    expect(answer.headers['x-request-id']).toBe('a-request-1')
    const lines = logged.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === 'a-request-1')
    expect(lines).toMatchObject([{ msg: 'request', method: 'POST', path: listProducts.path, corp, status: 200 }])
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual([
      'corp',
      'level',
      'method',
      'ms',
      'msg',
      'path',
      'reqId',
      'status',
      'time',
    ])
  })

  test('is another one in another language, for another brand, and for whom it is compressed', async () => {
    const [tea, coffee] = [await openMenu(500), await openMenu(700)]
    for (const { makeReady } of [tea, coffee]) await makeReady()
    const cases = [{}, { language: 'en-US' }, { headers: { 'accept-encoding': 'gzip' } }]
    for (const caller of cases) await tea.makeReady(caller)
    const [plain, english] = [await tea.ask(), await tea.ask({ language: 'en-US' })]
    expect(plain.bytes.equals(english.bytes)).toBe(false)
    expect((await coffee.ask()).json.data.list[0]?.price).toBe(700)
    expect(plain.json.data.list[0]?.price).toBe(500)
    expect(inFull).toBe(0)
  })

  test('is read again when the brand has changed something, and refused to an app that has become too old', async () => {
    const { corp, ask, makeReady } = await openMenu(500)
    const old = { headers: { 'app-version': '2.0.0' } }
    await makeReady()
    await makeReady(old)
    await build.asCorp(corp, 'update sku set price = 900')
    await build.asCorp(corp, 'update corp set catalog_version = catalog_version + 1, min_app_code = 210')
    await app.corps.reload(corp)
    expect((await ask()).json.data.list[0]?.price).toBe(900)
    expect((await ask(old)).json.code).toBe(refusals.versionTooOld)
    expect(inFull).toBe(2)
  })

  test('is read again a second after stock has moved, and when its time is over', async () => {
    const { corp, storeId, productId, skuId, ask, makeReady } = await openMenu()
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 5 })
    const token = await tokenOf(corp, await build.buildCustomer(corp))
    await makeReady()
    const placed = await order(app, { corp, token, storeId, lines: [build.want(productId, skuId)], payable: 500 })
    expect(placed.code).toBe(200)
    inFull = 0
    offset = 1500
    expect((await ask()).json.data.list[0]?.skuList[0]?.stockNum).toBe(4)
    expect(inFull).toBe(1)
    await ask()
    expect(inFull).toBe(1)
    offset = 60_000
    await ask()
    expect(inFull).toBe(2)
  })

  test('[R-7.6][AU-08] is a member’s own while the session lives, and a guest’s once it has ended', async () => {
    const { corp, ask, makeReady } = await openMenu(500)
    await build.asCorp(corp, 'update sku set member_price = 300')
    const customer = await build.buildCustomer(corp, { is_member: true })
    const token = await tokenOf(corp, customer)
    await makeReady()
    await makeReady({ token })
    const priceOf = ({ json }: Answer) => json.data.list[0]?.discountPrice
    expect([priceOf(await ask({ token })), priceOf(await ask())]).toEqual([300, 500])
    expect(inFull).toBe(0)
    await callInFull(app, logOut, { corp, token })
    inFull = 0
    expect(priceOf(await ask({ token }))).toBe(500)
    expect(inFull).toBe(1)
    expect(priceOf(await ask({ token: `${token}x` }))).toBe(500)
  })
})

test('an answer that was made for a member is not kept for the guest as whom its request came', async () => {
  const guest: Session = { kind: 'customer', sessionId: 's1', customerId: 'c1', isMember: false }
  let session: Session = guest
  const corp = { corpId: 'demo' } as Corp // as: kept and compared as a whole
  const sessions: Sessions = { find: async () => ({ session }), held: () => session }
  const log = pino({ enabled: false })
  const ready = new ReadyAnswers({ corps: { held: () => corp }, sessions, clock: { now: Date.now }, log })
  const answer = new ReadyAnswer(new ReadyBytes(Buffer.from('{}')), () => true)
  const headers = { 'content-type': 'application/json', 'content-length': '2', 'corp-id': 'demo', authorization: 't' }
  const newRequest = () =>
    Object.assign(Readable.from([Buffer.from('{}')]), {
      method: 'POST',
      url: '/menu',
      headers,
    }) as unknown as IncomingMessage // as: what is read of it
  /** Whether it had to be answered in full, for a customer who is by then what `viewer` says. */
  const isAnsweredInFull = (viewer: Session) =>
    new Promise<boolean>((resolve) => {
      session = guest
      const sent = { writeHead() {}, end: () => resolve(false) } as unknown as ServerResponse // as: what is sent by it
      ready.take(newRequest(), sent, (request) => {
        ready.keep(request, { corp, session: viewer as CustomerSession }, answer)
        resolve(true)
      })
    })
  ready.keep(newRequest(), { corp, session: undefined }, answer)
  expect(await isAnsweredInFull({ ...guest, isMember: true })).toBe(true)
  expect(await isAnsweredInFull(guest)).toBe(true)
  expect(await isAnsweredInFull(guest)).toBe(false)
})

describe('a request to a path with ready answers that has none itself', () => {
  test('is answered as on any other path: in pieces, broken, too large, of no type, of no brand', async () => {
    const { corp, storeId, body, makeReady } = await openMenu()
    await makeReady()
    const headers = headersOf({ corp })
    const pieces = await send(headers, body.slice(0, 10), body.slice(10))
    expect(pieces.json).toMatchObject({ code: 200 })
    expect((await send(headers, '{"storeId": ')).status).toBe(400)
    const long = JSON.stringify({ storeId, keyword: 'x'.repeat(600) })
    expect((await send(headers, long)).json).toMatchObject({ code: refusals.inputInvalid })
    expect((await send(headers, 'x'.repeat(1_100_000))).status).toBe(413)
    expect((await send({ 'corp-id': corp }, body)).status).toBe(415)
    expect((await send(headersOf({}), body)).json).toMatchObject({ code: refusals.corpMissing })
    expect((await send(headersOf({ corp: 'nobody-at-all' }), body)).json).toMatchObject({ code: refusals.corpUnknown })
  })
})
