import { cancelOrder, findOrder, previewOrder } from '@tiffin/contract/order'
import { checkSaleLimits, findGifts, findProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/build-coupon.ts'
import { enablePoints, givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, countTrips, openShop } from '../../../../test/ordering.ts'

/** From 5.00 two macarons are given; six of them are left. */
async function openGivingShop() {
  const shop = await openShop()
  const { corp, storeId } = shop
  const macaron = await build.buildProduct(corp, { price: 300 })
  const rule = { kind: 'gift', maxNum: 2, productIdList: [macaron.productId] }
  await build.buildPromotion(corp, { promotion_id: 'with-tea', type: 11, rule, threshold: 500 })
  await build.setStock(corp, storeId, { kind: 2, itemId: macaron.skuId, available: 6 })
  await build.bumpCatalog(corp)
  const gift = (num: number) => build.want(macaron.productId, macaron.skuId, { num, isFreeGift: true })
  const buy = (more: Record<string, unknown>, lines = [shop.line]) =>
    order(app, { ...shop, lines, payable: 500 * (lines[0]?.num ?? 0), more })
  return { ...shop, macaron, gift, buy, left: () => build.readStock(corp, storeId) }
}

describe('an order with gifts', () => {
  it('[R-3.16] holds free lines beside those that are paid, and their stock; its amounts know nothing of them', async () => {
    const shop = await openGivingShop()
    const { code, data } = await shop.buy({ giftList: [shop.gift(2)] })
    expect(code).toBe(200)
    const { data: found } = await ask(app, findOrder, { ...shop, body: { orderId: data.orderId } })
    for (const shown of [data, found]) {
      expect(shown).toMatchObject({ originalAmount: 500, subtotal: 500, payableTotal: 500, discountTotal: 0 })
      expect(shown.productList).toHaveLength(1)
      expect(shown.giftList).toMatchObject([
        { productId: shop.macaron.productId, num: 2, price: 300, discountPrice: 0, lineAmount: 0, payable: 0 },
      ])
      expect(shown.giftList[0]).toMatchObject({ isFreeGift: true, promotionId: 'with-tea' })
    }
    const taken = await build.asCorp(shop.corp, 'select share_list from order_line where is_gift')
    expect(taken).toEqual([{ share_list: [] }])
    expect(await shop.left()).toEqual({ [shop.macaron.skuId]: 4 })
    await ask(app, cancelOrder, { ...shop, body: { orderId: data.orderId } })
    expect(await shop.left()).toEqual({ [shop.macaron.skuId]: 6 })
  })

  it('[R-1.3][R-2.42] is previewed with them', async () => {
    const shop = await openGivingShop()
    const body = { storeId: shop.storeId, pickupMethod: 2, productRequestList: [shop.line], giftList: [shop.gift(1)] }
    const { data } = await ask(app, previewOrder, { ...shop, body })
    expect(data.giftList).toMatchObject([{ num: 1, discountPrice: 0, isFreeGift: true }])
    expect(data.payableTotal).toBe(500)
  })

  it('[R-5.11][PR-10][R-5.10] is refused above the maximum, for what is not given, without the trigger and without the activity', async () => {
    const shop = await openGivingShop()
    const tea = build.want(shop.productId, shop.skuId, { isFreeGift: true })
    expect(await shop.buy({ giftList: [shop.gift(3)] })).toMatchObject({ code: refusals.giftsMax, data: { limit: 2 } })
    expect((await shop.buy({ giftList: [shop.gift(1), shop.gift(2)] })).code).toBe(refusals.giftsMax)
    expect((await shop.buy({ giftList: [tea] })).code).toBe(refusals.inputInvalid)
    expect((await shop.buy({ giftList: [shop.gift(1)], promotionId: null })).code).toBe(refusals.promotionEnded)
    const cheap = await build.buildProduct(shop.corp, { price: 499 })
    await build.bumpCatalog(shop.corp)
    const under = [build.want(cheap.productId, cheap.skuId)]
    for (const more of [{}, { promotionId: 'with-tea' }])
      expect((await shop.buy({ giftList: [shop.gift(1)], ...more }, under)).code).toBe(refusals.promotionEnded)
    const missing = build.want('nothing', 'nothing')
    expect((await shop.buy({ giftList: [missing] })).code).toBe(refusals.productUnknown)
    expect(await shop.left()).toEqual({ [shop.macaron.skuId]: 6 })
  })

  it('[PR-10] pays for a line that only calls itself a gift', async () => {
    const shop = await openGivingShop()
    const called = { ...shop.line, isFreeGift: true }
    expect((await shop.buy({ expectedPayable: 0 }, [called])).code).toBe(refusals.priceChanged)
    const { data } = await shop.buy({}, [called])
    expect([data.payableTotal, data.giftList]).toEqual([500, []])
  })

  it('[ST-02][R-5.2] adds what the gifts need to what the lines need, and names the gift that is short', async () => {
    const shop = await openGivingShop()
    await build.buildMaterial(shop.corp, 'almonds')
    for (const skuId of [shop.macaron.skuId, shop.skuId])
      await build.insertRow(shop.corp, 'sku_material', { sku_id: skuId, material_id: 'almonds', weight: 10_000 })
    await build.setStock(shop.corp, shop.storeId, { kind: 1, itemId: 'almonds', available: 25_000 })
    await build.bumpCatalog(shop.corp)
    const short = await shop.buy({ giftList: [shop.gift(2)] })
    expect(short).toMatchObject({
      code: refusals.stockShort,
      data: {
        stockHintList: [{ productId: shop.macaron.productId, materialId: 'almonds', available: 25, needed: 30 }],
      },
    })
    const body = { storeId: shop.storeId, pickupMethod: 2, productRequestList: [shop.line], giftList: [shop.gift(2)] }
    expect((await ask(app, previewOrder, { ...shop, body })).code).toBe(refusals.stockShort)
    expect((await shop.buy({ giftList: [shop.gift(1)] })).code).toBe(200)
    expect(await shop.left()).toMatchObject({ almonds: 5000 })
  })

  it('with a coupon and points as well is made in two round trips like any other', async () => {
    const shop = await openGivingShop()
    const { corp, customerId } = shop
    await enablePoints(corp)
    await givePoints(corp, customerId, { points: 200 })
    await app.corps.reload(corp)
    const { counted, trips, restart } = countTrips()
    const buy = async () => {
      const couponIdList = [await buildCoupon(corp, customerId, { kind: { discount: 100 } })]
      const more = { giftList: [shop.gift(1)], couponIdList, points: 50, promotionId: 'with-tea' }
      restart()
      return order(counted, { ...shop, lines: [shop.line], payable: 350, more })
    }
    await buy() // the menu is read once
    const { code, data } = await buy()
    expect(code).toBe(200)
    expect(data).toMatchObject({ pointsUsed: 50, discountTotal: 150, giftList: [{ num: 1 }] })
    expect(trips[0]).toBe(2)
  })
})

describe('what checks answer about products and gifts', () => {
  it('[R-7.7] names the gifts of an activity with the most of each, and refuses one that gives none', async () => {
    const shop = await openGivingShop()
    const giftsOf = (promotionId?: string, more = {}) => {
      const activity = promotionId === undefined ? {} : { promotionId }
      return ask(app, findGifts, { corp: shop.corp, body: { ...activity, storeId: shop.storeId, ...more } })
    }
    expect((await giftsOf('with-tea')).data).toMatchObject({
      maxGiftNum: 2,
      list: [{ productId: shop.macaron.productId, maxNum: 2, skuList: [{ stockNum: 6 }] }],
    })
    expect((await giftsOf('with-tea', { giftIdList: [] })).data.list).toEqual([])
    const { productId } = shop.macaron
    const rule = { kind: 'gift', maxNum: 1, productIdList: [productId] }
    await build.buildPromotion(shop.corp, { promotion_id: 'zest-with-cake', type: 11, rule, threshold: 900 })
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect((await giftsOf(undefined, { giftIdList: [productId, 'nothing'] })).data).toMatchObject({
      maxGiftNum: 2,
      list: [{ productId, maxNum: 2 }],
    })
    await build.asCorp(shop.corp, `update promotion set end_time = now() - interval '1 minute'`)
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect((await giftsOf('with-tea')).code).toBe(refusals.promotionEnded)
    expect((await giftsOf()).code).toBe(refusals.promotionEnded)
    expect((await giftsOf('nothing')).code).toBe(refusals.promotionEnded)
  })

  it('[R-7.7][RL-09] answers for two hundred products in one call and no more, and names what is not there', async () => {
    const shop = await openGivingShop()
    const giftsFrom = (productIdList: string[]) =>
      ask(app, findProducts, { corp: shop.corp, body: { productIdList, storeId: shop.storeId } })
    const { data } = await giftsFrom([shop.macaron.productId, 'nothing', shop.productId, shop.macaron.productId])
    expect(data.list.map(({ productId }) => productId)).toEqual([shop.macaron.productId, shop.productId])
    expect(data.notFoundIdList).toEqual(['nothing'])
    expect((await giftsFrom(Array.from({ length: 201 }, () => 'nothing'))).code).toBe(refusals.inputInvalid)
  })

  it('judges gifts by the activity that the order would have, named or not, reached or not', async () => {
    const shop = await openGivingShop()
    const check = async (num: number, more = {}) => {
      const productRequestList = [{ ...shop.line, num: 1 }, shop.gift(num)]
      const body = { storeId: shop.storeId, productRequestList, ...more }
      const { data } = await ask(app, checkSaleLimits, { corp: shop.corp, body })
      return data.failList.map(({ reason, limit }) => [reason, limit])
    }
    expect(await check(2)).toEqual([])
    expect(await check(3)).toEqual([[6, 2]])
    expect(await check(1, { promotionId: null })).toEqual([[6, 0]])
    await build.asCorp(shop.corp, 'update promotion set threshold = 501')
    await build.bumpCatalog(shop.corp)
    await app.corps.reload(shop.corp)
    expect(await check(1, { promotionId: 'with-tea' })).toEqual([[6, 0]])
  })

  it('[R-7.7][R-5.9] lists the limits that the cart breaks, what was bought today included, as create does', async () => {
    const shop = await openShop({ row: { daily_limit: 2, per_order_limit: 3 } })
    const check = (num: number, token?: string) =>
      ask(app, checkSaleLimits, {
        corp: shop.corp,
        token,
        body: { storeId: shop.storeId, productRequestList: [{ ...shop.line, num }] },
      })
    expect((await check(2, shop.token)).data).toEqual({ passed: true, failList: [] })
    await order(app, { ...shop, lines: [shop.line], payable: 500 })
    const fail = { productId: shop.productId, skuId: shop.skuId, saleTimeList: [] }
    expect((await check(2, shop.token)).data).toEqual({
      passed: false,
      failList: [{ ...fail, reason: 2, limit: 2, remaining: 1 }],
    })
    expect((await check(4)).data.failList).toEqual([
      { ...fail, reason: 1, limit: 3, remaining: 3 },
      { ...fail, reason: 2, limit: 2, remaining: 2 },
    ])
  })
})
