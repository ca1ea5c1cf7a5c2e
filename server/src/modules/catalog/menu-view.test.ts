import { packageProductType } from '@tiffin/core/catalog/product'
import { money } from '@tiffin/core/money/money'
import { stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import { describe, expect, it } from 'vitest'
import type { GroupSource, ItemSource, MenuSource, ProductSource, SkuSource } from './menu-source.ts'
import { type Look, promotionsIn, ShownMenu } from './menu-view.ts'
import type { PromotionRow } from './queries.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const look: Look = {
  ...{ language: 'en-US', isMember: false, saleChannelCode: 1, now, stock: new Map(), backTimes: new Map() },
}
const texts = (text: string) => ({ 'zh-CN': `${text} 中`, 'en-US': text })

const aSku = (more: Partial<SkuSource> = {}): SkuSource => ({
  ...{ skuId: 'tea-r', productId: 'tea', name: texts('Regular'), price: 1000, memberPrice: null, isDefault: false },
  ...{ volumeMl: null, materials: [], ...more },
})

const aProduct = (more: Partial<ProductSource> = {}): ProductSource => ({
  ...{ productId: 'tea', categoryId: 'teas', productType: 1, name: texts('Tea'), description: texts('Hot') },
  ...{ image: '/tea', images: ['/tea-1'], cutImage: '', tint: '', launchStatus: 1, saleStatus: 1 },
  ...{ perOrderLimit: null, dailyLimit: null, saleTimeList: [], saleChannels: [1, 3], isRequired: false, isSold: true },
  ...{
    substituteIdList: [],
    taxClassId: '',
    sort: 1,
    imageAlt: undefined,
    skus: [aSku()],
    properties: [],
    groups: [],
    ...more,
  },
})

const aPromotion = (more: Partial<PromotionRow> = {}): PromotionRow => ({
  ...{ promotionId: 'week', type: 5, name: texts('Week'), rule: { kind: 'amountOff', amount: money(100) } },
  ...{ threshold: 0, productIdList: ['tea'], startTime: now - 1000, endTime: now + 1000 },
  ...{ combinableWithCoupon: true, combinableWithActivity: true, ...more },
})

const aSource = (products: ProductSource[], promotions: PromotionRow[] = []): MenuSource => ({
  ...{ corpId: 'tea', version: 1, key: 'tea 1', bytes: 100, categories: [], promotions, materials: [], products },
  productById: new Map(products.map((product) => [product.productId, product])),
  required: [],
  food: { materialList: [], drinkList: [], toppingIdList: [], shareList: [] },
  store: { timeZone: 'Asia/Shanghai' } as MenuSource['store'], // as: what a menu reads of it
})

const show = (product: Partial<ProductSource>, more: Partial<Look> = {}, promotions: PromotionRow[] = []) =>
  new ShownMenu(aSource([aProduct(product)], promotions), { ...look, ...more }).get('tea')

