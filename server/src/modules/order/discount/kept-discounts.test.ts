import { grantDiscount } from '@tiffin/contract/member'
import { findOrder } from '@tiffin/contract/order'
import { discountType } from '@tiffin/core/pricing/bill'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildCoupon, buildCouponKind } from '../../../../test/build-coupon.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

const { coupon, employee, manual, spendAndReduce } = discountType
const name = (text: string) => JSON.stringify({ 'zh-CN': `${text} (zh)`, 'en-US': text })

/** An order of two lines that is to be paid at the store, with an activity and two coupons in its bill. */
async function openDiscounted() {
  const shop = await openShop({ price: 1000 })
  const { corp, storeId, token, customerId, line } = shop
  const cake = await build.buildProduct(corp, { price: 500 })
  const rule = { kind: 'spendAndReduce', spend: 1500, reduce: 100, maximum: 900 }
  const activity = { promotion_id: 'autumn', type: spendAndReduce, rule, name: name('Autumn') }
  await build.buildPromotion(corp, activity)
  const half = { type: 2, discount: 500, max_reduction: 300, name: name('Half off') }
  const free = { type: 3, max_reduction: 200, name: name('A cake'), product_ids: [cake.productId] }
  const kinds = [await buildCouponKind(corp, half), await buildCouponKind(corp, free)]
  const couponIdList = await Promise.all(kinds.map((kindId) => buildCoupon(corp, customerId, { kindId })))
  await build.bumpCatalog(corp)
  const staff = await build.buildEmployee(corp, storeId, ['order:manage', 'order:assist', 'order:discount'])
  await build.asCorp(corp, 'update staff set employee_discount_limit = 400, manual_discount_limit = 300')
  const lines = [line, build.want(cake.productId, cake.skuId)]
  const more = { couponIdList, promotionId: 'autumn', paymentMethodCode: 'counter' }
  const made = await order(app, { corp, token, storeId, lines, payable: 900, more })
  const { orderId } = made.data
  let version = 1
  const grant = async (body: Record<string, unknown>) =>
    (
      await ask(app, grantDiscount, {
        ...{ corp, token: staff.token },
        body: { type: manual, reason: 'Waited long', orderId, version: version++, ...body },
      })
    ).code
  const read = async (language: string) =>
    (await ask(app, findOrder, { corp, token, language, body: { orderId } })).data.discountList.map(
      ({ type, name: label, amount, maxReduction }) => [type, label, amount, maxReduction],
    )
  return { ...shop, made, orderId, grant, read }
}

it('what an order’s bill had before a staff discount keeps its name in each language, its amount and its maximum', async () => {
  const { made, grant, read } = await openDiscounted()
  expect([made.code, made.data.payableTotal]).toEqual([200, 900])
  const before = [await read('en-US'), await read('zh-CN')] as const
  expect(before[0].toSorted()).toEqual([
    [coupon, 'A cake', 200, 200],
    [coupon, 'Half off', 300, 300],
    [spendAndReduce, 'Autumn', 100, 900],
  ])
  expect(await grant({ amount: 50 })).toBe(200)
  expect(await read('en-US')).toEqual([...before[0], [manual, '', 50, null]])
  expect(await read('zh-CN')).toEqual([...before[1], [manual, '', 50, null]])
})

it('a discount of an order is replaced by the next of its kind, and withdrawn by one of nothing', async () => {
  const { grant, read, corp } = await openDiscounted()
  const before = await read('en-US')
  for (const body of [{ amount: 50 }, { type: employee, amount: 30 }, { amount: 70 }])
    expect(await grant(body)).toBe(200)
  expect(await read('en-US')).toEqual([...before, [employee, '', 30, null], [manual, '', 70, null]])
  expect(await grant({ amount: 0 })).toBe(200)
  expect(await read('en-US')).toEqual([...before, [employee, '', 30, null]])
  expect(await build.asCorp(corp, 'select payable_total::int as payable from customer_order')).toEqual([
    { payable: 870 },
  ])
})
