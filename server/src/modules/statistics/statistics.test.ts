import { findStatConfig, reportStatistics } from '@tiffin/contract/statistics'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { afterAll, expect, test, vi } from 'vitest'
import { ask, headersOf, logged, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { findDailyFigures } from './index.ts'

const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
const app = testApp({ sessions: fakeSessions, clock })
const timeZone = 'Asia/Shanghai'
const today = () => localTimeAt(clock.now(), timeZone).date
const second = () => Math.floor(clock.now() / 1000)
let networks = 0
const newNetwork = () => `10.40.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`

const common = (uuid: string) => ({ ak: 'app-test', uuid, t: second(), ut: 'h5' })
const session = (uuid: string, more = {}) => ({
  ...common(uuid),
  lt: 1,
  cst: 1,
  url: '/',
  fvts: second(),
  lvts: 0,
  tvc: 1,
  ...more,
})
const page = (uuid: string, url: string, more = {}) => ({
  ...common(uuid),
  lt: 11,
  url,
  urlref: '/',
  urlref_ts: 5,
  ...more,
})
const event = (uuid: string, e_n: unknown, e_v: unknown = '') => ({ ...common(uuid), lt: 21, e_n, e_v })

async function report(corp: string, requests: unknown, network = newNetwork()) {
  const payload = JSON.stringify({ usv: '1', t: second(), requests })
  const headers = headersOf({ corp })
  const answer = await app.http.inject({
    method: 'POST',
    url: reportStatistics.path,
    headers,
    payload,
    remoteAddress: network,
  })
  return answer.json()
}

const rowsOf = async (corp: string) =>
  (
    await testDb.tx({ role: 'app', corp }, (tx) =>
      tx.query<Record<string, unknown>>('select * from stat_record where corp_id = $1 order by record_id', [corp]),
    )
  ).rows
const written = (corp: string, count: number) =>
  expect.poll(async () => (await rowsOf(corp)).length, { timeout: 5000 }).toBe(count)
const run = (name: string) => app.jobs.find((job) => job.name === name)?.run()

async function figuresOf(corp: string) {
  await run('count statistics')
  const days = await findDailyFigures(testDb, { corpId: corp, timeZone }, { from: addDays(today(), -3), to: today() })
  return days
}

const config = async (corp: string, conf: string) => {
  const answer = await app.http.inject({
    method: 'GET',
    url: `${findStatConfig.path}?${new URLSearchParams({ usv: '1', conf })}`,
    headers: headersOf({ corp }),
  })
  return answer.json()
}

test('[R-7.18][R-7.1] the check answers ret and enable alone, without an envelope, as the brand wants it', async () => {
  const [wants, not] = [await buildCorp(), await buildCorp({ statEnabled: false })]
  expect(await config(wants, '{"ak":"app-test"}')).toEqual({ ret: 0, enable: 1 })
  expect(await config(not, '{"ak":"app-test"}')).toEqual({ ret: 0, enable: 0 })
})

test.each(['{"ak":"another"}', '{}', '', 'null', '{"ak":', '[1]'])(
  '[R-7.18][R-8.17] for an appId that is not the brand’s the check is not good: %s',
  async (conf) => expect(await config(await buildCorp(), conf)).toEqual({ ret: 1, enable: 0 }),
)

test('[R-7.18][RL-08] checks and reports ask the database nothing while they are answered', async () => {
  const corp = await buildCorp()
  await config(corp, '{"ak":"app-test"}') // the brand is known from now on
  const transactions = vi.spyOn(testDb, 'tx')
  for (let turn = 0; turn < 20; turn++) {
    expect(await config(corp, '{"ak":"app-test"}')).toEqual({ ret: 0, enable: 1 })
    expect(await report(corp, [event('device-1', 'tap')])).toEqual({ ret: 0 })
  }
  const writes = transactions.mock.calls.filter(([scope]) => scope.corp === corp)
  expect(writes.length).toBeLessThan(20) // a batch a second, and the brand read again: not one for each of forty calls
  await written(corp, 20)
})

test('[R-7.18] records become figures of the brand’s day: visits, visitors, new ones, pages, stays, errors, events', async () => {
  const corp = await buildCorp()
  await report(corp, [
    ...[session('ana-0001'), page('ana-0001', '/pages/home/menu/menu?way=1', { urlref_ts: 20 })],
    ...[{ ...common('ana-0001'), lt: 3, urlref: '/pages/home/menu/menu', urlref_ts: 40 }],
    ...[session('ana-0001', { cst: 2, tvc: 2 }), event('ana-0001', 'login'), event('ana-0001', 'pay_success')],
  ])
  await report(corp, JSON.stringify([session('ben-0001', { tvc: 7 }), event('ben-0001', 'login')]))
  await report(corp, [{ ...common('ben-0001'), lt: 31, em: 'TypeError: 6591234417 is not a function' }])
  await report(corp, [{ ...common('ben-0001'), lt: 101, cid: 'x'.repeat(22) }])
  await written(corp, 10)
  const [figures] = await figuresOf(corp)
  expect(figures).toEqual({
    ...{
      day: today(),
      visits: 3,
      visitors: 2,
      newVisitors: 1,
      pageViews: 3,
      averageStaySeconds: 20,
      errors: 1,
      events: 3,
    },
    orders: 0,
    pageList: [
      { page: '/', views: 2, averageStaySeconds: 20 },
      { page: '/pages/home/menu/menu', views: 1, averageStaySeconds: 40 },
    ],
    eventList: [
      { name: 'login', times: 2, devices: 2 },
      { name: 'pay_success', times: 1, devices: 1 },
    ],
  })
  const kept = JSON.stringify(await rowsOf(corp))
  for (const secret of ['6591234417', 'way=1', 'ana-0001', 'x'.repeat(22)]) expect(kept).not.toContain(secret)
})

test('[R-7.18] figures grow with what comes later, and counting twice changes nothing', async () => {
  const corp = await buildCorp()
  await report(corp, [session('ana-0001')])
  await written(corp, 1)
  expect(await figuresOf(corp)).toMatchObject([{ visits: 1, visitors: 1 }])
  await report(corp, [session('ana-0001', { cst: 2 }), session('ben-0001')])
  await written(corp, 3)
  await Promise.all([run('count statistics'), run('count statistics')])
  expect(await figuresOf(corp)).toMatchObject([{ visits: 3, visitors: 2 }])
})

test('[R-7.18] the orders of the day stand beside its visits', async () => {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 10 })
  const customer = await build.buildCustomer(corp)
  const lines = [build.want(shop.productId, shop.skuId)]
  expect(await order(app, { ...shop, ...customer, corp, lines, payable: 500 })).toMatchObject({ code: 200 })
  await report(corp, [session('ana-0001')])
  await written(corp, 1)
  expect(await figuresOf(corp)).toMatchObject([{ visits: 1, orders: 1 }])
})

