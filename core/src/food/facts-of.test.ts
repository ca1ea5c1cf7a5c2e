import { describe, expect, it } from 'vitest'
import type { Material, PropertyValue } from '../catalog/product.ts'
import { money } from '../money/money.ts'
import table from '../testing/drinks.json' with { type: 'json' }
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import type { Allergen } from './allergen.ts'
import { choiceOf, type FoodChoice, firstChoice } from './choice.ts'
import { allergensOf, allergensOfPart, allergensOfProduct, drinkOf, factsOf, sugarOfValue } from './facts-of.ts'
import { type FoodBook, foodBookOf, hasFood, type MaterialFood } from './food-book.ts'
import { nutriGradeOf } from './nutri-grade.ts'

const thousandths = (value: number) => Math.round(value * 1000)

const foods = table.materials.map(
  ({ contains, mayContain, energy, sugar, lactose, saturatedFat, caffeine, ...same }): MaterialFood => ({
    ...same,
    energy: thousandths(energy),
    sugar: thousandths(sugar),
    lactose: thousandths(lactose),
    saturatedFat: thousandths(saturatedFat),
    caffeine: thousandths(caffeine),
    containsList: contains as Allergen[], // as: the table names allergens
    mayContainList: mayContain as Allergen[],
    isComplete: true,
  }),
)

const uses = (recipe: Readonly<Record<string, number | undefined>>): Material[] =>
  Object.entries(recipe).map(([materialId, weight = 0]) => ({ materialId, materialName: materialId, weight }))

const value = (propertyId: string, more: Partial<PropertyValue> = {}): PropertyValue => ({
  ...{ propertyId, propertyValueId: `${propertyId}-value`, propertyValue: propertyId },
  bmsProductMaterialList: [],
  ...more,
})

const drink = (recipe: Readonly<Record<string, number>>, ...values: PropertyValue[]): FoodChoice => ({
  ...{ skuId: 'drink', productType: 1, propertyValList: values, packageProductList: [] },
  skuInfo: { bmsProductMaterialList: uses(recipe) },
})

const bookWith = (more: Partial<Parameters<typeof foodBookOf>[0]> = {}): FoodBook =>
  foodBookOf({
    ...{ materialList: foods, drinkList: [{ skuId: 'drink', volumeMl: 100 }] },
    ...{ toppingIdList: ['toppings'], shareList: [], ...more },
  })

/** As the table writes it: kcal, grams and milligrams with at most three decimals. */
const read = (thousandth: number | null) => (thousandth === null ? null : thousandth / 1000)

