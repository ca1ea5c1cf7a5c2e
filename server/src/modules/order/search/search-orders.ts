import { type Language, textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import type { OrderParts } from '../parts.ts'
import { statusText } from '../present-order.ts'
import { searchDay, searchNumber } from './queries.ts'

/** What staff look for, where they may look. */
export interface OrderSearch {
  /** As typed: an order number, a pick-up code, the end of a phone, or the beginning of a word of the note. */
  readonly text: string
  /** As each store has it, yyyy-mm-dd. */
  readonly day: string
  /** Null for every store. */
  readonly storeIds: readonly string[] | null
  /** Null for any state. */
  readonly orderState: number | null
}

const mostFound = 50
/** Digits of an order number. */
const wholeNumber = /^\d{16}$/
const phoneDigits = /^\d{3,11}$/

/** Orders of some stores: the one of a number, or those of a day with this code, end of phone [staff-10] or word of the note [kitchen-15]. */
export async function findOrders(
  { db }: OrderParts,
  { text, day, storeIds, orderState }: OrderSearch,
  { corpId, language }: { readonly corpId: string; readonly language: Language },
) {
  const typed = text.trim().toUpperCase()
  const phoneEnd = phoneDigits.test(typed) ? typed : ''
  const code = phoneEnd === '' ? typed : ''
  const statement = wholeNumber.test(typed)
    ? searchNumber(corpId, { orderNo: typed, storeIds, orderState })
    : searchDay(corpId, { storeIds, day, phoneEnd, orderState, code, limit: mostFound + 1 })
  const { rows } = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(statement))
  const list = rows.slice(0, mostFound).map(({ storeName, payableTotal, refundTotal, ...row }) => ({
    ...{ ...row, storeName: textIn(storeName, language), statusText: statusText(row.status, language) },
    ...{ payableTotal: money(payableTotal), refundTotal: money(refundTotal) },
  }))
  return { list, hasMore: rows.length > mostFound }
}
