import { createHash } from 'node:crypto'
import { type Stock, stockKey } from '@tiffin/core/stock/check-stock'
import type { BackTimes } from '@tiffin/core/stock/sold-out'
import { LRUCache } from 'lru-cache'
import type { StockRow } from './queries.ts'

/** A store's stock as it was read; stores that have as much of everything hold the same one. */
export interface HeldStock {
  readonly stock: Stock
  readonly backTimes: BackTimes
  readonly hash: string
}

const mostHeld = 50

export const stockOf = (rows: readonly StockRow[]): Stock =>
  new Map(rows.map(({ kind, itemId, available }) => [stockKey(kind, itemId), available]))

const backTimesOf = (rows: readonly StockRow[]): BackTimes =>
  new Map(rows.flatMap(({ kind, itemId, backAt }) => (backAt === null ? [] : [[stockKey(kind, itemId), backAt]])))

/** Stocks that were read last, by their rows. */
export class SharedStocks {
  readonly #held = new LRUCache<string, HeldStock>({ max: mostHeld })

  of(rows: readonly StockRow[]): HeldStock {
    const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
    const found = this.#held.get(hash)
    const held = found ?? { stock: stockOf(rows), backTimes: backTimesOf(rows), hash }
    this.#held.set(hash, held)
    return held
  }
}
