import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { confirmPayment, createPayment, queryPayment } from '@tiffin/contract/payment'
import { refusals } from '@tiffin/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, logged } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { notify, signOf } from '../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, sandbox, stateOf } from '../../../test/paying.ts'

describe('paying', () => {
  it('[R-1.5][R-2.44] sends the customer to the provider with the order’s own amount, and notes the payment that it names', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    expect(paymentNo).toMatch(/^\d{24}$/)
    const request = sandbox.asked.find(({ body }) => body.paymentNo === paymentNo)
    const { orderNo } = await stateOf(opened)
    expect(request?.body).toMatchObject({
      ...{ amount: '5.00', currency: 'CNY', subject: `测试 ${orderNo}` },
      notifyUrl: `http://127.0.0.1:8080/api/pay/notify/sandbox/${opened.corp}`,
    })
    const page = `${sandbox.access.url}/pay/${paymentNo}`
    expect(await build.asCorp(opened.corp, 'select url from payment')).toEqual([{ url: page }])
    expect(request?.body.returnUrl).toContain(
      `/?corp=${opened.corp}#/pages/order/cashier/success?orderId=${opened.orderId}`,
    )
    expect(await notify(app, opened.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    const paid = await stateOf(opened)
    expect(paid).toMatchObject({ status: 20, paymentNo, pickupCode: 'T001', allowActions: ['cancel', 'reorder'] })
    expect(
      (await ask(app, createPayment, { ...opened, body: { orderId: opened.orderId, paymentMethodCode: 'card' } })).code,
    ).toBe(refusals.alreadyPaid)
  })

  it('[PY-07] takes no amount from the customer', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened, { amount: 1, payable: 0.01 })
    expect(sandbox.asked.find(({ body }) => body.paymentNo === paymentNo)?.body.amount).toBe('5.00')
  })

  it('[R-8.10][PY-12] says so when a method is not configured and leaves the order as it was', async () => {
    const opened = await openOrder()
    const body = { orderId: opened.orderId, paymentMethodCode: 'cash-on-the-moon' }
    const { code, message } = await ask(app, createPayment, { ...opened, language: 'en-US', body })
    expect([code, message]).toEqual([refusals.paymentNotConfigured, 'Payment method not configured'])
    expect((await stateOf(opened)).status).toBe(10)
  })

  it('[PY-12] says so when no provider of that name is opened', async () => {
    const opened = await openOrder()
    await build.asCorp(opened.corp, "update payment_method set provider = 'elsewhere' where code = 'card'")
    await build.bumpCatalog(opened.corp)
    await app.corps.reload(opened.corp)
    const body = { orderId: opened.orderId, paymentMethodCode: 'card' }
    expect((await ask(app, createPayment, { ...opened, body })).code).toBe(refusals.paymentNotConfigured)
    expect(await build.asCorp(opened.corp, 'select 1 from payment')).toEqual([])
  })

  it('[R-2.44] is refused for an order that was cancelled', async () => {
    const opened = await openOrder()
    await ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } })
    const body = { orderId: opened.orderId, paymentMethodCode: 'card' }
    expect((await ask(app, createPayment, { ...opened, body })).code).toBe(refusals.moveNotAllowed)
  })

  it('[R-2.20] asks the provider once a second, takes no word from what is pending or unknown, and asks no more once it is paid', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const query = () => ask(app, queryPayment, { ...opened, body: { orderId: opened.orderId } })
    const countQueries = () =>
      sandbox.asked.filter(({ path, body }) => path === '/payments/query' && body.paymentNo === paymentNo).length
    const events = () => build.asCorp(opened.corp, 'select event_id as id, kind from payment_event')
    clock.offset += 1100
    await query()
    await query()
    expect([countQueries(), await events()]).toEqual([1, []])
    sandbox.states.set(paymentNo, { status: 'lost', amount: '5.00', currency: 'CNY' })
    clock.offset += 1100
    await query()
    expect([countQueries(), await events()]).toEqual([2, []])
    sandbox.states.set(paymentNo, { status: 'succeeded', amount: '5.00', currency: 'CNY' })
    clock.offset += 1100
    expect((await query()).data).toMatchObject({ status: 1, order: { status: 20 } })
    expect(await events()).toEqual([{ id: `asked-${paymentNo}-succeeded-500`, kind: 'succeeded' }])
    clock.offset += 1100
    await query()
    expect(countQueries()).toBe(3)
  })

  it('[R-2.20][R-4.12][PY-05][PY-06] believes the provider, not the customer who says that it is paid', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const say = { ...opened, language: 'en-US', body: { orderId: opened.orderId, answer: 1 } }
    expect((await ask(app, confirmPayment, say)).data).toMatchObject({ status: 0, order: { status: 10 } })
    expect((await stateOf(opened)).status).toBe(10)
    sandbox.states.set(paymentNo, { status: 'succeeded', amount: '5.00', currency: 'CNY' })
    clock.offset += 1100 // the provider is asked once a second
    expect((await ask(app, confirmPayment, say)).data).toMatchObject({ status: 1, order: { status: 20 } })
  })

  it('[R-4.12] a customer who says so of a payment that the provider has declined is asked to choose another method', async () => {
    const opened = await openOrder()
    await notify(app, opened.corp, { notice: noticeOf(await openPayment(opened), 'payment.failed') })
    const say = { ...opened, language: 'en-US', body: { orderId: opened.orderId, answer: 1 } }
    const claimed = await ask(app, confirmPayment, say)
    expect([claimed.code, claimed.message]).toEqual([
      refusals.paymentFailed,
      'Failed. It is recommended to switch to another payment method and try again',
    ])
  })

  it('[R-4.12] closes the older attempt when a new one is opened, and another method can be tried after a failure', async () => {
    const opened = await openOrder()
    const first = await openPayment(opened)
    expect(await notify(app, opened.corp, { notice: noticeOf(first, 'payment.failed') })).toBe(200)
    expect((await ask(app, queryPayment, { ...opened, body: { orderId: opened.orderId } })).data).toMatchObject({
      status: 2,
      order: { status: 10 },
    })
    clock.offset += 5
    const second = await openPayment(opened)
    clock.offset += 5
    const third = await openPayment(opened)
    const attempts = await build.asCorp<{ payment_no: string; status: number }>(
      opened.corp,
      'select payment_no, status from payment',
    )
    expect(Object.fromEntries(attempts.map(({ payment_no, status }) => [payment_no, status]))).toEqual({
      [first]: 2,
      [second]: 3,
      [third]: 0,
    })
  })

  it('[R-4.12] answers the state of an attempt by its number too, to the customer whose order it is for', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const query = (body: Record<string, unknown>, who = opened) => ask(app, queryPayment, { ...who, body })
    expect((await query({ paymentNo })).data).toMatchObject({
      status: 0,
      order: { orderId: opened.orderId, status: 10 },
    })
    const stranger = await build.buildCustomer(opened.corp)
    expect((await query({ paymentNo }, { ...opened, token: stranger.token })).code).toBe(refusals.orderUnknown)
    for (const body of [{ paymentNo: '1' }, {}]) expect((await query(body)).code).toBe(refusals.orderUnknown)
  })

  it('[R-1.5] an order that is to be paid at the store after all is called by a code, and keeps it', async () => {
    const opened = await openOrder()
    const atStore = { ...opened, body: { orderId: opened.orderId, paymentMethodCode: 'counter' } }
    const codeOf = async () =>
      (await ask(app, findOrder, { ...opened, body: { orderId: opened.orderId } })).data.pickupCode
    expect(await codeOf()).toBeNull()
    expect((await ask(app, createPayment, atStore)).data.action).toBe(4)
    const code = await codeOf()
    expect(code).toMatch(/^[DT]\d{3}$/)
    expect((await ask(app, createPayment, atStore)).code).toBe(200)
    expect(await codeOf()).toBe(code)
  })

  it('gives the provider the page of ours that the app names, and the default one for any other address', async () => {
    const back = async (returnUrl: string) => {
      const opened = await openOrder()
      const paymentNo = await openPayment(opened, { returnUrl })
      return sandbox.asked.find(({ body }) => body.paymentNo === paymentNo)?.body.returnUrl
    }
    const page = 'http://127.0.0.1:8080/?corp=demo#/pages/order/cashier/success?orderId=o1&from=app'
    expect(await back(page)).toBe(page)
    expect(await back('https://evil.example/')).toMatch(/^http:\/\/127\.0\.0\.1:8080\/\?corp=/)
  })

  it('ends an attempt whose provider cannot be reached', async () => {
    const opened = await openOrder()
    sandbox.isBroken = true
    const { code } = await ask(app, createPayment, {
      ...opened,
      body: { orderId: opened.orderId, paymentMethodCode: 'card' },
    })
    sandbox.isBroken = false
    expect(code).toBe(refusals.paymentFailed)
    expect(await build.asCorp(opened.corp, 'select status from payment')).toEqual([{ status: 2 }])
    const entry = logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'payment page not opened')
    expect(entry).toMatchObject({ provider: 'sandbox', err: { message: expect.stringContaining('answered 500') } })
  })

  it('at the store opens nothing', async () => {
    const opened = await openOrder()
    const { data } = await ask(app, createPayment, {
      ...opened,
      body: { orderId: opened.orderId, paymentMethodCode: 'counter' },
    })
    expect(data).toMatchObject({ action: 4, paymentNo: '', url: '' })
    expect((await stateOf(opened)).paymentMethod).toMatchObject({ code: 'counter', type: 2 })
  })
})

