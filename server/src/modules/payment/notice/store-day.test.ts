import { localTimeAt } from '@tiffin/core/store/local-time'
import { expect, test } from 'vitest'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, openOrder, openPayment, stateOf } from '../../../../test/paying.ts'

const dateIn = (timeZone: string) => localTimeAt(clock.now(), timeZone).date

test('[R-3.12] an order is numbered by the day of its own store when it is paid, not by that of the brand', async () => {
  const ofBrand = dateIn('Asia/Shanghai')
  // Of the two one has another date than Shanghai at any hour.
  const timeZone = dateIn('Pacific/Kiritimati') === ofBrand ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const opened = await openOrder()
  await build.asCorp(opened.corp, 'update store set time_zone = $1', [timeZone])
  await build.bumpCatalog(opened.corp)
  await app.corps.reload(opened.corp)
  await notify(app, opened.corp, { notice: noticeOf(await openPayment(opened)) })
  expect((await stateOf(opened)).pickupCode).toBe('T001')
  expect(dateIn(timeZone)).not.toBe(ofBrand)
  expect(await build.asCorp(opened.corp, 'select day::text from pickup_counter')).toEqual([{ day: dateIn(timeZone) }])
})