describe('food facts of a choice', () => {
  it.each(table.drinks)('[food-2][food-5] are those of the table for $name', (row) => {
    const shares = Object.entries(row.percent ?? {})
    const book = bookWith({
      drinkList: [{ skuId: 'drink', volumeMl: row.volumeMl }],
      shareList: shares.map(([materialId, percent]) => ({ propertyValueId: 'sugar-value', materialId, percent })),
    })
    const added = Object.entries(row.added ?? {}).map(([materialId, weight]) =>
      value(materialId === 'espresso' ? 'shots' : 'toppings', {
        bmsProductMaterialList: uses({ [materialId]: weight }),
      }),
    )
    const choice = drink(row.recipe as Record<string, number>, value('sugar'), ...added) // as: numbers by material
    const { energy, sugar, saturatedFat, caffeine } = factsOf(choice, book)
    expect([energy, sugar, saturatedFat, caffeine].map(read)).toEqual(
      [row.energy, row.sugar, row.saturatedFat, row.caffeine].map((each) => expect.closeTo(each, 2)),
    )
    expect(nutriGradeOf(choice, book)).toEqual({ grade: row.grade, sugarPercent: row.sugarPercent })
    expect(allergensOf(choice, book)).toEqual({
      ...{ containsList: row.contains, mayContainList: row.mayContain, isComplete: true },
    })
  })

  it('[food-2] the table has fifty drinks of every grade', () => {
    expect(table.drinks).toHaveLength(50)
    expect(new Set(table.drinks.map(({ grade }) => grade))).toEqual(new Set(['A', 'B', 'C', 'D']))
  })

  it('[food-2] of which one part is not known are not known, the other figures are', () => {
    const [milk] = foods
    if (!milk) throw new Error('no milk')
    const book = bookWith({
      materialList: [...foods, { ...milk, materialId: 'syrup', sugar: null, isComplete: false }],
    })
    const choice = drink({ milk: 100, syrup: 10 })
    expect(factsOf(choice, book)).toMatchObject({ sugar: null, energy: 70_400 })
    expect(allergensOf(choice, book)).toEqual({ containsList: ['milk'], mayContainList: [], isComplete: false })
    expect(nutriGradeOf(choice, book)).toBeNull()
  })

  it('[food-2] without a recipe, or of a material without facts, are not known', () => {
    for (const recipe of [{}, { milk: 100, 'secret-syrup': 5 }]) {
      const choice = drink(recipe)
      expect(factsOf(choice, bookWith())).toEqual({
        ...{ energy: null, sugar: null, lactose: null, saturatedFat: null, caffeine: null },
      })
      expect(allergensOf(choice, bookWith()).isComplete).toBe(false)
    }
  })

  it('[food-3] stay known with an option that adds nothing, and not with one that costs or tops and has no recipe', () => {
    const sugarWith = (...values: PropertyValue[]) => factsOf(drink({ milk: 100 }, ...values), bookWith()).sugar
    expect(sugarWith(value('ice'))).toBe(4800)
    expect(sugarWith(value('ice', { price: money(0) }))).toBe(4800)
    expect(sugarWith(value('milk-foam', { price: money(50) }))).toBeNull()
    expect(sugarWith(value('toppings'))).toBeNull()
    expect(allergensOf(drink({ milk: 100 }, value('toppings')), bookWith()).isComplete).toBe(false)
  })

  it('[food-4] change at once with the share that an option takes of a material, down to none', () => {
    const factsAt = (percent: number) => {
      const shareList = [{ propertyValueId: 'sugar-value', materialId: 'cream', percent }]
      const choice = drink({ tea: 100, cream: 10 }, value('sugar'))
      return [
        factsOf(choice, bookWith({ shareList })).energy,
        allergensOf(choice, bookWith({ shareList })).containsList,
      ]
    }
    expect(factsAt(100)).toEqual([30_200, ['milk']])
    expect(factsAt(30)).toEqual([9760, ['milk']])
    expect(factsAt(0)).toEqual([1000, []])
    expect(factsAt(200)).toEqual([59_400, ['milk']])
  })
})

describe('the grade of a drink', () => {
  const gradeOf = (recipe: Readonly<Record<string, number>>, ...values: PropertyValue[]) =>
    nutriGradeOf(drink(recipe, ...values), bookWith())

  it('[food-5] is none for what has no volume', () => {
    expect(nutriGradeOf(drink({ milk: 100 }), bookWith({ drinkList: [] }))).toBeUndefined()
  })

  it('[food-5] is the letter whose limit holds, at the limit and just above', () => {
    expect(gradeOf({ sugar: 1 })).toEqual({ grade: 'A', sugarPercent: 1 })
    expect(gradeOf({ sugar: 1.001 })?.grade).toBe('B')
    expect(gradeOf({ sugar: 5 })?.grade).toBe('B')
    expect(gradeOf({ sugar: 5.001 })?.grade).toBe('C')
    expect(gradeOf({ sugar: 10 })?.grade).toBe('C')
    expect(gradeOf({ sugar: 10.001 })?.grade).toBe('D')
  })

  it('[food-5] follows saturated fat too, and counts neither lactose nor toppings', () => {
    expect(gradeOf({ cream: 14 })).toEqual({ grade: 'C', sugarPercent: 0 })
    expect(gradeOf({ cream: 15 })?.grade).toBe('D')
    const pearls = value('toppings', { bmsProductMaterialList: uses({ pearls: 80 }) })
    expect(gradeOf({ tea: 100 }, pearls)).toEqual({ grade: 'A', sugarPercent: 0 })
  })

  it('[food-5] with a sweetener is no A', () => {
    expect(gradeOf({ tea: 100, stevia: 0.1 })?.grade).toBe('B')
  })
})

describe('a set', () => {
  const materials: Readonly<Record<string, Material[]>> = {
    macaron: uses({ egg: 1 }),
    yuzu: uses({ tea: 100 }),
    black: uses({ milk: 100 }),
    tart: uses({ almond: 30 }),
  }
  const combo = aCombo()
  const set = {
    ...combo,
    packageGroupList: combo.packageGroupList.map((group) => ({
      ...group,
      itemList: group.itemList.map((item) => ({
        ...item,
        bmsProductMaterialList: materials[item.productId] ?? uses({ sugar: 1 }),
      })),
    })),
  }

  it('[food-6] has the allergens and figures of all of its items, and needs no recipe of its own', () => {
    const choice = firstChoice(set)
    expect(allergensOf(choice, bookWith())).toEqual({ containsList: ['eggs'], mayContainList: [], isComplete: true })
    expect(factsOf(choice, bookWith()).energy).toBe(73_000)
    const twice = { ...choice, packageProductList: choice.packageProductList.map((item) => ({ ...item, num: 2 })) }
    expect(factsOf(twice, bookWith()).energy).toBe(146_000)
  })

  it('[food-6] before it is chosen may have the allergens of everything that can be chosen', () => {
    expect(allergensOfProduct(set, bookWith())).toEqual({
      ...{ containsList: ['eggs'], mayContainList: ['peanuts', 'milk', 'nuts'], isComplete: true },
    })
  })
})

