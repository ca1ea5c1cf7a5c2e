import { listProducts, searchProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { fold } from '@tiffin/core/catalog/fold'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { askAsOwner } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })
const json = (texts: Record<string, string>) => JSON.stringify(texts)

const menu: Record<string, Record<string, unknown>> = {
  oolong: {
    name: json({ 'zh-CN': '桂花乌龙奶茶', 'en-US': 'Osmanthus Oolong Milk Tea', 'th-TH': 'ชานมอู่หลงกลิ่นหอมหมื่นลี้' }),
    description: json({ 'zh-CN': '秋天的味道', 'en-US': 'Blossoms of autumn' }),
  },
  tea: { name: json({ 'zh-CN': '茶', 'en-US': 'Tea' }) },
  cappuccino: { name: json({ 'zh-CN': '卡布奇诺', 'en-US': 'Cappuccino', 'ar-IQ': 'كابتشينو أصلي' }) },
  brulee: { name: json({ 'zh-CN': '焦糖布丁', 'en-US': 'Crème Brûlée', 'lo-LA': 'Tea' }), sort: -1 },
  bun: { name: json({ 'zh-CN': '豆沙包', 'en-US': '100% Bean_Bun' }), launch_status: 0 },
  steak: {
    name: json({ 'zh-CN': '牛排', 'en-US': 'Steak', 'ar-IQ': 'قهوة المقهى' }),
    description: json({ 'en-US': 'With 红茶 butter' }),
  },
}

async function openShop() {
  const corp = await buildCorp()
  const storeId = await build.buildStore(corp)
  await build.buildPaymentMethods(corp)
  const sweet = 'sweet'
  await build.insertRow(corp, 'category', { category_id: 'kitchen', name: json({ 'zh-CN': '厨房' }) })
  await build.insertRow(corp, 'category', { category_id: sweet, name: json({ 'zh-CN': '甜品', 'en-US': 'Sweets' }) })
  await build.insertRow(corp, 'category', {
    ...{ category_id: `${sweet}-cold`, parent_id: sweet, name: json({ 'zh-CN': '冰', 'en-US': 'Ice' }) },
  })
  const ids: Record<string, { productId: string; skuId: string }> = {}
  for (const [name, row] of Object.entries(menu)) {
    const category_id = name === 'brulee' ? `${sweet}-cold` : 'kitchen'
    ids[name] = await build.buildProduct(corp, { row: { ...row, category_id } })
  }
  const nameOf = (productId: string) => Object.keys(ids).find((name) => ids[name]?.productId === productId) ?? productId
  return { corp, storeId, ids, nameOf }
}

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  const { corp, storeId, ids } = shop
  const { token } = await build.buildCustomer(corp)
  const lines = [build.want(ids.steak?.productId ?? '', ids.steak?.skuId ?? '', { num: 3 })]
  const { data } = await order(app, { corp, token, storeId, lines, payable: 1500 })
  await build.asCorp(corp, 'update customer_order set status = 20 where order_id = $1', [data.orderId])
})

async function search(keyword: string, { language = 'en-US', ...more }: Record<string, unknown> = {}) {
  const { corp, storeId } = shop
  const { code, data } = await ask(app, searchProducts, {
    ...{ corp, language: String(language) },
    body: { keyword, storeId, ...more },
  })
  return { code, data, names: data?.list?.map(({ productId }) => shop.nameOf(productId)) }
}

const find = async (keyword: string, language?: string) => (await search(keyword, { language })).names

