import type { CorpSeed } from '../corps/shapes.ts'
import type { Media } from '../illustrator/draw-media.ts'
import { catalogRows } from './catalog-rows.ts'
import { corpRows, peopleRows } from './corp-rows.ts'
import { couponRows } from './coupon-rows.ts'
import { historyRows } from './history-rows.ts'
import { pointRows } from './point-rows.ts'
import { storeRows } from './store-rows.ts'

interface Making {
  readonly media: ReadonlyMap<string, Media>
  /** The instant that the history leads up to. */
  readonly now: number
  readonly hashPassword: (password: string) => Promise<string>
}

/** All rows of a brand, table by table in the order in which they can be inserted, without the column `corp_id`. */
export async function listRows(corp: CorpSeed, { media, now, hashPassword }: Making) {
  const history = historyRows(corp, media, now)
  return {
    ...corpRows(corp, media),
    ...catalogRows(corp, media),
    ...storeRows(corp),
    ...(await peopleRows(corp, hashPassword)),
    ...couponRows(corp, now),
    ...history,
    ...pointRows(corp, history.customer_order, now),
  }
}
