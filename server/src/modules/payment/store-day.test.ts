import { expect, test } from 'vitest'
import * as build from '../../../test/build-shop.ts'
import { notify } from '../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, stateOf } from '../../../test/paying.ts'

const dayMs = 86_400_000

test('[R-3.12] an order is numbered by the day of its own store when it is paid, not by that of the brand', async () => {
  // At noon of Greenwich it is the evening in Shanghai, where the brand is, and the next day on Kiritimati.
  clock.offset = dayMs - (Date.now() % dayMs) + dayMs / 2
  const tomorrow = new Date(clock.now() + dayMs).toISOString().slice(0, 10)
  const opened = await openOrder()
  await build.asCorp(opened.corp, `update store set time_zone = 'Pacific/Kiritimati'`)
  await build.bumpCatalog(opened.corp)
  await app.corps.reload(opened.corp)
  await notify(app, opened.corp, { notice: noticeOf(await openPayment(opened)) })
  expect((await stateOf(opened)).pickupCode).toBe('T001')
  expect(await build.asCorp(opened.corp, 'select day::text from pickup_counter')).toEqual([{ day: tomorrow }])
})
