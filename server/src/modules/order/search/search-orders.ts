import { shownItems } from '@tiffin/contract/order-shapes'
import { counterName } from '@tiffin/core/customer/counter-name'
import { isWalkIn } from '@tiffin/core/customer/walk-in'
import { type Language, textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { say } from '@tiffin/phrases/server'
import type { OrderParts } from '../parts.ts'
import { statusText } from '../present-order.ts'
import { listLines } from '../queries.ts'
import { listNoted, searchDay, searchNumber } from './queries.ts'

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

interface Reader {
  readonly corpId: string
  readonly language: Language
}

const mostFound = 50
/** Digits of an order number. */
const wholeNumber = /^\d{16}$/
const phoneDigits = /^\d{3,11}$/

/** Orders of some stores: the one of a number, or those of a day with this code, end of phone [staff-10] or word of the note [kitchen-15]. */
export async function findOrders(
  { db }: OrderParts,
  { text, day, storeIds, orderState }: OrderSearch,
  { corpId, language }: Reader,
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

/** The same for a counter, where each says for whom it is and what is in it [kitchen-20]. */
export async function findOrdersAtCounter(parts: OrderParts, search: OrderSearch, reader: Reader) {
  const { list, hasMore } = await findOrders(parts, search, reader)
  const { corpId, language } = reader
  const ids = list.map(({ orderId }) => orderId)
  const [noted, lines] = await parts.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(listNoted(corpId, ids), listLines(corpId, ids)),
  )
  const notes = new Map(noted.rows.map((row) => [row.orderId, row]))
  const items = Map.groupBy(lines.rows, ({ orderId }) => orderId)
  const nameOf = ({ customerId, ...customer }: (typeof noted.rows)[number]) =>
    isWalkIn(customerId) ? say(language, 'counter.walkIn.name') : counterName(customer)
  return {
    hasMore,
    list: list.map((order) => {
      const note = notes.get(order.orderId)
      const all = items.get(order.orderId) ?? []
      return {
        ...order,
        ...{ customerName: note ? nameOf(note) : '', remark: note?.remark ?? '' },
        itemList: all
          .slice(0, shownItems)
          .map(({ num, snapshot }) => ({ num, productName: textIn(snapshot.productName, language) })),
        moreItems: Math.max(0, all.length - shownItems),
      }
    }),
  }
}