describe('searching the menu', () => {
  it('[R-2.15] finds by name, whole before beginning before part, whatever the letters’ case and width', async () => {
    expect(await find(' TEA ')).toEqual(['tea', 'brulee', 'oolong'])
    expect(await find('ｔｅａ')).toEqual(await find('tea'))
    expect(await find('milk  tea')).toEqual(['oolong'])
    expect(await find('tea osmanthus')).toEqual(['oolong'])
  })

  it('[R-2.15] finds one or two Chinese characters anywhere in a name, without pinyin', async () => {
    expect(await find('茶', 'zh-CN')).toEqual(['tea', 'oolong', 'steak'])
    expect(await find('龙奶', 'zh-CN')).toEqual(['oolong'])
    expect(await find('ชานม', 'th-TH')).toEqual(['oolong'])
  })

  it('[R-2.15] finds by every language that names are kept in, the customer’s own first among equals', async () => {
    expect(await find('乌龙', 'en-US')).toEqual(['oolong'])
    expect((await find('tea', 'en-US'))?.slice(0, 2)).toEqual(['tea', 'brulee'])
    expect((await find('tea', 'lo-LA'))?.slice(0, 2)).toEqual(['brulee', 'tea'])
  })

  it('[R-2.15] finds without accents, and Arabic without its marks', async () => {
    expect(await find('creme brulee')).toEqual(['brulee'])
    expect(await find('اصلي', 'ar-IQ')).toEqual(['cappuccino'])
    expect(await find('قهوه', 'ar-IQ')).toEqual(['steak'])
    expect(await find('مقهي', 'ar-IQ')).toEqual(['steak'])
  })

  it('[R-2.15] forgives typing that is nearly right, but only where nothing is called so', async () => {
    for (const typed of ['capucino', 'cappucinno', 'kappuccino'])
      expect([typed, await find(typed)]).toEqual([typed, ['cappuccino']])
    expect(await find('osmantus')).toEqual(['oolong'])
    expect(await find('mlik')).toEqual(['oolong'])
    expect(await find('steka')).toEqual(['steak'])
    expect(await find('bread and butter pudding')).toEqual([])
  })

  it('[R-2.15] matches the beginnings of words, and options: "oat" is oat milk, not a coat', async () => {
    const { corp, ids } = shop
    await build.insertRow(corp, 'property', { property_id: 'milk', name: json({ 'zh-CN': '奶' }) })
    const oat = json({ 'zh-CN': '燕麦奶', 'en-US': 'Oat milk' })
    await build.insertRow(corp, 'property_value', { property_id: 'milk', property_value_id: 'oat', name: oat })
    const product_id = ids.cappuccino?.productId ?? ''
    await build.insertRow(corp, 'product_property', { product_id, property_id: 'milk' })
    const coat = json({ 'en-US': 'With a velvety coat' })
    await build.asCorp(corp, 'update product set description = $1 where product_id = $2', [coat, ids.tea?.productId])
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    expect(await find('oat')).toEqual(['cappuccino'])
    expect(await find('燕麦')).toEqual(['cappuccino'])
    expect(await find('coat')).toEqual(['tea'])
  })

  it('[R-2.15] finds by headings, those below them, and descriptions, after names', async () => {
    expect(await find('sweets')).toEqual(['brulee'])
    expect(await find('秋天')).toEqual(['oolong'])
  })

  it('[R-2.15] shows hits as the menu does, with price, stock and the reason why not', async () => {
    const { corp, storeId, ids } = shop
    const body = { storeId, pageSize: 500, saleChannelCode: 1 }
    const whole = await ask(app, listProducts, { corp, language: 'en-US', body })
    const { data } = await search('bean')
    expect(data.list).toEqual(whole.data.list.filter(({ productId }) => productId === ids.bun?.productId))
    expect(data.list[0]).toMatchObject({ unavailableReason: 2, price: 500 })
    const listed = await ask(app, listProducts, { corp, language: 'en-US', body: { ...body, keyword: 'bean' } })
    expect(listed.data.list).toEqual(data.list)
    const page = await search('tea', { pageSize: 1, pageIndex: 2 })
    expect([page.names, page.data.total, page.data.hasMore]).toEqual([['brulee'], 3, true])
  })

  it('[RL-05] takes every sign as itself: nothing is a pattern', async () => {
    expect(await find('100%')).toEqual(['bun'])
    expect(await find('_b')).toEqual(['bun'])
    for (const sign of ['%', '_', '%_%', '.*', '\\', "'; drop table product; --", '\n', '\u0000\ud800'])
      expect([sign, await find(sign)]).toEqual([sign, { '%': ['bun'], _: ['bun'] }[sign] ?? []])
    expect(await find('%_'.repeat(25))).toEqual([])
    expect((await search('x'.repeat(51))).code).toBe(refusals.inputInvalid)
    const bomb = await app.http.inject({
      ...{
        method: 'POST',
        url: searchProducts.path,
        headers: { 'corp-id': shop.corp, 'content-type': 'application/json' },
      },
      payload: JSON.stringify({ storeId: shop.storeId, keyword: '%_'.repeat(50_000) }),
    })
    expect([refusals.inputInvalid, 413]).toContain(bomb.statusCode === 200 ? bomb.json().code : bomb.statusCode)
  })

  it('[R-2.15] proposes what is ordered most here, by the names its customers see, when nothing is typed or found', async () => {
    const hot = await search('')
    expect(hot.data).toMatchObject({ list: [], total: 0 })
    expect(hot.data.hotKeywordList[0]).toBe('Steak')
    expect(hot.data.hotKeywordList).toHaveLength(5)
    expect(hot.data.hotKeywordList).not.toContain('100% Bean_Bun')
    expect((await search('', { language: 'zh-CN' })).data.hotKeywordList[0]).toBe('牛排')
    expect((await search('no such thing')).data.hotKeywordList[0]).toBe('Steak')
    expect((await search('tea')).data.hotKeywordList).toEqual([])
  })

  it('[TN-02] finds nothing of another brand, and no store of it', async () => {
    const other = await openShop()
    const body = { keyword: 'tea', storeId: shop.storeId }
    expect((await ask(app, searchProducts, { corp: other.corp, body })).code).toBe(refusals.storeUnknown)
    const { data } = await ask(app, searchProducts, { corp: other.corp, body: { ...body, storeId: other.storeId } })
    expect(data.list.map(({ productId }) => shop.nameOf(productId))).toEqual(
      data.list.map(({ productId }) => productId),
    )
  })

  it('folds what is typed as the database folds the names', async () => {
    for (const text of [
      'Crème BRÛLÉE',
      'ＡＢＣ１２３',
      'İstanbul',
      'ÅÄÖ',
      'أَصْلِي',
      'قهوة المقهى',
      'ชาไทยน้ำผึ้ง',
      'ນ້ຳຊາ',
      'चिया',
      '桂花烏龍',
    ]) {
      const [row] = await askAsOwner<{ folded: string }>(`select tiffin.fold('${text}') as folded`)
      expect(row?.folded).toBe(fold(text))
    }
  })
})
