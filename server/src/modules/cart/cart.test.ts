import { findCart, saveCart } from '@tiffin/contract/cart'
import { refusals } from '@tiffin/contract/refusals'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { app, openShop, tally } from '../../../test/ordering.ts'

async function openCart() {
  const shop = await openShop()
  const save = (version: number, productRequestList: ProductRequest[], more: Record<string, unknown> = {}) =>
    ask(app, saveCart, { ...shop, body: { storeId: shop.storeId, version, productRequestList, ...more } })
  const read = async (token = shop.token) => (await ask(app, findCart, { ...shop, token })).data
  return { ...shop, save, read }
}

/** Lets the brand change its menu. */
async function change(corp: string, text: string, values: unknown[] = []): Promise<void> {
  await build.asCorp(corp, text, values)
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
}

describe('the cart of a customer', () => {
  it('is empty and of no store before the first save, and then what was saved, with names and prices of the menu', async () => {
    const { save, read, line, storeId } = await openCart()
    expect(await read()).toEqual({ storeId: null, version: 0, list: [], removedList: [], assistant: null })
    expect(await save(0, [{ ...line, num: 3 }])).toMatchObject({ code: 200, data: { version: 1 } })
    expect(await read()).toMatchObject({ storeId, version: 1, list: [{ productName: 'Tea', num: 3, price: 500 }] })
    expect((await save(1, [])).data).toEqual({ version: 2 })
    expect(await read()).toEqual({ storeId, version: 2, list: [], removedList: [], assistant: null })
  })

  it('saved from a version that is no more is refused with the cart as it is now', async () => {
    const { save, line, storeId } = await openCart()
    await save(0, [line])
    for (const version of [0, 7]) {
      const { code, data } = await save(version, [{ ...line, num: 9 }])
      expect(code).toBe(refusals.cartConflict)
      expect(data).toMatchObject({ storeId, version: 1, list: [{ num: 1 }] })
    }
  })

  it('[RL-03] with half a character in the name of a guest is refused', async () => {
    const { save, line } = await openCart()
    for (const guestName of ['\ud800', 'a\udc00b'])
      expect((await save(0, [{ ...line, guestName }])).code).toBe(refusals.inputInvalid)
    expect((await save(0, [{ ...line, guestName: '😀' }])).code).toBe(200)
  })

  it('cannot be begun from a version that never was', async () => {
    const { save, read, line } = await openCart()
    const { code, data } = await save(3, [line])
    expect([code, data.version]).toEqual([refusals.cartConflict, 0])
    expect(await read()).toMatchObject({ version: 0, list: [] })
  })

  it('whose answer was lost on the way can be saved again', async () => {
    const { save, line } = await openCart()
    await save(0, [line])
    expect((await save(1, [{ ...line, num: 2 }])).data).toEqual({ version: 2 })
    expect((await save(1, [{ ...line, num: 2 }])).data).toEqual({ version: 2 })
    expect((await save(1, [{ ...line, num: 3 }])).code).toBe(refusals.cartConflict)
  })

  it('saved by eight devices at once is that of exactly one of them', async () => {
    const { save, read, line } = await openCart()
    await save(0, [line])
    const answers = await Promise.all(Array.from({ length: 8 }, (_, device) => save(1, [{ ...line, num: device + 2 }])))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 1, [refusals.cartConflict]: 7 })
    const winner = answers.findIndex(({ code }) => code === 200)
    const { assistant: _, ...cart } = await read()
    expect(cart).toMatchObject({ version: 2, list: [{ num: winner + 2 }] })
    for (const { code, data } of answers) if (code !== 200) expect(data).toEqual(cart)
  })

  it('first saved by eight devices at once is that of exactly one of them', async () => {
    const { save, line } = await openCart()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, device) => save(0, [{ ...line, num: device + 1 }])))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 1, [refusals.cartConflict]: 7 })
  })

  it('keeps what is sold out for the moment, and names what has gone', async () => {
    const { save, read, line, corp, storeId, skuId } = await openCart()
    const other = await build.buildProduct(corp, { price: 300 })
    await change(corp, 'select 1')
    await save(0, [line, build.want(other.productId, other.skuId)])
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 0 })
    await change(corp, 'delete from sku where sku_id = $1', [other.skuId])
    const { list, removedList } = await read()
    expect(list.map(({ productId }) => productId)).toEqual([line.productId])
    expect(removedList).toEqual([{ productId: other.productId, productName: 'Tea', reason: 4 }])
  })

  it('names a product that the menu has never had by its id, and keeps no gift', async () => {
    const { save, read, line } = await openCart()
    await save(0, [{ ...line, productId: 'never' }, { ...line, isFreeGift: true }, line])
    const { list, removedList } = await read()
    expect(list).toMatchObject([{ productId: line.productId, isFreeGift: false }])
    expect(removedList).toEqual([{ productId: 'never', productName: '', reason: 4 }])
  })

  it('takes ids and numbers only, and no more than a hundred lines of a store of the brand', async () => {
    const { save, read, line } = await openCart()
    await save(0, [{ ...line, price: 1 } as ProductRequest])
    expect((await read()).list).toMatchObject([{ price: 500 }])
    expect(
      (
        await save(
          1,
          Array.from({ length: 101 }, () => line),
        )
      ).code,
    ).toBe(refusals.inputInvalid)
    expect((await save(1, [line], { storeId: 'nowhere' })).code).toBe(refusals.storeUnknown)
    expect((await save(-1, [line])).code).toBe(refusals.inputInvalid)
    expect((await save(1, [{ ...line, num: 0 }])).code).toBe(refusals.inputInvalid)
  })

  it('[TN-02][TN-03] is seen and changed by its customer only', async () => {
    const { save, read, line, corp, storeId } = await openCart()
    await save(0, [line])
    const stranger = await build.buildCustomer(corp)
    expect(await read(stranger.token)).toMatchObject({ version: 0, list: [] })
    const body = { storeId, version: 1, productRequestList: [] }
    expect((await ask(app, saveCart, { corp, token: stranger.token, body })).code).toBe(refusals.cartConflict)
    expect(await read()).toMatchObject({ version: 1, list: [{ num: 1 }] })
  })
})
