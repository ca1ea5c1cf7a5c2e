import { previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildPackage, buildProperty } from '../../../../test/build-options.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

/** A tea with a choice of ice, and a set of two. */
async function openTeahouse() {
  const shop = await openShop({ row: { per_order_limit: 3 } })
  const { corp, productId, skuId } = shop
  await buildProperty(corp, productId, { name: 'ice', values: { much: 0, none: 0 } })
  const cake = await build.buildProduct(corp)
  const bun = await build.buildProduct(corp)
  const set = await buildPackage(corp, [cake, bun])
  const rule = { kind: 'gift', maxNum: 2, productIdList: [cake.productId, productId] }
  await build.buildPromotion(corp, { promotion_id: 'gifts', type: 11, rule, threshold: 2000 })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const ice = (...values: string[]) => values.map((propertyValueId) => ({ propertyId: 'ice', propertyValueId }))
  const tea = (...values: string[]) => build.want(productId, skuId, { propertyValList: ice(...values) })
  const lines = {
    fitting: tea('much'),
    plain: tea(),
    both: tea('much', 'none'),
    incomplete: set.want([set.pick(cake)]),
    whole: set.want([set.pick(cake), set.pick(bun)]),
  }
  const code = async (productRequestList: readonly ProductRequest[], more: Record<string, unknown> = {}) =>
    (await order(app, { ...shop, lines: productRequestList, payable: 500 * productRequestList.length, more })).code
  return { ...shop, cake, lines, code }
}

describe('[limit-6] of several reasons against an order', () => {
  it('[R-5.11] of options that do not fit their product, the most specific refusal comes first, whatever line it is', async () => {
    const { lines, code } = await openTeahouse()
    const { plain, both, incomplete } = lines
    expect(await code([plain, both, incomplete])).toBe(refusals.packageIncomplete)
    expect(await code([plain, both])).toBe(refusals.optionsMax)
    expect(await code([lines.fitting, plain])).toBe(refusals.inputInvalid)
    expect(await code([lines.fitting, lines.whole])).toBe(200)
  })

  it('[R-5.11] what does not fit is refused before a limit, also of a gift', async () => {
    const { lines, code, ...shop } = await openTeahouse()
    const many = { ...lines.fitting, num: 4 }
    expect(await code([many, lines.plain])).toBe(refusals.inputInvalid)
    expect(await code([many], { giftList: [lines.both] })).toBe(refusals.optionsMax)
    const { data } = await order(app, { ...shop, lines: [lines.plain], payable: 500 })
    expect(data).toMatchObject({ productId: shop.productId })
  })

  it('[R-5.11] too many gifts are refused before an activity that cannot be had', async () => {
    const { cake, lines, code } = await openTeahouse()
    const gifts = (num: number) => [build.want(cake.productId, cake.skuId, { num, isFreeGift: true })]
    const activity = { promotionId: 'gifts' }
    expect(await code([lines.fitting], { ...activity, giftList: gifts(3) })).toBe(refusals.giftsMax)
    expect(await code([lines.fitting], { ...activity, giftList: gifts(2) })).toBe(refusals.promotionEnded)
    expect(await code([lines.fitting], { promotionId: 'nothing', giftList: gifts(3) })).toBe(refusals.promotionEnded)
  })

  it('[R-5.11] short stock is refused before what is wrong with a coupon', async () => {
    const { corp, storeId, cake, code } = await openTeahouse()
    await build.setStock(corp, storeId, { kind: 2, itemId: cake.skuId, available: 1 })
    await build.bumpCatalog(corp)
    const wish = (num: number) => [build.want(cake.productId, cake.skuId, { num })]
    expect(await code(wish(2), { couponIdList: ['nothing'] })).toBe(refusals.stockShort)
    expect(await code(wish(1), { couponIdList: ['nothing'] })).toBe(refusals.couponUnknown)
  })

  it('a sku of another product is refused before anything else', async () => {
    const { cake, corp, lines, code, productId } = await openTeahouse()
    await build.insertRow(corp, 'sku', {
      ...{ sku_id: `large-${cake.skuId}`, product_id: cake.productId, name: '{}', price: 500 },
    })
    await build.bumpCatalog(corp)
    expect(await code([lines.plain, build.want(productId, cake.skuId)])).toBe(refusals.productUnknown)
    expect(await code([build.want(cake.productId, `large-${cake.skuId}`)])).toBe(200)
  })
})

describe('stock that came back a moment ago', () => {
  it.each([0, 1])('is sold, though the menu still shows %i', async (available) => {
    const shop = await openShop()
    const { corp, storeId, skuId, line, token } = shop
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available })
    const body = { storeId, pickupMethod: 2, productRequestList: [{ ...line, num: 2 }] }
    const preview = async () => (await ask(app, previewOrder, { corp, token, body })).code
    expect(await preview()).toBe(available === 0 ? refusals.soldOut : refusals.stockShort)
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 5 })
    expect(await preview()).toBe(200)
  })
})

it('a preview says for how long an order could wait for its money', async () => {
  const { corp, storeId, line, token } = await openShop()
  await build.asCorp(corp, 'update corp set pay_timeout_seconds = 600')
  await app.corps.reload(corp)
  const body = { storeId, pickupMethod: 2, productRequestList: [line] }
  expect((await ask(app, previewOrder, { corp, token, body })).data.payExpireSeconds).toBe(600)
})
