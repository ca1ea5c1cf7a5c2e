import { listFood } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildMaterial } from '../../../test/build-shop.ts'
import { created, drafting, named } from '../../../test/drafting.ts'

const app = testApp()
const { publish, openMenu } = drafting(app)

const nothing = { materialList: [], drinkList: [], toppingIdList: [], shareList: [] }

const oolong = [
  created('category', 'teas', { name: named('Teas') }),
  created('material', 'milk', {
    ...{ name: named('Milk'), per: 100, energy: 64_000, sugar: 4800, lactose: 4800, saturatedFat: 2100, caffeine: 0 },
    ...{ isAllergensKnown: true, containsList: ['milk'], mayContainList: ['soybeans'] },
  }),
  created('material', 'syrup', { name: named('Syrup'), sugar: 60_000 }),
  created('material', 'leaf', { name: named('Leaf') }),
  created('property', 'sugar', { name: named('Sugar') }),
  created('property', 'toppings', { name: named('Toppings'), isTopping: true, minNum: 0 }),
  created('propertyValue', 'sugar-30', {
    ...{ propertyId: 'sugar', name: named('30 %'), shareList: [{ materialId: 'syrup', percent: 30 }] },
  }),
  created('product', 'oolong', { categoryId: 'teas', name: named('Oolong'), propertyIdList: ['sugar', 'toppings'] }),
  created('sku', 'oolong-r', { productId: 'oolong', name: named('Regular'), price: 620, volumeMl: 350 }),
]

describe('what is in the food of a menu', () => {
  it('[food-1] is what the brand published of its materials, and of others nothing', async () => {
    const { corp, storeId, desk } = await openMenu()
    expect((await ask(app, listFood, { corp, body: { storeId } })).data).toEqual(nothing)
    expect((await publish(desk, ...oolong)).code).toBe(200)
    const { data } = await ask(app, listFood, { corp, body: { storeId } })
    expect(data).toEqual({
      materialList: [
        {
          ...{ materialId: 'milk', per: 100, energy: 64_000, sugar: 4800, lactose: 4800, saturatedFat: 2100 },
          ...{ caffeine: 0, hasSweetener: false },
          ...{ isComplete: true, containsList: ['milk'], mayContainList: ['soybeans'] },
        },
        {
          ...{ materialId: 'syrup', per: 100, energy: null, sugar: 60_000, lactose: 0, saturatedFat: null },
          ...{ caffeine: null, hasSweetener: false, isComplete: false, containsList: [], mayContainList: [] },
        },
      ],
      drinkList: [{ skuId: 'oolong-r', volumeMl: 350 }],
      toppingIdList: ['toppings'],
      shareList: [{ propertyValueId: 'sugar-30', materialId: 'syrup', percent: 30 }],
    })
  })

  it('[food-1] can be taken back: what is emptied is not known again', async () => {
    const { corp, storeId, desk } = await openMenu()
    await publish(desk, ...oolong)
    const emptied = await publish(desk, {
      ...{ kind: 'material', itemId: 'syrup', op: 'update', fields: { sugar: [60_000, null] } },
    })
    expect(emptied.code).toBe(200)
    const { data } = await ask(app, listFood, { corp, body: { storeId } })
    expect(data.materialList.map(({ materialId }) => materialId)).toEqual(['milk'])
  })

  it('is nothing while no material says anything, whatever sizes have for a volume', async () => {
    const { corp, storeId, desk } = await openMenu()
    await buildMaterial(corp, 'leaf')
    const plain = [
      created('category', 'teas', { name: named('Teas') }),
      created('product', 'oolong', { categoryId: 'teas', name: named('Oolong') }),
      created('sku', 'oolong-r', { productId: 'oolong', name: named('Regular'), price: 620, volumeMl: 350 }),
    ]
    expect((await publish(desk, ...plain)).code).toBe(200)
    expect((await ask(app, listFood, { corp, body: { storeId } })).data).toEqual(nothing)
  })

  it('[food-4] an option scales only a material that there is', async () => {
    const { desk } = await openMenu()
    const value = { propertyId: 'sugar', name: named('None'), shareList: [{ materialId: 'ghost', percent: 0 }] }
    const { code, data } = await publish(
      desk,
      created('property', 'sugar', { name: named('Sugar') }),
      created('propertyValue', 'none', value),
    )
    expect(code).toBe(refusals.publishFault)
    expect(data).toMatchObject({ faultList: [{ kind: 'propertyValue', itemId: 'none', field: 'shareList' }] })
  })

  it('is refused for a store that the brand does not have', async () => {
    const { corp } = await openMenu()
    expect((await ask(app, listFood, { corp, body: { storeId: 'nowhere' } })).code).toBe(refusals.storeUnknown)
  })
})