describe('a product as a menu shows it', () => {
  it('[R-7.6] has its texts in the reader’s language and the price of the size that is chosen first', () => {
    const skus = [aSku({ skuId: 'tea-s', price: 800 }), aSku({ isDefault: true })]
    expect(show({ skus })).toMatchObject({
      ...{ productName: 'Tea', description: 'Hot', productCategoryId: 'teas', price: 1000, discountPrice: 1000 },
      ...{ image: '/tea', images: ['/tea-1'], unavailableReason: 0, promotionTagList: [], packageGroupList: [] },
      skuList: [
        { skuId: 'tea-s', price: 800, isDefault: false },
        { skuId: 'tea-r', skuName: 'Regular' },
      ],
    })
    expect(show({ skus: [aSku({ price: 800 }), aSku()] })?.price).toBe(800)
    expect(show({ skus: [] })).toMatchObject({ price: 0, discountPrice: 0 })
    expect(show({}, { language: 'zh-CN' })?.productName).toBe('Tea 中')
  })

  it('has a tax class where it is not the usual one, and the words for its picture in the reader’s own language only', () => {
    expect(show({})).not.toHaveProperty('taxClassId')
    expect(show({ taxClassId: 'reduced' })?.taxClassId).toBe('reduced')
    expect(show({})).not.toHaveProperty('imageAlt')
    expect(show({ imageAlt: { 'en-US': 'A cup' } })?.imageAlt).toBe('A cup')
    expect(show({ imageAlt: { 'zh-CN': '杯' } })).not.toHaveProperty('imageAlt')
  })

  it('[stock-10] names what can be taken instead while it is sold out, and at no other time', () => {
    const substituteIdList = ['latte']
    const none = new Map([[stockKey(stockKind.sku, 'tea-r'), 0]])
    expect(show({ substituteIdList }, { stock: none })?.substituteIdList).toEqual(['latte'])
    expect(show({ substituteIdList })).not.toHaveProperty('substituteIdList')
    expect(show({ substituteIdList, launchStatus: 0 }, { stock: none })).not.toHaveProperty('substituteIdList')
    expect(show({}, { stock: none })).not.toHaveProperty('substituteIdList')
  })

  it('[R-7.6] has a member’s price for members, where it is the lower one', () => {
    const priceOf = (memberPrice: number | null, isMember: boolean) =>
      show({ skus: [aSku({ memberPrice })] }, { isMember })?.discountPrice
    expect([priceOf(900, true), priceOf(900, false), priceOf(1100, true), priceOf(null, true)]).toEqual([
      ...[900, 1000, 1000, 1000],
    ])
    expect(show({ skus: [aSku({ memberPrice: 900 })] })?.skuList[0]).toMatchObject({ memberPrice: 900, price: 1000 })
  })

  it('has the best promotion taken off and a tag for each that names it and is in force', () => {
    const shown = show({}, {}, [
      aPromotion(),
      aPromotion({ promotionId: 'over', endTime: now }),
      aPromotion({ promotionId: 'other', productIdList: ['cake'] }),
      aPromotion({ promotionId: 'all', type: 2, productIdList: null }),
    ])
    expect(shown).toMatchObject({ price: 1000, discountPrice: 900 })
    expect(shown?.promotionTagList).toEqual([{ promotionId: 'week', type: 5, text: 'Week' }])
  })

  it('has the weights of its materials, and the options that are sold out', () => {
    const milk = { materialId: 'milk', name: texts('Milk'), weight: 1500 }
    const value = (propertyValueId: string) => ({
      ...{ propertyValueId, propertyId: 'ice', name: texts(propertyValueId), price: 50, recipeShares: [] },
      materials: propertyValueId === 'none' ? [] : [milk],
    })
    const property = { propertyId: 'ice', name: texts('Ice'), multiple: false, min: 1, max: 1, isTopping: false }
    const properties = [{ ...property, values: [value('none'), value('much')] }]
    const skus = [aSku({ materials: [milk] })]
    const shownMilk = { materialId: 'milk', materialName: 'Milk', weight: 1.5 }
    const shown = show({ skus, properties })
    expect(shown?.skuList[0]?.bmsProductMaterialList).toEqual([shownMilk])
    expect(shown?.propertyList).toEqual([
      {
        ...{ propertyId: 'ice', propertyName: 'Ice', multiple: false, min: 1, max: 1 },
        valueList: ['none', 'much'].map((name) => ({
          ...{ propertyId: 'ice', propertyName: 'Ice', propertyValueId: name, propertyValue: name, price: 50 },
          bmsProductMaterialList: name === 'none' ? [] : [shownMilk],
        })),
      },
    ])
    const stock = new Map([[stockKey(stockKind.option, 'much'), 0]])
    expect(show({ properties }, { stock })?.propertyList[0]?.soldOutList).toEqual(['much'])
  })
})

describe('why a product cannot be had', () => {
  const reasonOf = (...product: Parameters<typeof show>) => show(...product)?.unavailableReason

  it('[R-4.16][R-8.12] is that it is not sold here, or not in this channel', () => {
    expect([reasonOf({ isSold: false }), reasonOf({ saleChannels: [3] }), reasonOf({})]).toEqual([4, 4, 0])
    expect(reasonOf({}, { saleChannelCode: 3 })).toBe(0)
  })

  it('[R-4.16][R-3.18] is that it is off the shelf, stopped, or out of its hours by the clock of the store', () => {
    expect([reasonOf({ launchStatus: 0 }), reasonOf({ saleStatus: 0 })]).toEqual([2, 3])
    const weekdays = [1, 2, 3, 4, 5, 6, 7]
    const hours = (start: string, end: string) => reasonOf({ saleTimeList: [{ weekdays, start, end }] })
    expect([hours('09:00', '10:00'), hours('10:00', '11:00')]).toEqual([5, 0])
  })

  it('[R-4.16] is that it is sold out, with when it is back where the store has said so', () => {
    const key = stockKey(stockKind.sku, 'tea-r')
    const stock = new Map([[key, 0]])
    const shown = show({}, { stock, backTimes: new Map([[key, now + 60_000]]) })
    expect([shown?.unavailableReason, shown?.backAt, shown?.skuList[0]?.stockNum]).toEqual([1, now + 60_000, 0])
    expect(show({}, { stock })).not.toHaveProperty('backAt')
    const offShelf = show({ launchStatus: 0 }, { stock, backTimes: new Map([[key, now + 60_000]]) })
    expect(offShelf).not.toHaveProperty('backAt')
    expect(show({}, { stock: new Map([[key, 7]]) })?.skuList[0]?.stockNum).toBe(7)
    expect(show({})?.skuList[0]?.stockNum).toBeNull()
  })
})

