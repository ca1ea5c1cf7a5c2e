import { bindPushClient, createPushClient } from '@tiffin/contract/common'
import { acceptStorePayment, readyOrder, startOrder } from '@tiffin/contract/store'
import { importJWK, jwtVerify } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { ask, logged, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakePushService } from '../../../../test/fake-push-service.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'

type Move = typeof readyOrder | typeof startOrder | typeof acceptStorePayment

const service = await fakePushService()
const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
const config = { pushToLoopback: true, vapidSubject: 'mailto:ops@tiffin.test' }
const app = testApp({ sessions: fakeSessions, clock, config })
const sendOf = (server: typeof app) => server.jobs.find(({ name }) => name === 'send push messages')?.run()
const send = () => sendOf(app)

beforeEach(() => {
  clock.ahead = 0
  service.status = 201
})

const newClient = async (corp: string, token?: string) =>
  (await ask(app, createPushClient, { corp, token, body: { appId: 'app-test' } })).data.cid

/** A customer whose browser takes messages, with an order that waits to be paid at the counter. */
async function openShop(name: string, language = 'en-US') {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 100 })
  const customer = await build.buildCustomer(corp)
  const staff = await build.buildEmployee(corp, shop.storeId)
  const cid = await newClient(corp)
  const webPush = service.subscribe(name)
  const bind = (body: object, token = customer.token) =>
    ask(app, bindPushClient, { corp, token, language, body: { cid, ...body } })
  expect(await bind({ webPush })).toMatchObject({ code: 200 })
  const lines = [build.want(shop.productId, shop.skuId)]
  const make = async () =>
    (await order(app, { ...shop, ...customer, corp, lines, payable: 500, more: { paymentMethodCode: 'counter' } })).data
  const step = async (call: Move, { orderId, version }: { orderId: string; version: number }) =>
    (await ask(app, call, { corp, token: staff.token, body: { orderId, version } })).data
  return { corp, customer, cid, bind, make, webPush, step }
}

const subscriptions = (corp: string) => build.asCorp(corp, 'select cid_hash from push_subscription')

test('[R-7.19] a closed browser gets a message about its order in its language: number and state, nothing else of the customer', async () => {
  const shop = await openShop('ana')
  const made = await shop.make()
  await send()
  expect(service.to('ana')).toEqual([]) // what customers do themselves is no news
  const accepted = await shop.step(acceptStorePayment, made)
  await send()
  await send()
  const [message, ...more] = service.to('ana')
  expect(more).toEqual([])
  expect(message?.payload).toEqual({
    ...{ corp: shop.corp, title: 'Test', tag: made.orderId, lang: 'en-US' },
    body: `Order ${made.orderNo} has been accepted`,
    path: `/pages/order/orderDetail/detail?orderId=${made.orderId}`,
  })
  expect(message?.raw.toString()).not.toContain(made.orderNo)
  await shop.bind({ webPush: shop.webPush })
  const making = await shop.step(startOrder, accepted)
  await send()
  await shop.step(readyOrder, making)
  await send()
  const bodies = service.to('ana').map(({ payload }) => payload.body)
  expect(bodies.slice(1)).toEqual([`Order ${made.orderNo} is being made`, `Order ${made.orderNo} is ready for pick-up`])
})

test('[R-7.19] the push service can see who we are, by a signature that the public key given to the browser proves', async () => {
  const shop = await openShop('signed', 'ar-IQ')
  await shop.step(acceptStorePayment, await shop.make())
  await send()
  const [message] = service.to('signed')
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(message?.headers.authorization)) ?? []
  const { webPushKey } = (await ask(app, createPushClient, { corp: shop.corp, body: { appId: 'app-test' } })).data
  expect(key).toBe(webPushKey)
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: service.url })
  expect(payload.sub).toBe('mailto:ops@tiffin.test')
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' })
  expect(message?.payload).toMatchObject({ lang: 'ar-IQ', body: expect.stringMatching(/تم قبول/) })
})

