import { bootstrap } from '@tiffin/contract/common'
import { priceAll } from '@tiffin/contract/marketing'
import { grantDiscount } from '@tiffin/contract/member'
import { checkCart, findOrder, previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { discountType } from '@tiffin/core/pricing/bill'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { openShop } from '../../../../test/ordering.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock })

const rate = (rateId: string, ratePpm: number, more: object = {}) => ({
  ...{ rateId, ratePpm, taxClassIdList: [''], pickupMethods: null },
  name: { 'en-US': rateId.toUpperCase(), 'zh-CN': `${rateId} 税` },
  ...more,
})

/** A shop whose brand taxes by these terms; a tea costs 10.00. */
async function openTaxedShop(terms: object) {
  const shop = await openShop({ price: 1000 })
  await build.asCorp(shop.corp, 'update corp set tax = $1, catalog_version = catalog_version + 1', [
    JSON.stringify({ taxMode: 'none', classList: [], rateList: [], serviceCharge: null, ...terms }),
  ])
  return { ...shop, lines: [shop.line] }
}

const gst = { taxMode: 'inclusive', rateList: [rate('gst', 90_000)] }
const added = {
  ...{ taxMode: 'exclusive', rateList: [rate('pb1', 100_000), rate('city', 5000, { pickupMethods: [1] })] },
  serviceCharge: { ratePpm: 50_000, pickupMethods: [1], taxClassId: '' },
}

const linesOf = (corp: string) =>
  build.asCorp(corp, 'select payable, service_charge, added_tax, total, tax_list from order_line order by line_no')

describe('[tax-5] an order of a brand whose prices contain tax', () => {
  it('costs what the menu says and states the tax in it, to whoever reads it in their language', async () => {
    const { corp, token, storeId, lines } = await openTaxedShop(gst)
    const { data } = await order(app, { corp, token, storeId, lines, payable: 1000 })
    expect(data).toMatchObject({ payableTotal: 1000, taxMode: 'inclusive', serviceCharge: 0 })
    expect(data.taxList).toEqual([{ rateId: 'gst', name: 'gst 税', ratePpm: 90_000, taxable: 917, tax: 83 }])
    const inEnglish = await ask(app, findOrder, { corp, token, language: 'en-US', body: { orderId: data.orderId } })
    expect(inEnglish.data.taxList[0]?.name).toBe('GST')
  })
})

describe('[tax-5] an order of a brand that adds tax and a service charge', () => {
  it('costs more than the menu says, by the rates of its pick-up method, in every call that prices it', async () => {
    const { corp, token, storeId, lines } = await openTaxedShop(added)
    const body = { storeId, saleChannelCode: 1, productRequestList: lines, pickupMethod: 1 as const }
    const amounts = { taxMode: 'exclusive', subtotal: 1000, serviceCharge: 50, payableTotal: 1160 }
    expect((await ask(app, previewOrder, { corp, token, body })).data).toMatchObject(amounts)
    expect((await ask(app, checkCart, { corp, token, body })).data).toMatchObject(amounts)
    expect((await ask(app, priceAll, { corp, token, body })).data).toMatchObject(amounts)
    const { data } = await order(app, { corp, token, storeId, lines, payable: 1160, more: { pickupMethod: 1 } })
    expect(data).toMatchObject(amounts)
    expect(data.taxList).toMatchObject([
      { rateId: 'pb1', taxable: 1050, tax: 105 },
      { rateId: 'city', taxable: 1050, tax: 5 },
    ])
    expect(data.productList).toMatchObject([{ payable: 1000, total: 1160 }])
    expect(await linesOf(corp)).toMatchObject([{ payable: 1000, service_charge: 50, added_tax: 110, total: 1160 }])
  })

  it('[tax-2] costs less to take away, and is refused at the amount of the other way with the figures that hold', async () => {
    const { corp, token, storeId, lines } = await openTaxedShop(added)
    const wrong = await order(app, { corp, token, storeId, lines, payable: 1160 })
    expect(wrong).toMatchObject({ code: refusals.priceChanged, data: { payableTotal: 1100, serviceCharge: 0 } })
    expect((await order(app, { corp, token, storeId, lines, payable: 1100 })).code).toBe(200)
  })

  it('[tax-1] is taxed by the class of each product', async () => {
    const shop = await openTaxedShop({ ...added, rateList: [rate('pb1', 100_000, { taxClassIdList: ['food'] })] })
    const { corp, token, storeId, lines } = shop
    expect((await order(app, { corp, token, storeId, lines, payable: 1000 })).data.taxList).toEqual([])
    await build.asCorp(corp, `update product set tax_class_id = 'food'`)
    await build.bumpCatalog(corp)
    clock.at += 3000
    expect((await order(app, { corp, token, storeId, lines, payable: 1100 })).data).toMatchObject({
      taxList: [{ rateId: 'pb1', tax: 100 }],
    })
  })

  it('is taxed again by the terms it was placed under when staff takes something off, whatever the brand says by then', async () => {
    const { corp, token, storeId, lines } = await openTaxedShop(added)
    const more = { pickupMethod: 1, paymentMethodCode: 'counter' }
    const { data } = await order(app, { corp, token, storeId, lines, payable: 1160, more })
    const staff = await build.buildEmployee(corp, storeId, ['order:manage', 'order:assist', 'order:discount'])
    await build.asCorp(corp, 'update staff set manual_discount_limit = 300')
    await build.asCorp(corp, `update corp set tax = '{"taxMode":"none","rateList":[],"serviceCharge":null}'`)
    const wish = {
      type: discountType.manual,
      amount: 200,
      reason: 'Waited',
      orderId: data.orderId,
      version: data.version,
    }
    const granted = await ask(app, grantDiscount, { corp, token: staff.token, body: wish })
    // 8.00 left, 0.40 for service; 10 % of 8.40 and 0.5 % of it.
    expect(granted.data).toMatchObject({ subtotal: 1000, discountTotal: 200, serviceCharge: 40, payableTotal: 928 })
    expect(await linesOf(corp)).toMatchObject([{ payable: 800, service_charge: 40, added_tax: 88, total: 928 }])
  })
})

describe('[tax-1] the terms of a brand', () => {
  it('come with the first call, in the reader’s language, and not at all where there are none', async () => {
    const { corp } = await openTaxedShop(added)
    const { data } = await ask(app, bootstrap, { corp, language: 'zh-CN', body: {} })
    expect(data.corpSetting.tax).toMatchObject({
      taxMode: 'exclusive',
      rateList: [
        { rateId: 'pb1', name: { 'zh-CN': 'pb1 税' } },
        { rateId: 'city', pickupMethods: [1] },
      ],
      serviceCharge: { ratePpm: 50_000, pickupMethods: [1], taxClassId: '' },
    })
    const plain = await openShop({})
    expect((await ask(app, bootstrap, { corp: plain.corp, body: {} })).data.corpSetting).not.toHaveProperty('tax')
  })
})