const bad: readonly [string, unknown][] = [
  ['a name of 256 letters', event('ana-0001', 'x'.repeat(256))],
  ['no name', event('ana-0001', '')],
  ['a number as its value', event('ana-0001', 'a', 7)],
  ['NaN, which JSON writes as null', event('ana-0001', 'a', Number.NaN)],
  ['a title that is no text', event('ana-0001', 'title', {})],
  ['an object of more than 4 KB', event('ana-0001', 'a', { text: 'x'.repeat(4096) })],
  ['a NUL', event('ana-0001', 'a\u0000')],
  ['half a pair', event('ana-0001', 'a', '\ud800')],
  ['another appId', { ...event('ana-0001', 'a'), ak: 'another' }],
  ['an unknown kind', { ...event('ana-0001', 'a'), lt: 99 }],
  ['no device', { ...event('ana-0001', 'a'), uuid: '' }],
  ['an address that is none', page('ana-0001', 'javascript:alert(1)')],
  ['nothing', null],
]

test('[R-5.16][RL-08] records that are not right are dropped, and the others of their batch stay', async () => {
  const corp = await buildCorp()
  for (const [name, one] of bad)
    expect(await report(corp, [event('ana-0001', `before ${name}`), one, event('ana-0001', `after ${name}`)])).toEqual({
      ret: 0,
    })
  await written(corp, 2 * bad.length)
  const names = (await rowsOf(corp)).map(({ name }) => name)
  expect(names.sort()).toEqual(bad.flatMap(([name]) => [`before ${name}`, `after ${name}`]).sort())
})

