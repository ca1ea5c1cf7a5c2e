import { createOrder } from '@tiffin/contract/order'
import { checkSaleLimits } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { orderBody } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

const { perOrderLimit, dailyLimit, outsideSaleTime, stockShort, optionsMax, giftsMax, packageIncomplete } = refusals
/** Reasons 1 to 8 as numbers on the wire [limit-7]. */
const codes = [
  ...[perOrderLimit, dailyLimit, outsideSaleTime, stockShort, optionsMax, giftsMax, packageIncomplete],
  refusals.requiredMissing,
]

/** A window of one minute, twelve hours from now. */
function notNow() {
  const { minutes } = localTimeAt(Date.now() + 43_200_000, 'Asia/Shanghai')
  const minuteOf = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return JSON.stringify([
    {
      start: minuteOf(Math.min(minutes, 1438)),
      end: minuteOf(Math.min(minutes, 1438) + 1),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    },
  ])
}

it('[R-5.9][R-5.11] the first limit that a check lists is the one that an order is refused for', async () => {
  const shop = await openShop({ row: { per_order_limit: 2, daily_limit: 1 } })
  const { corp, token, storeId, skuId } = shop
  const [bag, spoon, rare, early] = [
    await build.buildProduct(corp, { row: { is_required: true } }),
    await build.buildProduct(corp, { row: { is_required: true } }),
    await build.buildProduct(corp),
    await build.buildProduct(corp, { row: { sale_times: notNow() } }),
  ]
  await build.setStock(corp, storeId, { kind: 2, itemId: rare.skuId, available: 1 })
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 1 })
  const line = ({ productId, skuId: sku }: { productId: string; skuId: string }, num = 1) =>
    build.want(productId, sku, { num })
  const gift = { ...line(rare), isFreeGift: true }
  const required = [line(bag), line(spoon)]
  const carts = [
    { wanted: [line(shop, 3), line(rare, 2)], reasons: [8, 8, 1, 2, 4, 4] },
    { wanted: [line(shop, 3), line(early), line(bag)], reasons: [3, 8, 1, 2, 4] },
    { wanted: [...required, line(rare, 2), line(shop, 3)], reasons: [1, 2, 4, 4] },
    { wanted: [...required, line(rare, 2), line(shop, 2), gift], reasons: [2, 6, 4, 4] },
    { wanted: [...required, line(rare, 2)], reasons: [4] },
    { wanted: [...required, line(rare)], reasons: [] },
  ]
  for (const { wanted: cart, reasons } of carts) {
    const list = { storeId, saleChannelCode: 1, productRequestList: cart }
    const { data } = await ask(app, checkSaleLimits, { corp, token, body: list })
    expect(data.failList.map(({ reason }) => reason)).toEqual(reasons)
    const lines = cart.filter(({ isFreeGift }) => !isFreeGift)
    const giftList = cart.filter(({ isFreeGift }) => isFreeGift)
    const body = orderBody({ storeId, lines, payable: 1500, more: { giftList } })
    const [first] = reasons
    expect((await ask(app, createOrder, { corp, token, body })).code).toBe(first === undefined ? 200 : codes[first - 1])
  }
})
