import type { CartLine } from '../cart/cart-line.ts'
import type { Material, PropertyValue } from '../catalog/product.ts'
import { toThousandths } from './weight.ts'

/** 1 a material (thousandths of its unit), 2 a sku (units); 3 a product and 4 an option, which are never counted and may be marked as sold out. */
export const stockKind = { material: 1, sku: 2, product: 3, option: 4 } as const

/** One of the kinds of stock. */
export type StockKind = (typeof stockKind)[keyof typeof stockKind]

/** One draw on one stock, and what of the cart causes it. */
export interface StockNeed {
  kind: StockKind
  /** Id of the material, sku, product or option. */
  itemId: string
  amount: number
  cause: {
    /** Index of the line in the cart. */
    line: number
    productId: string
    productName: string
    skuId: string
    skuName: string
    materialName: string
    propertyValueId: string
    propertyValue: string
  }
}

/** A stock that is not enough for the whole cart. Amounts in thousandths for a material, else units. */
export interface Shortage extends StockNeed {
  /** What is left now. */
  available: number
  /** What the whole cart needs. */
  needed: number
}

/** What is left per stock, by `stockKey`; a stock without an entry, or with null, is not limited. */
export type Stock = ReadonlyMap<string, number | null>

/** The key of a stock: kind and item. */
export const stockKey = (kind: number, itemId: string): string => `${kind}:${itemId}`

type Drawing = Pick<StockNeed['cause'], 'line' | 'productId' | 'productName' | 'skuId' | 'skuName'>

interface StockUse {
  drawing: Drawing
  units: number
  materials: readonly Material[]
  values: readonly PropertyValue[]
}

function needsOf({ drawing, units, materials, values }: StockUse): StockNeed[] {
  const draw = (material: Material, value?: PropertyValue): StockNeed => ({
    kind: stockKind.material,
    itemId: material.materialId,
    amount: toThousandths(material.weight) * units,
    cause: {
      ...drawing,
      materialName: material.materialName,
      propertyValueId: value?.propertyValueId ?? '',
      propertyValue: value?.propertyValue ?? '',
    },
  })
  const cause = { ...drawing, materialName: '', propertyValueId: '', propertyValue: '' }
  const option = ({ propertyValueId, propertyValue }: PropertyValue): StockNeed => ({
    ...{ kind: stockKind.option, itemId: propertyValueId, amount: units },
    cause: { ...cause, propertyValueId, propertyValue },
  })
  return [
    ...materials.map((material) => draw(material)),
    ...values.flatMap((value) => [
      option(value),
      ...value.bmsProductMaterialList.map((material) => draw(material, value)),
    ]),
    { kind: stockKind.sku, itemId: drawing.skuId, amount: units, cause },
    { kind: stockKind.product, itemId: drawing.productId, amount: units, cause },
  ]
}

const drawingOf = (common: Omit<Drawing, 'line'>, line: number): Drawing => ({
  line,
  productId: common.productId,
  productName: common.productName,
  skuId: common.skuId,
  skuName: common.skuName,
})

function lineNeeds(line: CartLine, index: number): StockNeed[] {
  const needs = needsOf({
    drawing: drawingOf(line, index),
    units: line.num,
    materials: line.skuInfo.bmsProductMaterialList,
    values: line.propertyValList,
  })
  const items = line.packageProductList.flatMap((item) =>
    needsOf({
      drawing: drawingOf(item, index),
      units: item.num * line.num,
      materials: item.skuInfo.bmsProductMaterialList,
      values: item.propertyValList,
    }),
  )
  return [...needs, ...items]
}

/** Every draw of a cart in walking order: lines, then gifts; of each its materials, its options with theirs, its sku, its product, then its package items [stock-1]. */
export function stockNeeds(lines: readonly CartLine[]): StockNeed[] {
  const needs = lines.map((line, index) => ({ isGift: line.isFreeGift, needs: lineNeeds(line, index) }))
  return [...needs.filter(({ isGift }) => !isGift), ...needs.filter(({ isGift }) => isGift)].flatMap(
    (each) => each.needs,
  )
}

/** Draws added up per stock, sorted by key, so that orders take rows in one order and cannot deadlock. */
export function sumNeeds(
  needs: readonly Pick<StockNeed, 'kind' | 'itemId' | 'amount'>[],
): Pick<StockNeed, 'kind' | 'itemId' | 'amount'>[] {
  const byKey = new Map<string, Pick<StockNeed, 'kind' | 'itemId' | 'amount'>>()
  for (const { kind, itemId, amount } of needs) {
    const key = stockKey(kind, itemId)
    byKey.set(key, { kind, itemId, amount: (byKey.get(key)?.amount ?? 0) + amount })
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, need]) => need)
}

/**
 * Walks the cart and finds every stock of which more is wanted than is left; the first is the one to show first.
 * Amounts add up across lines: two lines of one drink draw on the same milk [stock-1]. Empty: enough of everything.
 */
export function findShortages(lines: readonly CartLine[], stock: Stock): Shortage[] {
  const needs = stockNeeds(lines)
  const needed = new Map(sumNeeds(needs).map(({ kind, itemId, amount }) => [stockKey(kind, itemId), amount]))
  const running = new Map<string, number>()
  const shortages = new Map<string, Shortage>()
  for (const need of needs) {
    const key = stockKey(need.kind, need.itemId)
    const sum = (running.get(key) ?? 0) + need.amount
    running.set(key, sum)
    const available = stock.get(key) ?? null
    if (available === null || sum <= available || shortages.has(key)) continue
    shortages.set(key, { ...need, available, needed: needed.get(key) ?? need.amount })
  }
  return [...shortages.values()]
}
