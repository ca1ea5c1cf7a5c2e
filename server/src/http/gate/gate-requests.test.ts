import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { listStores } from '@tiffin/contract/customer'
import { listProducts } from '@tiffin/contract/product'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { headersOf, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { shares } from './network-gate.ts'

let offset = 0
/** Requests of the crowd that have come through, and those of them that are held as if they were dear. */
const crowd = { come: 0, held: [] as (() => void)[] }
const app = testApp({
  clock: { now: () => Date.now() + offset },
  config: { trustProxy: 1 },
  add: ({ http }) =>
    http.addHook('onRequest', async ({ headers, ip }) => {
      if (headers['x-dear'] === undefined) return
      expect(ip).toBe(headers['x-forwarded-for'])
      crowd.come++
      await new Promise<void>((resolve) => void crowd.held.push(resolve))
    }),
})
let url = ''
let shop: { corp: string; storeId: string }
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

beforeAll(async () => {
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const corp = await buildCorp()
  shop = { corp, ...(await build.buildShop(corp, { price: 500, row: {} })) }
  return () => agent.destroy()
})

beforeEach(() => {
  crowd.come = 0
  offset += 60_000 // the callers of the test before are forgotten
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

function send(network: string, path: string, more: Record<string, string> = {}): Promise<Answer> {
  const headers = { ...headersOf({ corp: shop.corp, language: 'en-US' }), 'x-forwarded-for': network, ...more }
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method: 'POST', agent, headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify({ storeId: shop.storeId, pageSize: 500 }))
  })
}

const menu = (network: string) => send(network, listProducts.path)
const dear = (network: string) => send(network, listStores.path, { 'x-dear': '1' })
const release = () => {
  for (const go of crowd.held.splice(0)) go()
}

/** Answers what is held again and again until all have theirs. */
async function releaseUntil(answers: Promise<Answer>[]): Promise<Answer[]> {
  const all = Promise.all(answers)
  const state = { isDone: false }
  const done = all.finally(() => {
    state.isDone = true
  })
  while (!state.isDone) {
    release()
    await nextTurn()
  }
  return done
}

test('[RL-02] twelve dear callers of one network leave the way free for a customer of another, who is served fifty times', async () => {
  await menu('198.51.100.1')
  const answers = Array.from({ length: 12 }, () => dear('203.0.113.7'))
  await vi.waitFor(() => expect(crowd.come).toBe(shares.besideOthers))
  for (let turn = 0; turn < 50; turn++) expect((await menu('198.51.100.1')).status).toBe(200)
  const statuses = (await releaseUntil(answers)).map(({ status }) => status)
  expect(statuses).toEqual(Array(12).fill(200))
})

test('[RL-02] of four hundred connections of one network some are asked to come back, all others are served in the end', async () => {
  const answers = Array.from({ length: 400 }, () => dear('2001:db8:1:2::7'))
  await vi.waitFor(() => expect(crowd.come).toBeGreaterThanOrEqual(shares.alone))
  expect((await menu('198.51.100.1')).status).toBe(200)
  const all = await releaseUntil(answers)
  const served = all.filter(({ status }) => status === 200)
  const refused = all.filter(({ status }) => status === 429)
  expect(served.length + refused.length).toBe(400)
  expect(served.length).toBeGreaterThanOrEqual(shares.alone + shares.waiting)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, text } of refused) {
    expect(headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(JSON.parse(text)).toMatchObject({ code: 429, data: null, successful: false })
  }
})

test('[RL-02] a menu that is ready waits behind the dear calls of its own /64, and is sent at once to another network', async () => {
  for (let turn = 0; turn < 3; turn++) await menu('198.51.100.1')
  const answers = [dear('2001:db8:5:5::1')]
  await vi.waitFor(() => expect(crowd.come).toBe(1))
  let ownRequests = 0
  const waiting = menu('2001:db8:5:5::3').finally(() => ownRequests++)
  expect((await menu('2001:db8:5:6::3')).status).toBe(200)
  expect(ownRequests).toBe(0)
  await releaseUntil([...answers, waiting])
  expect(ownRequests).toBe(1)
})

/** Asks for nothing again and again on one connection; answers how often it was asked to come back. */
function countRefused(network: string, times: number): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const one = `GET /nothing-is-here HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${network}\r\n`
  socket.write(`${one}\r\n`.repeat(times - 1))
  socket.write(`${one}connection: close\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    socket.once('error', reject).once('close', () => resolve(text.split('HTTP/1.1 429').length - 1))
  })
}

test('[RL-02] a rate beyond a carrier’s is asked to come back, even for what is ready; our own side of the internet is not', async () => {
  for (let turn = 0; turn < 3; turn++) await menu('203.0.113.9')
  vi.spyOn(app.clock, 'now').mockReturnValue(Date.now() + offset)
  expect(await countRefused('203.0.113.9', shares.burst + 90)).toBeGreaterThan(0)
  const { status, headers } = await menu('203.0.113.9')
  expect([status, headers['retry-after']]).toEqual([429, '1'])
  expect(await countRefused('127.0.0.1', shares.burst + 90)).toBe(0)
  expect((await menu('203.0.113.10')).status).toBe(200)
  vi.restoreAllMocks()
})

test('who hangs up while waiting takes no place', async () => {
  await menu('198.51.100.1')
  const held = [dear('203.0.113.20')]
  await vi.waitFor(() => expect(crowd.come).toBe(1))
  const { port } = new URL(url)
  const gone = connect(Number(port), '127.0.0.1')
  gone.write(
    `POST ${listStores.path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.20\r\nx-dear: 1\r\ncontent-length: 0\r\n\r\n`,
  )
  await menu('198.51.100.1')
  gone.destroy()
  await menu('198.51.100.1')
  const last = dear('203.0.113.20')
  await releaseUntil([...held, last])
  expect(crowd.come).toBe(2)
})