describe('a choice', () => {
  it('[food-2] is read while something is still to be chosen', () => {
    const product = aProduct({ propertyList: [aProperty('sugar')] })
    const choice = choiceOf(product, { skuId: 'tea-s', num: 1, values: [], picks: [] })
    expect(choice).toMatchObject({ skuId: 'tea-s', propertyValList: [] })
    expect(firstChoice(product).propertyValList).toMatchObject([{ propertyValueId: 'sugar-0' }])
  })
})

describe('what is not known', () => {
  const none = { containsList: [], mayContainList: [], isComplete: false }

  it('[food-6] has unknown allergens: of a choice without recipe, and of a material without facts', () => {
    expect(allergensOfPart(drink({}), bookWith())).toEqual(none)
    expect(allergensOf(drink({ unheard: 10 }), bookWith())).toEqual(none)
  })

  it('[food-6] leaves a set with what is known of it', () =>
    expect(allergensOfProduct(aCombo(), bookWith())).toEqual(none))

  it('[food-5] is no grade: without saturated fat a drink has none, however little sugar is in it', () => {
    const water: MaterialFood = {
      ...{ materialId: 'water', per: 1, energy: 0, sugar: 0, lactose: 0, saturatedFat: null, caffeine: 0 },
      ...{ hasSweetener: false, containsList: [], mayContainList: [], isComplete: true },
    }
    const gradeOf = (saturatedFat: number | null) =>
      nutriGradeOf(drink({ water: 100 }), bookWith({ materialList: [{ ...water, saturatedFat }] }))
    expect(gradeOf(null)).toBeNull()
    expect([gradeOf(7), gradeOf(8), gradeOf(12), gradeOf(28), gradeOf(29)].map((each) => each?.grade)).toEqual([
      ...['A', 'B', 'B', 'C', 'D'],
    ])
  })

  it('[food-5] is no sweetener, and no figure', () => {
    expect(drinkOf(drink({ unheard: 10 }), bookWith())).toEqual({
      ...{ energy: null, sugar: null, lactose: null, saturatedFat: null, caffeine: null, hasSweetener: false },
    })
  })
})

describe('a selection', () => {
  const [small] = aProduct().skuList
  const sizes = [small, { ...small, skuId: 'large', bmsProductMaterialList: uses({ pearls: 50 }) }]
  const sized = aProduct({ skuList: sizes as ReturnType<typeof aProduct>['skuList'] })
  const recipeOf = (skuId: string) =>
    choiceOf(sized, { skuId, num: 1, values: [], picks: [] }).skuInfo.bmsProductMaterialList

  it('has the recipe of its size, and none of an unknown one', () => {
    expect(recipeOf('large')).toEqual(uses({ pearls: 50 }))
    expect(recipeOf('tea-s')).toEqual([])
    expect(recipeOf('gone')).toEqual([])
  })

  it('of a set has what is chosen of a group once, though another group has it too', () => {
    const set = aCombo()
    const [group] = set.packageGroupList
    if (!group) throw new Error('a set has groups')
    const twice = { ...set, packageGroupList: [group, { ...group, productGroupId: 'second' }] }
    const pick = { productGroupId: 'second', productId: 'black', skuId: 'black-s', num: 2, propertyValList: [] }
    const { packageProductList } = choiceOf(twice, { skuId: 'tea-s', num: 1, values: [], picks: [pick] })
    expect(packageProductList.map(({ skuId, num }) => [skuId, num])).toEqual([['black-s', 2]])
  })
})

it('[food-5] the sugar of a topping is that of its recipe, or not known', () => {
  expect(sugarOfValue(value('toppings', { bmsProductMaterialList: uses({ pearls: 50 }) }), bookWith())).toBe(14_000)
  expect(sugarOfValue(value('toppings'), bookWith())).toBeNull()
})

it('a brand that describes no material has no food facts', () => {
  expect([hasFood(bookWith()), hasFood(bookWith({ materialList: [] }))]).toEqual([true, false])
})
