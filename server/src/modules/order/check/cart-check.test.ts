import { checkCart } from '@tiffin/contract/order'
import { checkSaleLimits } from '@tiffin/contract/product'
import { say } from '@tiffin/phrases/server'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildPackage, buildProperty } from '../../../../test/build-options.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { app, openShop } from '../../../../test/ordering.ts'

/** A server to which every customer is a member. */
const ofMembers = testApp({
  sessions: {
    find: async (token, corpId) => {
      const found = await fakeSessions.find(token, corpId)
      return found?.session.kind === 'customer' ? { session: { ...found.session, isMember: true } } : found
    },
  },
})

describe('checking a cart', () => {
  it('[R-4.16][R-8.2] says in words why each line cannot be bought, and what no longer fits counts as off the shelf', async () => {
    const { corp, storeId, productId, skuId } = await openShop()
    await buildProperty(corp, productId, { name: 'ice', values: { much: 0, none: 0 } })
    const [cake, bun] = [await build.buildProduct(corp), await build.buildProduct(corp)]
    const set = await buildPackage(corp, [cake, bun])
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const ice = (...values: string[]) => values.map((propertyValueId) => ({ propertyId: 'ice', propertyValueId }))
    const tea = (...values: string[]) => build.want(productId, skuId, { propertyValList: ice(...values) })
    const productRequestList = [
      { ...tea(), lineId: 'first' },
      ...[tea('much', 'none'), set.want([set.pick(cake)]), build.want('never', 'never'), tea('much')],
    ]
    const body = { storeId, productRequestList }
    const { data } = await ask(app, checkCart, { corp, language: 'en-US', body })
    const reason = 2
    const unknown = 'This product was not found'
    expect(data.invalidList).toEqual([
      { line: 0, lineId: 'first', productId, skuId, reason, message: unknown },
      { line: 1, productId, skuId, reason, message: say('en-US', 'refusal.optionsMax') },
      {
        line: 2,
        productId: set.productId,
        skuId: set.skuId,
        reason,
        message: say('en-US', 'refusal.packageIncomplete'),
      },
      { line: 3, productId: 'never', skuId: 'never', reason, message: unknown },
    ])
    expect(data.productList).toHaveLength(1)
  })

  it('[PR-12] takes the price of members from a member only', async () => {
    const { corp, storeId, token, line } = await openShop()
    await build.asCorp(corp, 'update sku set member_price = 100')
    await build.bumpCatalog(corp)
    for (const server of [app, ofMembers]) await server.corps.reload(corp)
    const body = { storeId, productRequestList: [line] }
    const total = async (server: typeof app, as?: string) =>
      (await ask(server, checkCart, { corp, token: as, body })).data.payableTotal
    expect([await total(ofMembers, token), await total(ofMembers), await total(app, token)]).toEqual([100, 500, 500])
  })
})

it('the limit of gifts is reckoned from what the customer pays: a member may pay too little for the activity', async () => {
  const { corp, storeId, token, line, productId, skuId } = await openShop()
  await build.asCorp(corp, 'update sku set member_price = 400')
  const rule = { kind: 'gift', maxNum: 1, productIdList: [productId] }
  await build.buildPromotion(corp, { promotion_id: 'gifts', type: 11, rule, threshold: 500 })
  await build.bumpCatalog(corp)
  for (const server of [app, ofMembers]) await server.corps.reload(corp)
  const gift = build.want(productId, skuId, { isFreeGift: true })
  const body = { storeId, productRequestList: [line, gift] }
  const passed = async (server: typeof app, as?: string) =>
    (await ask(server, checkSaleLimits, { corp, token: as, body })).data.passed
  expect([await passed(ofMembers, token), await passed(ofMembers), await passed(app, token)]).toEqual([
    false,
    true,
    true,
  ])
})
