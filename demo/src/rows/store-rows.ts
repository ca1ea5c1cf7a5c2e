import { createHash } from 'node:crypto'
import type { CorpSeed, ProductSeed, StoreSeed } from '../corps/shapes.ts'
import { thousandths } from './catalog-rows.ts'
import type { Rows } from './rows.ts'

/** A share in [0, 1) that a name always gets. */
const shareOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32LE(0) / 2 ** 32

/** What a usual store keeps of a material, in grams. */
const usualMaterial = 40_000

const storeRow = (store: StoreSeed, sort: number, timeZone: string) => ({
  store_id: store.id,
  name: store.name,
  address: store.address,
  notice: store.notice ?? {},
  phone: store.phone,
  latitude: store.at[0],
  longitude: store.at[1],
  time_zone: store.timeZone ?? timeZone,
  is_open: store.isOpen ?? true,
  business_hours: store.hours,
  exceptions: store.exceptions ?? [],
  pickup_methods: store.pickupMethods ?? [1, 2],
  sort,
})

const differences = ({ id, notSold = [], required = [] }: StoreSeed) => [
  ...notSold.map((product_id) => ({ store_id: id, product_id, is_sold: false, is_required: null })),
  ...required.map((product_id) => ({ store_id: id, product_id, is_sold: true, is_required: true })),
]

function skuStock(store: StoreSeed, products: readonly ProductSeed[]) {
  const usual = products.flatMap(({ perDay, skus }) =>
    perDay === undefined
      ? []
      : skus.map(({ id }): [string, number] => [id, Math.ceil(perDay * (0.6 + 0.6 * shareOf(`${store.id} ${id}`)))]),
  )
  return Object.entries({ ...Object.fromEntries(usual), ...store.skuStock }).map(([item_id, available]) => ({
    store_id: store.id,
    stock_kind: 2,
    item_id,
    available,
  }))
}

function materialStock(store: StoreSeed, { materials, menu }: CorpSeed) {
  const isUsed = menu.some(({ products }) => products.some(({ skus }) => skus.some(({ uses }) => uses)))
  const usual = isUsed
    ? Object.keys(materials).map((id): [string, number] => [
        id,
        Math.round(usualMaterial * (0.5 + shareOf(`${store.id} ${id}`))),
      ])
    : []
  return Object.entries({ ...Object.fromEntries(usual), ...store.materialStock }).map(([item_id, weight]) => ({
    store_id: store.id,
    stock_kind: 1,
    item_id,
    available: thousandths(weight),
  }))
}

/** Stores of a brand, where they differ from it, and what they have in stock. */
export function storeRows(corp: CorpSeed): Rows {
  const products = corp.menu.flatMap((entry) => entry.products)
  return {
    store: corp.stores.map((store, sort) => storeRow(store, sort, corp.timeZone)),
    store_product: corp.stores.flatMap(differences),
    store_sku: corp.stores.flatMap(({ id, prices = {} }) =>
      Object.entries(prices).map(([sku_id, price]) => ({ store_id: id, sku_id, price })),
    ),
    store_stock: corp.stores.flatMap((store) => [...skuStock(store, products), ...materialStock(store, corp)]),
  }
}