test.each([404, 410])('a browser that its push service no longer knows (%i) is forgotten', async (status) => {
  const shop = await openShop(`gone-${status}`)
  await shop.step(acceptStorePayment, await shop.make())
  service.status = status
  await send()
  expect(await subscriptions(shop.corp)).toEqual([])
})

test('a push service that cannot take a message is tried again, further and further apart, until the news is old', async () => {
  const shop = await openShop('later')
  await shop.step(acceptStorePayment, await shop.make())
  service.status = 503
  const laterApp = testApp({ sessions: fakeSessions, clock, config }) // its clock goes ahead
  const tries: number[] = []
  for (let second = 0; second <= 40 * 60; second += 15) {
    clock.ahead = second * 1000
    const before = service.to('later').length
    await sendOf(laterApp)
    if (service.to('later').length > before) tries.push(second)
  }
  expect(tries.length).toBeGreaterThanOrEqual(4)
  expect(tries.length).toBeLessThanOrEqual(10)
  expect(tries.at(-1)).toBeLessThan(31 * 60)
  expect(await build.asCorp(shop.corp, 'select 1 from push_message where next_try_at is not null')).toEqual([])
})

test('a message that comes too late, since the order has moved on, is not sent', async () => {
  const shop = await openShop('moved')
  const made = await shop.make()
  await shop.step(startOrder, await shop.step(acceptStorePayment, made))
  await send()
  expect(service.to('moved').map(({ payload }) => payload.body)).toEqual([`Order ${made.orderNo} is being made`])
})

test('a redirect is not followed, and of two servers one sends', async () => {
  const shop = await openShop('redirect')
  await shop.step(acceptStorePayment, await shop.make())
  service.status = 302
  const other = testApp({ sessions: fakeSessions, clock, config })
  await Promise.all([send(), sendOf(other), send(), sendOf(other)])
  expect(service.to('redirect')).toHaveLength(1)
  expect(service.pushed.filter(({ path }) => path === '/elsewhere')).toEqual([])
})

test('[R-7.19] after logging out, switching off or taking it back nothing is sent', async () => {
  const out = await openShop('out')
  const off = await openShop('off')
  const back = await openShop('back')
  const orders = [await out.make(), await off.make(), await back.make()] as const
  await build.asCorp(out.corp, 'update customer_session set revoked_at = now()')
  await off.bind({ enabled: false })
  await back.bind({ webPush: null })
  expect(await subscriptions(back.corp)).toEqual([])
  for (const [index, shop] of [out, off, back].entries())
    await shop.step(acceptStorePayment, orders[index] ?? orders[0])
  await send()
  for (const name of ['out', 'off', 'back']) expect(service.to(name)).toEqual([])
  await app.jobs.find(({ name }) => name === 'sweep events')?.run()
  expect([await subscriptions(out.corp), await subscriptions(off.corp)]).toEqual([[], [expect.anything()]])
})

test('[TN-01] no message goes to others: another customer of the brand, another brand, the one who had this browser before', async () => {
  const ana = await openShop('of-ana')
  const ben = await build.buildCustomer(ana.corp)
  const cid = await newClient(ana.corp)
  await ask(app, bindPushClient, {
    corp: ana.corp,
    token: ben.token,
    body: { cid, webPush: service.subscribe('of-ben') },
  })
  await openShop('elsewhere')
  await ana.step(acceptStorePayment, await ana.make())
  await send()
  expect(['of-ana', 'of-ben', 'elsewhere'].map((name) => service.to(name).length)).toEqual([1, 0, 0])
  const second = await ana.make()
  await ana.bind({ webPush: ana.webPush }, ben.token) // ben logs in where ana was
  await ana.step(acceptStorePayment, second)
  await send()
  expect(service.to('of-ana')).toHaveLength(1)
})