describe('a provider’s notice', () => {
  it('[PY-02][R-4.12] counts only with a right and recent signature over the very bytes', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const notice = noticeOf(paymentNo)
    const body = JSON.stringify(notice)
    const now = String(Math.floor(clock.now() / 1000))
    const old = String(Number(now) - 301)
    const signed = (timestamp: string, text = body, key?: string) => ({
      'x-sandbox-timestamp': timestamp,
      'x-sandbox-signature': signOf(timestamp, text, key),
    })
    const forgeries = [
      { body, headers: { 'x-sandbox-signature': '' } },
      { body, headers: { 'x-sandbox-signature': 'f'.repeat(64) } },
      { body, headers: signed(now, body, 'another secret') },
      { body, headers: signed(old) },
      { body, headers: signed(String(Number(now) + 302)) },
      { body: `${body} `, headers: signed(now) },
      { body: body.replace('5.00', '5.01'), headers: signed(now) },
      { body, headers: { ...signed(now), 'x-sandbox-timestamp': String(Number(now) - 1) } },
      { body, headers: { ...signed(now), 'x-sandbox-timestamp': 'now' } },
    ]
    for (const forged of forgeries) expect(await notify(app, opened.corp, forged)).toBe(400)
    expect((await stateOf(opened)).status).toBe(10)
    expect(await notify(app, opened.corp, { notice })).toBe(200)
  })

  it('[R-4.12][PY-03] pays nothing when amount, currency, payment or corp are not the attempt’s own', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    const other = await openOrder()
    for (const more of [
      { amount: '0.01' },
      { amount: '500' },
      { amount: '5.001' },
      { amount: '-5.00' },
      { currency: 'USD' },
    ]) {
      const notice = noticeOf(paymentNo, 'payment.succeeded', { ...more, eventId: JSON.stringify(more) })
      expect(await notify(app, opened.corp, { notice })).toBe(200)
    }
    expect(await notify(app, other.corp, { notice: noticeOf(paymentNo) })).toBe(200)
    expect(await notify(app, opened.corp, { notice: noticeOf('999') })).toBe(200)
    expect(await notify(app, 'no-such-corp', { notice: noticeOf(paymentNo) })).toBe(404)
    expect((await stateOf(opened)).status).toBe(10)
    expect((await stateOf(other)).status).toBe(10)
    expect(await build.asCorp(opened.corp, 'select kind from payment_alarm order by 1')).toHaveLength(4)
  })

  it('[PY-04][R-4.12] ends the same whatever the order, number and haste of its messages', async () => {
    const kinds = ['payment.succeeded', 'payment.failed', 'payment.cancelled'] as const
    const streams = fc.sample(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }), 25)
    for (const stream of streams) {
      const opened = await openOrder()
      const paymentNo = await openPayment(opened)
      const codes = await Promise.all(
        [...stream, ...stream].map((type) => notify(app, opened.corp, { notice: noticeOf(paymentNo, type) })),
      )
      expect(new Set(codes)).toEqual(new Set([200]))
      const isPaid = stream.includes('payment.succeeded')
      expect((await stateOf(opened)).status).toBe(isPaid ? 20 : 10)
      const [attempt] = await build.asCorp<{ status: number }>(opened.corp, 'select status from payment')
      expect(attempt?.status === 1).toBe(isPaid)
      const logs = await build.asCorp(opened.corp, `select 1 from order_log where action = 'pay'`)
      expect(logs).toHaveLength(isPaid ? 1 : 0)
    }
  })
})
