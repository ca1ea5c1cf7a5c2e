import { isOnSale, type LintItem, type LintMenu } from '@tiffin/core/lint/lint-menu'
import type { CheckedItems } from '../check-items.ts'
import type { PutItem } from '../kinds/item-store.ts'
import type { StoredChange } from '../queries.ts'
import type { AskedProduct } from './queries.ts'

interface Drafted {
  readonly changes: readonly StoredChange[]
  readonly written: CheckedItems['written']
}

type AtStore = PutItem<'storeProduct'>
type Product = LintItem<'product'>

/** Products of which is to be known whether a store sells them, with what the draft says of them at stores. */
export interface DraftedStores {
  readonly products: readonly AskedProduct[]
  /** Of these, the ones that sets choose from and that are off at the brand. */
  readonly offIds: ReadonlySet<string>
  readonly find: (productId: string) => Product | undefined
  readonly differences: ReadonlyMap<string, AtStore>
  readonly storesOf: ReadonlyMap<string, readonly string[]>
}

/** Products that sets choose from. */
function chosenInSets(items: LintMenu['items']): ReadonlySet<string> {
  const chosen = new Set(
    items('package').flatMap(({ groupList }) =>
      groupList.flatMap(({ itemList }) => itemList.map(({ skuId }) => skuId)),
    ),
  )
  return new Set(items('sku').flatMap(({ itemId, productId }) => (chosen.has(itemId) ? [productId] : [])))
}

/** The stores at which a draft says something of a product. */
function storesByProduct(changes: readonly StoredChange[]): Map<string, string[]> {
  const stores = new Map<string, string[]>()
  for (const { kind, itemId } of changes) {
    if (kind !== 'storeProduct') continue
    const [storeId = '', productId = ''] = itemId.split('.')
    stores.set(productId, [...(stores.get(productId) ?? []), storeId])
  }
  return stores
}

/** What is to be asked of the database: what the draft touches and is on sale, and what is off and chosen in sets. */
export function askedProducts(items: LintMenu['items'], { changes, written }: Drafted): DraftedStores {
  const storesOf = storesByProduct(changes)
  const touched = new Set([
    ...storesOf.keys(),
    ...changes.flatMap(({ kind, itemId }) => (kind === 'product' ? [itemId] : [])),
  ])
  const inSets = chosenInSets(items)
  const productsAsked = items('product').filter((product) =>
    isOnSale(product) ? touched.has(product.itemId) : inSets.has(product.itemId),
  )
  const atStores = (written.get('storeProduct') ?? []) as AtStore[] // as: the schema of this kind read them
  const products = new Map(productsAsked.map((product) => [product.itemId, product]))
  return {
    products: productsAsked.map(({ itemId, launchStatus, saleStatus }) => ({
      ...{ productId: itemId, launchStatus, saleStatus, draftedStoreIds: storesOf.get(itemId) ?? [] },
    })),
    offIds: new Set(productsAsked.flatMap((product) => (isOnSale(product) ? [] : [product.itemId]))),
    find: (productId) => products.get(productId),
    differences: new Map(atStores.map((difference) => [difference.itemId, difference])),
    storesOf,
  }
}

/** Whether one of the stores that the draft has something to say of would sell a product; without a difference it sells what the brand does. */
export function isSoldIn(
  productId: string,
  { find, differences, storesOf }: DraftedStores,
  stores: ReadonlySet<string>,
): boolean {
  const product = find(productId)
  if (!product) return false
  return (storesOf.get(productId) ?? []).some((storeId) => {
    if (!stores.has(storeId)) return false
    const here = differences.get(`${storeId}.${productId}`)
    if (!here) return isOnSale(product)
    return (
      here.isSold &&
      isOnSale({
        ...{ itemId: productId, launchStatus: here.launchStatus ?? product.launchStatus },
        saleStatus: here.saleStatus ?? product.saleStatus,
      })
    )
  })
}
