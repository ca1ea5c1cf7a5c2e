import type { CorpSeed } from '../corps/shapes.ts'
import type { Media } from '../illustrator/draw-media.ts'
import { peopleRows } from './corp-rows.ts'
import { couponRows } from './coupon-rows.ts'
import { historyRows } from './history-rows.ts'
import { pointRows } from './point-rows.ts'
import { receiptRows } from './receipt-rows.ts'
import { stockRows } from './stock-rows.ts'

interface Making {
  readonly media: ReadonlyMap<string, Media>
  /** The instant that the history leads up to. */
  readonly now: number
  readonly hashPassword: (password: string) => Promise<string>
  /** The key of a receipt's link. */
  readonly drawKey: () => string
}

/** Stock, people, coupons and what happened before, table by table in the order in which rows can be inserted. */
export async function laterRows(corp: CorpSeed, { media, now, hashPassword, drawKey }: Making) {
  const history = historyRows(corp, media, now)
  return {
    ...stockRows(corp),
    ...(await peopleRows(corp, hashPassword)),
    ...couponRows(corp, now),
    ...history,
    ...receiptRows(history.customer_order, history.refund, { timeZone: corp.timeZone, drawKey }),
    ...pointRows(corp, history.customer_order, now),
  }
}
