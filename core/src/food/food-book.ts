import type { AllergenFacts } from './allergen.ts'

/**
 * What is in a material, per `per` of its unit, in whole thousandths of what people read [food-1]: `energy` of kcal, `sugar`, `lactose`
 * and `saturatedFat` of grams, `caffeine` of milligrams. Null is not known, 0 is none.
 */
export interface MaterialFood extends AllergenFacts {
  materialId: string
  per: number
  energy: number | null
  sugar: number | null
  /** Of the sugar: what milk has by itself, which no grade counts. */
  lactose: number
  saturatedFat: number | null
  caffeine: number | null
  /** A sweetener that is no sugar; no means no where the sugar is known. */
  hasSweetener: boolean
}

/** That an option changes how much of a material the recipe takes: to so many per cent of it [food-4]. */
export interface RecipeShare {
  propertyValueId: string
  materialId: string
  percent: number
}

/** A brand's food facts, as they travel. Empty lists: the brand has none. */
export interface FoodList {
  readonly materialList: MaterialFood[]
  /** Volume of drinks as they are served, in millilitres. */
  readonly drinkList: { skuId: string; volumeMl: number }[]
  /** Ids of the options that are toppings: they count for the drink's facts, and not for its grade. */
  readonly toppingIdList: string[]
  readonly shareList: RecipeShare[]
}

/** The same to look up in. */
export interface FoodBook {
  readonly materials: ReadonlyMap<string, MaterialFood>
  readonly volumes: ReadonlyMap<string, number>
  readonly toppings: ReadonlySet<string>
  /** By option. */
  readonly shares: ReadonlyMap<string, readonly RecipeShare[]>
}

/** A brand's food facts by their ids. */
export function foodBookOf({ materialList, drinkList, toppingIdList, shareList }: FoodList): FoodBook {
  const shares = new Map<string, RecipeShare[]>()
  for (const share of shareList)
    shares.set(share.propertyValueId, [...(shares.get(share.propertyValueId) ?? []), share])
  return {
    materials: new Map(materialList.map((material) => [material.materialId, material])),
    volumes: new Map(drinkList.map(({ skuId, volumeMl }) => [skuId, volumeMl])),
    toppings: new Set(toppingIdList),
    shares,
  }
}

/** Whether the brand says anything of its food. */
export const hasFood = ({ materials }: Pick<FoodBook, 'materials'>): boolean => materials.size > 0
