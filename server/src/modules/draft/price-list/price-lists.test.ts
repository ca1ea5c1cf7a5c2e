import { publishDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { findMenuItem, listItemNames } from '@tiffin/contract/desk/menu'
import { findPriceList, listPriceLists } from '@tiffin/contract/desk/price-list'
import { checkCart } from '@tiffin/contract/order'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import type { Value } from '@tiffin/core/draft/change'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, buildPaymentMethods, buildStore, want } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'
import { order } from '../../../../test/order.ts'
import { signedInToken } from '../../../../test/signed-in.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()
const { save, draft, publish, openMenu } = drafting(app)

const list = created('priceList', 'airport', { name: 'Airport', code: 'AIR' })
const listed = (skuId: string, prices: Readonly<Record<string, Value>>) =>
  created('priceListSku', `airport.${skuId}`, prices)
const given = (storeId: string) => created('storePriceList', storeId, { priceListId: 'airport' })

/** A tea for 500 at two stores, and a customer of either kind. */
async function openStores() {
  const menu = await openMenu()
  const { corp } = menu
  const other = await buildStore(corp)
  const [guest, member] = [await signedInToken(corp), await signedInToken(corp, { is_member: true })]
  const pricesAt = async (storeId: string, token = guest) => {
    const { data } = await ask(app, listProducts, { corp, token, body: { storeId, pageSize: 100 } })
    return data.list.flatMap(({ skuList }) =>
      skuList.map(({ price, memberPrice, discountPrice }) => [price, memberPrice, discountPrice]),
    )
  }
  return { ...menu, other, guest, member, pricesAt }
}

describe('[price-11] a size costs', () => {
  it('what the price list of its store says, and at other stores what it costs everywhere', async () => {
    const { desk, storeId, other, skuId, pricesAt } = await openStores()
    expect((await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))).code).toBe(200)
    expect([await pricesAt(storeId), await pricesAt(other)]).toEqual([[[650, null, 650]], [[500, null, 500]]])
  })

  it('what the store says itself, whatever its list says', async () => {
    const { desk, storeId, other, skuId, pricesAt } = await openStores()
    const own = created('storeSku', `${storeId}.${skuId}`, { price: 700 })
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId), given(other), own)
    expect([await pricesAt(storeId), await pricesAt(other)]).toEqual([[[700, null, 700]], [[650, null, 650]]])
  })

  it('members what the list names for them, and the brand’s price where the list names only that', async () => {
    const { desk, storeId, other, skuId, member, pricesAt } = await openStores()
    const edit: Edit = { kind: 'sku', itemId: skuId, fields: { memberPrice: [null, 480] } }
    await publish(desk, edit, list, listed(skuId, { memberPrice: 450 }), given(storeId))
    expect(await pricesAt(storeId, member)).toEqual([[500, 450, 450]])
    expect(await pricesAt(other, member)).toEqual([[500, 480, 480]])
    await publish(desk, {
      kind: 'priceListSku',
      itemId: `airport.${skuId}`,
      fields: { price: [null, 650], memberPrice: [450, null] },
    })
    expect(await pricesAt(storeId, member)).toEqual([[650, 480, 480]])
  })

  it('in the cart and in an order what the menu says', async () => {
    const { corp, desk, storeId, other, productId, skuId, guest } = await openStores()
    await buildPaymentMethods(corp)
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))
    const line = want(productId, skuId)
    const body = { storeId, productRequestList: [line] }
    expect((await ask(app, checkCart, { corp, token: guest, body })).data.payableTotal).toBe(650)
    const send = (place: string, payable: number) =>
      order(app, { corp, token: guest, storeId: place, lines: [line], payable })
    expect(await send(storeId, 500)).toMatchObject({ code: refusals.priceChanged, data: { payableTotal: 650 } })
    expect((await send(storeId, 650)).code).toBe(200)
    expect((await send(other, 500)).code).toBe(200)
    const rows = await asCorp(corp, 'select price from order_line order by price')
    expect(rows).toEqual([{ price: 500 }, { price: 650 }])
  })

  it('what it did before once the release is undone', async () => {
    const { desk, storeId, skuId, bytes } = await openStores()
    const before = await bytes()
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))
    expect(await bytes()).not.toEqual(before)
    const { data } = await ask(app, undoReleases, { ...desk, body: { releaseNo: 1 } })
    expect(data).toMatchObject({ releaseNo: 2, keptList: [] })
    expect(await bytes()).toEqual(before)
  })
})

