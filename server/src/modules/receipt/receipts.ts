import { foodBookOf, hasFood } from '@tiffin/core/food/food-book'
import { textIn } from '@tiffin/core/language/language'
import type { Corp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import { findOrderRow, listLines, type Orders, type Viewing } from '../order/index.ts'
import { type FoodNotes, foodNotesBy, noFoodNotes } from './document/food-notes.ts'
import type { ReceiptDocument } from './document/receipt-document.ts'
import { writeReceipt } from './document/write-receipt.ts'
import { writingOf } from './document/writing.ts'
import { findAskedNotes, findOrderOfLink, listCredited, listReceipts, type ReceiptRow } from './queries.ts'

interface ReceiptParts extends CatalogParts {
  readonly db: Database
  readonly orders: Orders
  readonly settings: SettingsOfCorps
}

/** Where a receipt is read, without the language. */
export const receiptPath = (corpId: string, linkKey: string): string => `/receipt/${corpId}/${linkKey}`

const saleAndNotes = (rows: readonly ReceiptRow[]) => ({
  sale: rows.find(({ refundNo }) => refundNo === null),
  notes: rows.filter(({ refundNo }) => refundNo !== null),
})

/** Receipts as people read them. */
export class Receipts {
  readonly #parts: ReceiptParts

  constructor(parts: ReceiptParts) {
    this.#parts = parts
  }

  /** The receipt of an order's sale and its credit notes, in the order of their numbers. */
  async listOf(corpId: string, orderId: string) {
    const rows = await this.#parts.db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [found] = await tx.finish(listReceipts(corpId, orderId))
      return found.rows
    })
    return saleAndNotes(rows)
  }

  /** The receipt that a link shows; undefined where the key opens nothing. */
  async ofLink(viewing: Viewing, linkKey: string): Promise<ReceiptDocument | undefined> {
    const { corpId } = viewing.corp
    const orderId = await this.#parts.db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [found] = await tx.finish(findOrderOfLink(corpId, linkKey))
      return found.rows[0]?.orderId
    })
    return orderId === undefined ? undefined : this.write(viewing, orderId)
  }

  /** The receipt of an order in a language; undefined where it has none. */
  async write(viewing: Viewing, orderId: string): Promise<ReceiptDocument | undefined> {
    const { corp, language } = viewing
    const { corpId } = corp
    const { db, orders, settings } = this.#parts
    const [found, lines, issued, credited, notesAsked] = await db.tx(
      { role: 'app', corp: corpId, isOneSnapshot: true },
      (tx) =>
        tx.finish(
          findOrderRow(corpId, orderId),
          listLines(corpId, [orderId]),
          listReceipts(corpId, orderId),
          listCredited(corpId, orderId),
          findAskedNotes(corpId),
        ),
    )
    const [row] = found.rows
    const { sale, notes } = saleAndNotes(issued.rows)
    if (!row || !sale) return undefined
    const [{ setting }, order, timeZone] = await Promise.all([
      settings.of(corp),
      orders.show(viewing, { row, lines: lines.rows }),
      orders.zoneOf(corp, row.storeId),
    ])
    const [wish] = notesAsked.rows
    const foodNotes = wish?.isFoodShown
      ? await this.#foodNotes(viewing, { storeId: row.storeId, timeZone })
      : noFoodNotes
    const brand = textIn(setting.brandName, language)
    const note = textIn(wish?.note ?? {}, language)
    const sold = { brand, order, sale, notes, credited: credited.rows, note, foodNotes }
    return writeReceipt(sold, writingOf(language, { timeZone, format: formatOf(corp, setting, row.currencyScale) }))
  }

  /** By the menu of the store as it is today; nothing where the store has none any more. */
  async #foodNotes(viewing: Viewing, { storeId, timeZone }: { storeId: string; timeZone: string }): Promise<FoodNotes> {
    const store = await this.#parts.stores.findAny(viewing.corp, storeId)
    if (!store || store.archivedAt !== null) return noFoodNotes
    const menu = await viewMenus(this.#parts)({ ...viewing, session: undefined }, storeId)
    const book = foodBookOf(menu.source.food)
    if (!hasFood(book)) return noFoodNotes
    return foodNotesBy({ productOf: (productId) => menu.byId.get(productId), book, timeZone })
  }
}

/** Money as the brand writes it, of the order's own currency scale. */
const formatOf = (
  { fractionDigits }: Corp,
  { currentUnit, groupingSeparator }: { readonly currentUnit: string; readonly groupingSeparator: string },
  currencyScale: number,
) => ({ currentUnit, groupingSeparator, currencyScale, defaultFractionDigits: fractionDigits })