test('[TN-01] a message that waits for another try is sent neither after the log-out nor to the next customer at that browser', async () => {
  const laterApp = testApp({ sessions: fakeSessions, clock, config }) // its clock goes ahead
  const out = await openShop('waits-out')
  const next = await openShop('waits-next')
  for (const shop of [out, next]) await shop.step(acceptStorePayment, await shop.make())
  service.status = 503
  await sendOf(laterApp)
  expect(['waits-out', 'waits-next'].map((name) => service.to(name).length)).toEqual([1, 1])
  await build.asCorp(out.corp, 'update customer_session set revoked_at = now()')
  const ben = await build.buildCustomer(next.corp)
  expect(await next.bind({}, ben.token)).toMatchObject({ code: 200 })
  service.status = 201
  clock.ahead = 60_000
  await sendOf(laterApp)
  expect(['waits-out', 'waits-next'].map((name) => service.to(name).length)).toEqual([1, 1])
  for (const { corp } of [out, next])
    expect(await build.asCorp(corp, 'select 1 from push_message where next_try_at is not null')).toEqual([])
})

test('a push service that does not answer delays no other message', async () => {
  const silent = await openShop('silent')
  const quick = await openShop('quick')
  service.silent = 'silent'
  await silent.step(acceptStorePayment, await silent.make())
  await quick.step(acceptStorePayment, await quick.make())
  const turn = send()
  try {
    await expect.poll(() => service.to('quick').length, { timeout: 3000 }).toBe(1)
    await expect.poll(() => service.to('silent').length).toBe(1)
  } finally {
    service.silent = ''
    service.letGo()
    await turn
  }
})

test('a customer gets messages at ten browsers at most, the latest ones', async () => {
  const shop = await openShop('first')
  for (let browser = 1; browser <= 10; browser++) {
    const cid = await newClient(shop.corp)
    const body = { cid, webPush: service.subscribe(`browser-${browser}`) }
    clock.ahead = browser * 1000
    expect(await ask(app, bindPushClient, { corp: shop.corp, token: shop.customer.token, body })).toMatchObject({
      code: 200,
    })
  }
  clock.ahead = 0
  const rows = await build.asCorp(shop.corp, 'select endpoint from push_subscription')
  expect(rows).toHaveLength(10)
  expect(rows).not.toContainEqual({ endpoint: shop.webPush.endpoint })
})

test('a browser that got a new client id gets a message once', async () => {
  const shop = await openShop('twice')
  const cid = await newClient(shop.corp)
  const body = { cid, webPush: shop.webPush }
  expect(await ask(app, bindPushClient, { corp: shop.corp, token: shop.customer.token, body })).toMatchObject({
    code: 200,
  })
  expect(await subscriptions(shop.corp)).toHaveLength(1)
  await shop.step(acceptStorePayment, await shop.make())
  await send()
  expect(service.to('twice')).toHaveLength(1)
})

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://db/x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://user:word@push.example.com/x',
  'https://push.example.com:8443/x',
  'https://2130706433/x',
  'ftp://push.example.com/x',
  'x',
])('[RL-02] messages are not sent to %s', async (endpoint) => {
  const strict = testApp({ sessions: fakeSessions })
  const corp = await buildCorp()
  const { token } = await build.buildCustomer(corp)
  const cid = await newClient(corp)
  const webPush = { endpoint, keys: service.subscribe('x').keys }
  expect(await ask(strict, bindPushClient, { corp, token, body: { cid, webPush } })).toMatchObject({ code: 10004 })
  expect(await subscriptions(corp)).toEqual([])
})

test('[PV-03] where messages go is not in the log', () => {
  const log = logged.join('\n')
  expect(log).toContain('push message not taken')
  for (const one of [service.url, '/push/ana', '/push/redirect']) expect(log).not.toContain(one)
})

test('[R-7.19] an order that was not paid in time is announced as timed out, and not as closed', async () => {
  const shop = await openShop('late')
  const made = await shop.make()
  clock.ahead = 3 * 3_600_000
  await app.jobs.find(({ name }) => name === 'time out unpaid orders')?.run()
  await send()
  expect(service.to('late').map(({ payload }) => payload.body)).toEqual([`Order ${made.orderNo} was not paid in time`])
})