describe('a package', () => {
  const bun = aProduct({ productId: 'bun', name: texts('Bun'), image: '/bun', skus: [] })
  const cake = aProduct({ productId: 'cake', name: texts('Cake'), skus: [] })
  const anItem = (product: ProductSource, more: Partial<ItemSource> = {}): ItemSource => {
    const sku = aSku({ skuId: `${product.productId}-r`, productId: product.productId })
    return {
      ...{ productGroupId: 'bakery', skuId: sku.skuId, increasePrice: 150, maxNum: 1, isDefault: true },
      ...{ product, sku, ...more },
    }
  }
  const aGroup = (more: Partial<GroupSource> = {}): GroupSource => ({
    ...{ productGroupId: 'bakery', productId: 'tea', name: texts('Bakery'), isFixed: false, minNum: 1, maxNum: 2 },
    ...{ items: [anItem(bun), anItem(cake)], ...more },
  })
  const open = (group: Partial<GroupSource>, more: Partial<Look> = {}) =>
    show({ productType: packageProductType, groups: [aGroup(group)] }, more)
  const gone = { ...cake, isSold: false }

  it('has what can be chosen of each group', () => {
    expect(open({})?.packageGroupList).toEqual([
      {
        ...{ productGroupId: 'bakery', groupName: 'Bakery', isFixed: false, minNum: 1, maxNum: 2 },
        itemList: [bun, cake].map(({ productId, image, name }) => ({
          ...{ productId, productName: name['en-US'], image, skuId: `${productId}-r`, skuName: 'Regular' },
          ...{ increasePrice: 150, maxNum: 1, isDefault: true, propertyList: [], unavailableReason: 0 },
          ...{ stockNum: null, bmsProductMaterialList: [] },
        })),
      },
    ])
  })

  it('[R-4.16] is sold out when a group cannot be filled with what can be had', () => {
    const reasonOf = (group: Partial<GroupSource>) => open(group)?.unavailableReason
    expect(reasonOf({ items: [anItem(bun), anItem(gone)] })).toBe(0)
    expect(reasonOf({ items: [anItem(bun), anItem(gone)], minNum: 2 })).toBe(1)
    expect(reasonOf({ items: [anItem(bun, { maxNum: 2 }), anItem(gone)], minNum: 2 })).toBe(0)
    expect(reasonOf({ items: [anItem(bun), anItem(cake)], minNum: 2 })).toBe(0)
  })

  it('[R-4.16] is sold out when one group of several cannot be filled', () => {
    const groups = [aGroup(), aGroup({ productGroupId: 'more', items: [anItem(gone)] })]
    expect(show({ productType: packageProductType, groups })?.unavailableReason).toBe(1)
  })

  it('is sold out when something fixed in it cannot be had; what is no package is not', () => {
    const isFixed = { isFixed: true, minNum: 0 }
    expect(open({ ...isFixed, items: [anItem(bun), anItem(gone)] })?.unavailableReason).toBe(1)
    expect(open(isFixed)?.unavailableReason).toBe(0)
    expect(show({ groups: [aGroup({ ...isFixed, items: [anItem(gone)] })] })?.unavailableReason).toBe(0)
  })

  it('says which of its items are sold out or marked', () => {
    const reasonsWith = (key: string) =>
      open({}, { stock: new Map([[key, 0]]) })?.packageGroupList[0]?.itemList.map((item) => item.unavailableReason)
    expect(reasonsWith(stockKey(stockKind.sku, 'cake-r'))).toEqual([0, 1])
    expect(reasonsWith(stockKey(stockKind.product, 'cake'))).toEqual([0, 1])
    const few = open({}, { stock: new Map([[stockKey(stockKind.sku, 'cake-r'), 3]]) })?.packageGroupList[0]?.itemList[1]
    expect([few?.stockNum, few?.unavailableReason]).toEqual([3, 0])
  })
})

describe('a menu', () => {
  it('makes each product once, also when all are asked for, and knows which it has', () => {
    const menu = new ShownMenu(aSource([aProduct(), aProduct({ productId: 'cake' })]), look)
    const tea = menu.get('tea')
    expect(menu.all().map(({ productId }) => productId)).toEqual(['tea', 'cake'])
    expect([menu.get('tea'), menu.all()[0]]).toEqual([tea, tea])
    expect(menu.all()[0]).toBe(tea)
    expect([menu.has('tea'), menu.has('coffee'), menu.get('coffee')]).toEqual([true, false, undefined])
  })

  it('shows a product once without keeping it, and the one that it has kept', () => {
    const product = aProduct()
    const menu = new ShownMenu(aSource([product]), look)
    expect(menu.showOnce(product)).not.toBe(menu.showOnce(product))
    expect(menu.showOnce(product)).toEqual(menu.get('tea'))
    expect(menu.showOnce(product)).toBe(menu.get('tea'))
  })

  it('has its promotions in the reader’s language', () => {
    const [shown] = promotionsIn(aSource([], [aPromotion({ threshold: 500 })]), 'zh-CN')
    expect(shown).toMatchObject({ promotionId: 'week', name: 'Week 中', threshold: 500, productIdList: ['tea'] })
  })
})