describe('[price-12] a price list', () => {
  const archive: Edit = { kind: 'priceList', itemId: 'airport', op: 'archive' }

  it('is not archived while a store has it; archived with its stores, it comes back with them', async () => {
    const { desk, storeId, skuId, pricesAt } = await openStores()
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))
    const refused = await publish(desk, archive)
    expect(refused.code).toBe(refusals.publishFault)
    const fault = { kind: 'storePriceList', itemId: storeId, field: 'priceListId', fault: 'archived' }
    expect(refused.data).toEqual({ faultList: [fault] })
    const freed: Edit = { kind: 'storePriceList', itemId: storeId, op: 'archive' }
    expect((await publish(desk, archive, freed)).code).toBe(200)
    expect(await pricesAt(storeId)).toEqual([[500, null, 500]])
    expect((await publish(desk, given(storeId))).code).toBe(refusals.publishFault)
    await ask(app, undoReleases, { ...desk, body: { releaseNo: 2 } })
    expect(await pricesAt(storeId)).toEqual([[650, null, 650]])
  })

  it('takes two prices from two people at once, and asks only about one that both changed', async () => {
    const { desk, skuId } = await openStores()
    await publish(
      desk,
      created('category', 'teas', { name: named('Teas') }),
      created('product', 'oolong', { categoryId: 'teas', name: named('Oolong') }),
      created('sku', 'oolong-r', { productId: 'oolong', price: 620 }),
      list,
    )
    const { draftId } = await draft(desk, listed(skuId, { price: 650 }))
    expect((await save(desk, draftId, listed('oolong-r', { price: 700 }))).code).toBe(200)
    expect((await save(desk, draftId, listed(skuId, { memberPrice: 600 }))).code).toBe(200)
    expect((await save(desk, draftId, listed(skuId, { price: 660 }))).code).toBe(refusals.draftClash)
    const [one, two] = [
      await draft(desk, listed(skuId, { price: 640 })),
      await draft(desk, listed('oolong-r', { price: 680 })),
    ]
    for (const body of [one, two]) expect((await ask(app, publishDraft, { ...desk, body })).code).toBe(200)
    expect((await publish(desk, listed(skuId, { price: 630 }))).code).toBe(refusals.publishConflict)
  })

  it.each([
    ['of a list that there is not', () => created('storePriceList', 'none', { priceListId: 'airport' }), 'priceListId'],
    ['of a size that there is not', () => created('priceListSku', 'airport.none', { price: 1 }), ''],
    ['below zero', (skuId: string) => listed(skuId, { price: -1 }), 'price'],
    ['of a list without a name', () => created('priceList', 'x', { name: ' ' }), 'name'],
  ])('is published with no price %s', async (_which, edit, field) => {
    const { desk, skuId } = await openStores()
    const answer = await publish(desk, edit(skuId))
    expect(answer.code).toBe(refusals.publishFault)
    expect(answer.data).toMatchObject({ faultList: expect.arrayContaining([expect.objectContaining({ field })]) })
  })

  it('is neither seen nor changed by those who may not change the menu', async () => {
    const { corp, desk, storeId, skuId } = await openStores()
    await publish(desk, list)
    const { draftId } = await draft(desk)
    const keeper = await buildAtDesk(app, corp, { role: 'storeManager', stores: [storeId] })
    expect((await save(keeper, draftId, given(storeId))).code).toBe(refusals.notAllowed)
    expect((await save(keeper, draftId, listed(skuId, { price: 1 }))).code).toBe(refusals.notAllowed)
    expect((await ask(app, listPriceLists, { ...keeper, body: {} })).code).toBe(refusals.notAllowed)
    const accountant = await buildAtDesk(app, corp, 'accountant')
    expect((await ask(app, listPriceLists, { ...accountant, body: {} })).data.list).toHaveLength(1)
    expect((await save(accountant, draftId, listed(skuId, { price: 1 }))).code).toBe(refusals.notAllowed)
  })
})

