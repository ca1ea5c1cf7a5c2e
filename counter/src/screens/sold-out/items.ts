import { fewLeft } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { unavailableReason } from '@tiffin/core/catalog/product'
import { type StockKind, stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import type { Mark, SoldOutList } from '../../data/sold-out.ts'

/** The tabs of the page. */
export const tabs = ['products', 'options', 'materials'] as const
export type Tab = (typeof tabs)[number]

/** Something that a store can mark as sold out. */
export interface Item {
  readonly kind: StockKind
  readonly itemId: string
  readonly name: string
  /** What it belongs to: the property of an option. */
  readonly note: string
  readonly picture: string
  readonly tint: string
  readonly categoryId: string
  /** Left by count; null where nothing is counted. */
  readonly left: number | null
  /** So few left that customers see how many. */
  readonly isLow: boolean
  /** Sold out, by a mark or by count. */
  readonly isGone: boolean
  readonly mark: Mark | undefined
  /** The sizes of a product that has several. */
  readonly sizes: readonly { readonly skuId: string; readonly name: string; readonly mark: Mark | undefined }[]
}

type Marks = ReadonlyMap<string, Mark>

const nothingMore = { note: '', picture: '', tint: '', categoryId: '', left: null, isLow: false, sizes: [] } as const

function productItem(product: Product, marks: Marks): Item {
  const { productId, productName: name, skuList } = product
  const counted = skuList.map(({ stockNum }) => stockNum).filter((left) => left !== null)
  const mark = marks.get(stockKey(stockKind.product, productId))
  const sizes = skuList.map(({ skuId, skuName }) => ({
    ...{ skuId, name: skuName, mark: marks.get(stockKey(stockKind.sku, skuId)) },
  }))
  return {
    ...{ kind: stockKind.product, itemId: productId, name, note: '', picture: product.cutImage || product.image },
    ...{ tint: product.tint, categoryId: product.productCategoryId, mark },
    left: counted.length === skuList.length ? counted.reduce((sum, left) => sum + left, 0) : null,
    isLow: fewLeft(product) !== undefined,
    isGone: product.unavailableReason === unavailableReason.soldOut || mark !== undefined,
    sizes: sizes.length > 1 ? sizes : [],
  }
}

/** Those that are gone first, then those of which few are left; else in the order of the menu. */
const rankOf = ({ isGone, isLow }: Item): number => (isGone ? 0 : isLow ? 1 : 2)

const ranked = (items: readonly Item[]) => items.toSorted((a, b) => rankOf(a) - rankOf(b))

type Option = SoldOutList['optionList'][number]

const between = ' · '

/** Names that stand beside an option which is called like another one. */
const mostNames = 2

/** What an option belongs to; where another one is called the same, also what it is chosen for [stock-13]. */
function noteOf(
  option: Option,
  { optionList, products }: Pick<SoldOutList, 'optionList'> & { readonly products: readonly Product[] },
): string {
  const { propertyValueId: id, propertyValue, propertyName } = option
  const isAlone = !optionList.some(
    (other) =>
      other.propertyValueId !== id && other.propertyValue === propertyValue && other.propertyName === propertyName,
  )
  if (isAlone) return propertyName
  const names = products
    .filter(({ propertyList }) =>
      propertyList.some(({ valueList }) => valueList.some((one) => one.propertyValueId === id)),
    )
    .map(({ productName }) => productName)
  const more = names.length > mostNames ? ' …' : ''
  return [propertyName, names.slice(0, mostNames).join(', ') + more].filter(Boolean).join(between)
}

/** Everything that can be marked, by tab. */
export function itemsOf(products: readonly Product[], { list, optionList, materialList }: SoldOutList) {
  const marks: Marks = new Map(list.map((mark) => [stockKey(mark.kind, mark.itemId), mark]))
  const plain = (kind: StockKind, itemId: string, name: string): Item => {
    const mark = marks.get(stockKey(kind, itemId))
    return { ...nothingMore, kind, itemId, name, mark, isGone: mark !== undefined }
  }
  return {
    products: ranked(products.map((product) => productItem(product, marks))),
    options: ranked(
      optionList.map((option) => ({
        ...plain(stockKind.option, option.propertyValueId, option.propertyValue),
        note: noteOf(option, { optionList, products }),
      })),
    ),
    materials: ranked(
      materialList.map(({ materialId, materialName }) => plain(stockKind.material, materialId, materialName)),
    ),
  } satisfies Record<Tab, readonly Item[]>
}

/** Those whose name, or what they belong to, has a word in it. */
export function matching(items: readonly Item[], typed: string): readonly Item[] {
  const word = typed.trim().toLowerCase()
  return word === '' ? items : items.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(word))
}
