import { bootstrap } from '@tiffin/contract/common'
import { findAgreement, findPageColor, findStore, listGuideMarkers } from '@tiffin/contract/customer'
import { publishDraft } from '@tiffin/contract/desk/draft'
import { createPreview } from '@tiffin/contract/desk/preview'
import { listPromotions, priceAll } from '@tiffin/contract/marketing'
import { findProduct, listCategories, listProducts, searchProducts } from '@tiffin/contract/product'
import { languages } from '@tiffin/core/language/language'
import { expect, it } from 'vitest'
import { ask, headersOf, testApp } from '../../../test/app.ts'
import { want } from '../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../test/drafting.ts'
import { signedInToken } from '../../../test/signed-in.ts'

const hourMs = 3_600_000
const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const { draft, openMenu, ticked } = drafting(app)

type Menu = Awaited<ReturnType<typeof openMenu>>

/** The next Saturday at half past nine in the evening, by the clock of Shanghai. */
function saturdayNight(): number {
  const day = 24 * hourMs
  const today = Math.floor(clock.at / day) * day
  const saturday = [...Array(8).keys()]
    .map((days) => today + days * day)
    .find((midnight) => new Date(midnight).getUTCDay() === 6)
  return (saturday ?? today) + 13.5 * hourMs
}

async function previewOf({ desk, storeId }: Menu, draftId: string, more: object = {}) {
  const body = { draftId, storeId, at: clock.at, language: 'en-US', ...more }
  const { data } = await ask(app, createPreview, { ...desk, body })
  return { preview: data.token }
}

/** What every kind of item may be, around one product that is sold on Saturday evenings only. */
function wholeMenu({ storeId, productId, skuId }: Menu): Edit[] {
  const saleTimeList = [{ start: '21:00', end: '22:00', weekdays: [6] }]
  const rate = { rateId: 'pb1', name: named('PB1'), ratePpm: 100_000, pickupMethods: null, taxClassIdList: ['food'] }
  const group = { productGroupId: 'g1', name: named('Tea'), minNum: 1, maxNum: 1, itemList: [{ skuId }] }
  return [
    { kind: 'look', itemId: 'corp', fields: { primaryColor: ['#E6002D', '#0055AA'] } },
    created('category', 'night', { name: named('Night') }),
    created('material', 'milk', { name: named('Milk') }),
    created('property', 'ice', { name: named('Ice') }),
    created('propertyValue', 'less', {
      propertyId: 'ice',
      name: named('Less'),
      materialList: [{ materialId: 'milk', weight: 5 }],
    }),
    created('product', 'oolong', { categoryId: 'night', name: named('Oolong'), propertyIdList: ['ice'], saleTimeList }),
    created('sku', 'oolong-r', { productId: 'oolong', name: named('Regular'), price: 620, memberPrice: 590 }),
    created('product', 'set', { categoryId: 'night', name: named('Set'), productType: 4 }),
    created('sku', 'set-1', { productId: 'set', price: 900 }),
    created('package', 'set', { groupList: [group] }),
    created('storeProduct', `${storeId}.${productId}`, { isRequired: true }),
    created('storeSku', `${storeId}.${skuId}`, { price: 450 }),
    created('priceList', 'airport', { name: 'Airport' }),
    created('priceListSku', 'airport.oolong-r', { price: 715, memberPrice: 690 }),
    created('storePriceList', storeId, { priceListId: 'airport' }),
    price(skuId, 500, 540),
    {
      kind: 'tax',
      itemId: 'corp',
      fields: {
        taxMode: ['none', 'exclusive'],
        classList: [[], [{ taxClassId: 'food', name: 'Food' }]],
        rateList: [[], [rate]],
        serviceCharge: [null, { ratePpm: 50_000, pickupMethods: null, taxClassId: 'food' }],
      },
    },
    { kind: 'product', itemId: productId, fields: { taxClassId: ['', 'food'] } },
    created('promotion', 'night', {
      ...{ type: 5, name: named('Night'), rule: { kind: 'perMilleOff', perMille: 200 }, productIdList: [productId] },
      ...{ startTime: clock.at - hourMs, endTime: clock.at + 30 * 24 * hourMs },
    }),
    created('couponKind', 'three', { name: named('Three off'), rule: { kind: 'amountOff', amount: 300 } }),
    created('pageBlock', 'b1', { type: 'notice', title: named('Open late'), itemList: [{ productId }] }),
    { kind: 'tab', itemId: '1', fields: { text: [{}, named('Teas')] } },
    created('guideMarker', 'stir', { text: named('Stir'), showTimes: 2 }),
    {
      kind: 'agreement',
      itemId: 'corp',
      fields: { serviceTerms: [{ 'zh-CN': '<p>条款</p>' }, named('<p>Terms</p>')] },
    },
  ]
}

const withoutVersion = (text: string) => text.replace(/"(version|freshUntil)":("[^"]*"|\d+)/g, '')

/** What customers read of a store, letter by letter. */
async function readAll(
  { corp, storeId, productId, skuId }: Menu,
  caller: (language: string) => { token?: string; headers?: Record<string, string> },
) {
  const questions = [
    [bootstrap, {}],
    [findPageColor, {}],
    [findAgreement, {}],
    [listGuideMarkers, {}],
    [findStore, { storeId }],
    [listCategories, { storeId }],
    [listProducts, { storeId, pageSize: 100 }],
    [listProducts, { storeId, pageSize: 500 }],
    [findProduct, { storeId, productId }],
    [findProduct, { storeId, productId: 'oolong' }],
    [searchProducts, { storeId, keyword: 'oolong' }],
    [listPromotions, { storeId }],
    [priceAll, { storeId, productRequestList: [want(productId, skuId)], pickupMethod: 2 }],
  ] as const
  const answers: string[] = []
  for (const language of languages) {
    const { headers, ...given } = caller(language)
    const sent = { ...headersOf({ corp, language, ...given }), ...headers }
    for (const [call, payload] of questions) {
      const answer = await app.http.inject({ method: 'POST', url: call.path, headers: sent, payload })
      answers.push(withoutVersion(answer.payload))
    }
  }
  return answers
}

it.each([false, true])(
  '[draft-10] [price-11] a preview for Saturday 21:30 equals what is published then and read at that hour, in every language; member: %s',
  async (isMember) => {
    clock.at = Date.now()
    const menu = await openMenu()
    const night = saturdayNight()
    const body = await draft(menu.desk, ...wholeMenu(menu))
    const tokens = new Map<string, Record<string, string>>()
    for (const language of languages)
      tokens.set(language, await previewOf(menu, body.draftId, { at: night, isMember, language }))
    const before = await readAll(menu, (language) => ({ headers: { 'accept-language': language } }))
    const seen = await readAll(menu, (language) => ({ headers: tokens.get(language) ?? {} }))

    clock.at = night
    expect((await ask(app, publishDraft, { ...menu.desk, body: await ticked(menu.desk, body) })).code).toBe(200)
    const token = isMember ? await signedInToken(menu.corp, { is_member: true }, clock.at) : undefined
    const published = await readAll(menu, () => (token === undefined ? {} : { token }))
    expect(seen).toEqual(published)
    expect(seen.join()).toContain('"productId":"oolong"')
    expect(seen.join()).toContain('"price":715')
    expect(seen.join()).toContain('"unavailableReason":0')
    expect(seen.join()).toMatch(/"payableTotal":[1-9]\d*.*"name":"PB1"/)
    expect(seen.join()).toContain('"promotionId":"night"')
    expect(seen).not.toEqual(before)
  },
  120_000,
)