test('[RL-08] of 10,000 events two hundred are taken; a megabyte is not read; what cannot be read does no harm', async () => {
  const corp = await buildCorp()
  const many = Array.from({ length: 10_000 }, (_, index) => [index % 2, 'a'])
  expect(await report(corp, many)).toEqual({ ret: 0 })
  expect(await report(corp, 'x'.repeat(1_000_000))).toMatchObject({ code: 413 })
  expect(await report(corp, 'x'.repeat(262_144))).toMatchObject({ code: 413 })
  expect(await report(corp, '[{')).toEqual({ ret: 0 })
  expect(
    await report(
      corp,
      Array.from({ length: 250 }, () => event('ana-0001', 'a')),
    ),
  ).toEqual({ ret: 0 })
  await written(corp, 200)
  await expect.poll(() => logged.some((line) => line.includes('statistics dropped'))).toBe(true)
})

test.each([
  ['an error that is cut within a picture of two halves', { lt: 31, em: `${'x'.repeat(254)}\u{1f371} broke` }],
  [
    'a value of two thousand lists in one another',
    { lt: 21, e_n: 'deep', e_v: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) },
  ],
])('[RL-08] %s drops no other record of its batch', async (_what, one) => {
  const corp = await buildCorp()
  await report(corp, [event('ana-0001', 'a'), { ...common('ana-0001'), ...one }, event('ana-0001', 'b')])
  await expect.poll(async () => (await rowsOf(corp)).length, { timeout: 3000 }).toBeGreaterThanOrEqual(2)
})

test('[RL-08] a network that floods is no longer listened to, others are', async () => {
  const corp = await buildCorp()
  clock.ahead = 3_600_000 - (clock.now() % 60_000) // a minute begins
  const flood = newNetwork()
  const batch = Array.from({ length: 200 }, () => event('ana-0001', 'a'))
  for (let turn = 0; turn < 20; turn++) expect(await report(corp, batch, flood)).toEqual({ ret: 0 })
  expect(await report(corp, [event('ben-0001', 'b')])).toEqual({ ret: 0 })
  await written(corp, 3001)
  clock.ahead = 0
})

test('[R-7.18] a brand that wants no reports keeps none', async () => {
  const corp = await buildCorp({ statEnabled: false })
  expect(await report(corp, [event('ana-0001', 'a')])).toEqual({ ret: 0 })
  const other = await buildCorp()
  await report(other, [event('ana-0001', 'a')])
  await written(other, 1)
  expect(await rowsOf(corp)).toEqual([])
})

test('[PV-06] one device at two brands is two devices', async () => {
  const corps = [await buildCorp(), await buildCorp()]
  for (const corp of corps) {
    await report(corp, [session('same-device'), event('same-device', 'a')])
    await written(corp, 2)
  }
  const devices = await Promise.all(
    corps.map(async (corp) => new Set((await rowsOf(corp)).map(({ device }) => device))),
  )
  expect(devices.map(({ size }) => size)).toEqual([1, 1])
  expect(new Set(devices.flatMap((set) => [...set])).size).toBe(2)
})

test('[PV-06] after a week the records are gone and the figures stay', async () => {
  const corp = await buildCorp()
  await report(corp, [session('ana-0001')])
  await written(corp, 1)
  clock.ahead = 9 * 24 * 3_600_000
  await run('sweep statistics')
  expect(await rowsOf(corp)).toHaveLength(1) // not counted yet
  await run('count statistics')
  clock.ahead = 7 * 24 * 3_600_000
  await run('sweep statistics')
  expect(await rowsOf(corp)).toHaveLength(1)
  clock.ahead = 9 * 24 * 3_600_000
  await run('sweep statistics')
  clock.ahead = 0
  expect(await rowsOf(corp)).toEqual([])
  expect(await figuresOf(corp)).toMatchObject([{ visits: 1 }])
})

test('records that wait in memory when the server stops are written', async () => {
  const ownApp = testApp({ sessions: fakeSessions })
  const corp = await buildCorp()
  const body = { usv: '1', t: second(), requests: [session('ana-0001')] }
  await ask(ownApp, reportStatistics, { corp, body })
  await ownApp.http.close()
  expect(await rowsOf(corp)).toHaveLength(1)
})

afterAll(() => {
  clock.ahead = 0
})
