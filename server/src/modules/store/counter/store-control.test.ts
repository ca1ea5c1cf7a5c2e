import { findStore } from '@tiffin/contract/customer'
import { refusals } from '@tiffin/contract/refusals'
import { findStoreControl, setClosingTime, setStoppedMethod, setStoreControlOpen } from '@tiffin/contract/store-control'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import {
  asCorp,
  buildCustomer,
  buildEmployee,
  buildPaymentMethods,
  buildProduct,
  buildStore,
  want,
} from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { storeJobs } from '../desk/jobs.ts'

/** Saturday, 15:00 in Singapore. */
const clock = { at: Date.parse('2026-11-21T07:00:00Z'), now: () => clock.at }
const app = testApp({ clock, sessions: fakeSessions })
const minuteMs = 60_000

/** A store that is open every day from 07:00 to 12:00 and from 14:00 until 01:00, and a neighbour. */
async function openControl() {
  const corp = await buildCorp()
  const [storeId, neighbour] = [await buildStore(corp), await buildStore(corp)]
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, start: '07:00', end: '12:00' },
    { weekday, start: '14:00', end: '01:00' },
  ])
  await asCorp(corp, `update store set time_zone = 'Asia/Singapore', business_hours = $1`, [JSON.stringify(hours)])
  const { token } = await buildEmployee(corp, storeId, ['store:edit'])
  const staff = { corp, token }
  await app.corps.reload(corp)
  const show = async () => (await ask(app, findStoreControl, { ...staff, body: {} })).data
  const status = async (id = storeId) => (await ask(app, findStore, { corp, body: { storeId: id } })).data.status
  return { corp, storeId, neighbour, staff, show, status }
}

test('[store-15] the counter pauses its store for some minutes, and no other; it opens by itself', async () => {
  const { storeId, neighbour, staff, show, status } = await openControl()
  expect((await ask(app, setStoreControlOpen, { ...staff, body: { isOpen: false, forMinutes: 15 } })).code).toBe(200)
  expect([await status(storeId), await status(neighbour)]).toEqual([2, 1])
  expect(await show()).toMatchObject({ isOpen: false, resumesAt: clock.at + 15 * minuteMs, isWithinHours: true })
  const [job] = storeJobs(app)
  clock.at += 15 * minuteMs
  await job?.run()
  expect([await status(), (await show()).isOpen]).toEqual([1, true])
  clock.at -= 15 * minuteMs
})

test('[store-15] a pause without minutes lasts until staff opens the store', async () => {
  const { staff, show, status } = await openControl()
  await ask(app, setStoreControlOpen, { ...staff, body: { isOpen: false } })
  expect([(await show()).resumesAt, await status()]).toEqual([null, 2])
  await ask(app, setStoreControlOpen, { ...staff, body: { isOpen: true, forMinutes: 15 } })
  expect(await show()).toMatchObject({ isOpen: true, resumesAt: null })
  expect(await status()).toBe(1)
})

test('[store-16] the counter closes its store earlier today, and gives the day its usual hours again', async () => {
  const { staff, show, status } = await openControl()
  expect(await show()).toMatchObject({ closesAt: '01:00', isException: false })
  expect((await ask(app, setClosingTime, { ...staff, body: { closesAt: '18:30' } })).code).toBe(200)
  expect(await show()).toMatchObject({
    ...{ closesAt: '18:30', isException: true },
    intervalList: [
      { start: '07:00', end: '12:00' },
      { start: '14:00', end: '18:30' },
    ],
  })
  clock.at += 4 * 60 * minuteMs
  expect(await status()).toBe(2)
  await ask(app, setClosingTime, { ...staff, body: { closesAt: null } })
  expect([await status(), (await show()).isException]).toEqual([1, false])
  clock.at -= 4 * 60 * minuteMs
})

test('[store-16] a time after it closes anyway is refused and changes nothing', async () => {
  const { staff, show } = await openControl()
  const refused = await ask(app, setClosingTime, { ...staff, body: { closesAt: '01:00' } })
  expect([refused.code, (await show()).isException]).toEqual([refusals.inputInvalid, false])
})

test('[store-17] the counter stops a pick-up method until its store opens on its next day, and not the last one', async () => {
  const { corp, storeId, staff, show } = await openControl()
  const offered = async () => (await ask(app, findStore, { corp, body: { storeId } })).data.pickupMethodList
  const stop = (pickupMethod: 1 | 2, isStopped = true) =>
    ask(app, setStoppedMethod, { ...staff, body: { pickupMethod, isStopped } })
  expect((await stop(1)).code).toBe(200)
  expect((await stop(2)).code).toBe(refusals.inputInvalid)
  const until = Date.parse('2026-11-21T23:00:00Z')
  expect(await show()).toMatchObject({ pickupMethodList: [1, 2], stoppedMethodList: [1], stoppedUntil: until })
  expect(await offered()).toEqual([2])
  clock.at = until
  expect([await offered(), (await show()).stoppedMethodList]).toEqual([[1, 2], []])
  const version = async () => (await asCorp<{ v: number }>(corp, 'select store_version as v from corp'))[0]?.v
  const before = await version()
  await storeJobs(app)[1]?.run()
  expect(await version()).not.toBe(before)
  await stop(2)
  expect((await show()).stoppedMethodList).toEqual([2]) // what was stopped yesterday is over
  await stop(2, false)
  expect(await offered()).toEqual([1, 2])
  clock.at = Date.parse('2026-11-21T07:00:00Z')
})

test('[store-17] an order for a pick-up method that is stopped is refused, and taken once it is offered again', async () => {
  const { corp, storeId, staff } = await openControl()
  const { productId, skuId } = await buildProduct(corp)
  await buildPaymentMethods(corp)
  const { token } = await buildCustomer(corp)
  const dineIn = async () => {
    const lines = [want(productId, skuId)]
    return (await order(app, { corp, storeId, token, lines, payable: 500, more: { pickupMethod: 1 } })).code
  }
  await ask(app, setStoppedMethod, { ...staff, body: { pickupMethod: 1, isStopped: true } })
  expect(await dineIn()).toBe(refusals.pickupMethodNotOffered)
  await ask(app, setStoppedMethod, { ...staff, body: { pickupMethod: 1, isStopped: false } })
  expect(await dineIn()).toBe(200)
})
