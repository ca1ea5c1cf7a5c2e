import { createPayment } from '@tiffin/contract/payment'
import { refusals } from '@tiffin/contract/refusals'
import { afterEach, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { app, clock, type Opened, openOrder, runJob, stateOf } from '../../../../test/paying.ts'

const minute = 60_000
afterEach(() => {
  clock.offset = 0
})

const chooses = (opened: Opened, paymentMethodCode: string) =>
  ask(app, createPayment, { ...opened, body: { orderId: opened.orderId, paymentMethodCode } })

/** Minutes after its submit at which an order times out. */
async function waits(opened: Opened): Promise<number> {
  const { submitTime, payExpireTime } = await stateOf(opened)
  return ((payExpireTime ?? 0) - submitTime) / minute
}

it('an unpaid order waits as long as the chosen way of paying allows, counted from its submit', async () => {
  const opened = await openOrder()
  expect(await waits(opened)).toBe(15)
  clock.offset = 10 * minute
  const atStore = await chooses(opened, 'counter')
  expect(await waits(opened)).toBe(120)
  expect(atStore.data.expireTime).toBe((await stateOf(opened)).payExpireTime)
  const online = await chooses(opened, 'card')
  expect(await waits(opened)).toBe(15)
  expect(online.data.expireTime).toBe((await stateOf(opened)).payExpireTime)
  await chooses(opened, 'card')
  expect(await waits(opened)).toBe(15)
  clock.offset = 16 * minute
  await runJob('time out unpaid orders')
  expect((await stateOf(opened)).status).toBe(70)
})

it('an order to be paid at the store cannot go online when its online time is over, and goes on waiting there', async () => {
  const opened = await openOrder({ paymentMethodCode: 'counter' })
  clock.offset = 20 * minute
  expect((await chooses(opened, 'card')).code).toBe(refusals.paymentExpired)
  expect(await stateOf(opened)).toMatchObject({ status: 10, paymentMethod: { code: 'counter' } })
  expect(await waits(opened)).toBe(120)
  expect(await build.asCorp(opened.corp, 'select 1 from payment')).toEqual([])
})

it('an order goes on waiting as long as it was promised when the brand makes that time shorter', async () => {
  const opened = await openOrder()
  await build.asCorp(opened.corp, 'update corp set pay_timeout_seconds = 60')
  await app.corps.reload(opened.corp)
  const { data } = await chooses(opened, 'card')
  expect(data.expireTime).toBe((await stateOf(opened)).payExpireTime)
  expect(await waits(opened)).toBe(15)
})