describe('the desk', () => {
  it('lists price lists with their stores and how many prices they name, as a draft makes them', async () => {
    const { desk, storeId, other, skuId } = await openStores()
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))
    const { draftId } = await draft(
      desk,
      created('priceList', 'campus', { name: 'Campus' }),
      created('priceListSku', `campus.${skuId}`, { price: 400 }),
      created('storePriceList', other, { priceListId: 'campus' }),
      { kind: 'priceListSku', itemId: `airport.${skuId}`, op: 'archive' },
    )
    const show = async (body: object) => {
      const { data } = await ask(app, listPriceLists, { ...desk, body })
      return [
        data.list.map(({ itemId, op, fields }) => [itemId, op, fields.name]),
        data.storeList.map(({ itemId, fields }) => [itemId, fields.priceListId]),
        data.countList,
      ]
    }
    expect(await show({})).toEqual([
      [['airport', null, 'Airport']],
      [[storeId, 'airport']],
      [{ priceListId: 'airport', count: 1 }],
    ])
    expect(await show({ draftId })).toEqual([
      [
        ['airport', null, 'Airport'],
        ['campus', 'create', 'Campus'],
      ],
      [
        [storeId, 'airport'],
        [other, 'campus'],
      ],
      [{ priceListId: 'campus', count: 1 }],
    ])
  })

  it('shows a list with every size on the menu, as a draft makes both', async () => {
    const { desk, productId, skuId } = await openStores()
    await publish(desk, list, listed(skuId, { price: 650 }))
    const { draftId } = await draft(
      desk,
      { kind: 'sku', itemId: skuId, fields: { price: [500, 520], code: ['', 'T-1'] } },
      created('sku', 'tea-l', { productId, name: named('Large'), price: 600, memberPrice: 580, sort: 9 }),
      listed('tea-l', { memberPrice: 620 }),
    )
    const { data } = await ask(app, findPriceList, { ...desk, body: { draftId, priceListId: 'airport' } })
    expect(data.skuList).toMatchObject([
      { skuId, productId, productName: 'Tea', price: 520, memberPrice: null, code: 'T-1' },
      { skuId: 'tea-l', skuName: 'Large', price: 600, memberPrice: 580 },
    ])
    expect(data.list.map(({ itemId, fields }) => [itemId, fields])).toEqual([
      [`airport.${skuId}`, { price: 650, memberPrice: null }],
      ['airport.tea-l', { memberPrice: 620 }],
    ])
  })

  it('says of a product which lists name another price, and names lists', async () => {
    const { desk, productId, storeId, skuId } = await openStores()
    await publish(desk, list, listed(skuId, { price: 650 }), given(storeId))
    const { data } = await ask(app, findMenuItem, { ...desk, body: { kind: 'product', itemId: productId } })
    expect(data.partList).toContainEqual(
      expect.objectContaining({ itemId: `airport.${skuId}`, fields: { price: 650, memberPrice: null } }),
    )
    const { draftId } = await draft(desk, created('priceList', 'campus', { name: 'Campus' }))
    const names = (await ask(app, listItemNames, { ...desk, body: { draftId, itemIdList: ['airport', 'campus'] } }))
      .data.list
    expect(names).toMatchObject([{ name: { 'en-US': 'Airport' } }, { name: { 'en-US': 'Campus' } }])
  })
})
