import { createHash } from 'node:crypto'
import type { CorpSeed, ProductSeed, StoreSeed } from '../corps/shapes.ts'
import { thousandths } from '../items/thousandths.ts'
import type { Rows } from './rows.ts'

/** A share in [0, 1) that a name always gets. */
const shareOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32LE(0) / 2 ** 32

/** What a usual store keeps of a material, in grams. */
const usualMaterial = 40_000

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

/** What the stores of a brand have in stock. */
export function stockRows(corp: CorpSeed): Rows {
  const products = corp.menu.flatMap((entry) => entry.products)
  const stocks = corp.stores.flatMap((store) => [...skuStock(store, products), ...materialStock(store, corp)])
  const moves = stocks.map((stock) => ({
    ...{
      ...stock,
      move_id: `begin-${stock.stock_kind}-${stock.item_id}`,
      move: 'begin',
      moved_at: '-infinity',
      amount: stock.available,
    },
  }))
  return { store_stock: stocks, stock_move: moves }
}
