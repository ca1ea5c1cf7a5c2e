import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

describe('what the store reads beside an order', () => {
  it('[R-3.12][R-3.13][R-2.42] tissue, remark, pick-up method and payment method are kept as they were wanted', async () => {
    const shop = await openShop()
    const more = { tissueNeed: true, remark: 'No straw', pickupMethod: 1 }
    const { data } = await order(app, { ...shop, lines: [shop.line], payable: 500, more })
    const found = await ask(app, findOrder, { ...shop, body: { orderId: data.orderId } })
    for (const shown of [data, found.data])
      expect(shown).toMatchObject({ ...more, paymentMethod: { code: 'card', type: 1 } })
  })

  it('[R-5.8][R-5.11] a special remark without words is refused with 50003 where the brand offers one', async () => {
    const shop = await openShop()
    const place = (remark: string) =>
      order(app, { ...shop, lines: [shop.line], payable: 500, more: { remark, specialRemark: true } })
    expect((await place(' ')).code).toBe(200)
    await asCorp(shop.corp, 'update corp set special_remark = true where corp_id = $1', [shop.corp])
    await asCorp(shop.corp, 'update corp set catalog_version = catalog_version + 1')
    await app.corps.reload(shop.corp)
    const { code, message } = await place(' ')
    expect([code, message]).toEqual([50003, expect.stringMatching(/./)])
    expect(refusals.remarkRequired).toBe(50003)
    expect((await place('Nut allergy')).data).toMatchObject({ remark: 'Nut allergy', specialRemark: true })
  })

  it('[R-5.8][R-5.11] a remark of 140 letters is taken, one of 141 refused', async () => {
    const shop = await openShop()
    const place = (length: number) =>
      order(app, { ...shop, lines: [shop.line], payable: 500, more: { remark: 'x'.repeat(length) } })
    expect((await place(140)).data.remark).toHaveLength(140)
    expect((await place(141)).code).toBe(refusals.inputInvalid)
  })
})
