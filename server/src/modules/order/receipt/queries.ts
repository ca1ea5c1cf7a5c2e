import { randomBytes } from 'node:crypto'
import { type Sql, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** The key of a receipt's link: 128 random bits [receipt-2]. */
export const drawLinkKey = (): string => randomBytes(16).toString('base64url')

interface Issued {
  readonly orderId: string
  readonly now: number
}

/**
 * Takes the next number of the day of an order's store and writes what it is given to, in one statement [receipt-1]. The counter stays
 * locked until the transaction ends, so this is the last that a transaction does.
 */
const issue = (which: Sql, given: { readonly refundNo: Sql; readonly linkKey: Sql }) => sql`with place as (
    select made.store_id, (:now::timestamptz at time zone coalesce(store.time_zone, corp.time_zone))::date as day
    from customer_order made join corp on corp.corp_id = :corpId
    left join store on store.corp_id = :corpId and store.store_id = made.store_id
    where made.corp_id = :corpId and made.order_id = :orderId and ${which}
  ), taken as (
    insert into receipt_counter (corp_id, store_id, day, last_number) select :corpId, store_id, day, 1 from place
    on conflict (corp_id, store_id, day) do update set last_number = receipt_counter.last_number + 1
    returning store_id, day, last_number
  )
  insert into receipt (corp_id, store_id, day, number, order_id, refund_no, link_key, issued_at)
  select :corpId, store_id, day, last_number, :orderId, ${given.refundNo}, ${given.linkKey}, :now from taken`

/** Numbers the receipt of an order that has just become a sale, and draws the key of its link [receipt-2]. */
export const issueReceipt = named(
  'receipt_issue',
  issue(sql`true`, { refundNo: sql`null`, linkKey: sql`:linkKey` }),
  (corpId: string, { orderId, now }: Issued) => ({
    ...{ corpId, orderId, now: new Date(now) },
    linkKey: drawLinkKey(),
  }),
)

/** Numbers the credit note of a refund, where there is that refund and the sale has a receipt. */
export const issueCreditNote = named(
  'receipt_credit',
  issue(
    sql`exists (select from refund where refund.corp_id = :corpId and refund.refund_no = :refundNo)
      and exists (select from receipt sale where sale.corp_id = :corpId and sale.order_id = :orderId and sale.refund_no is null)`,
    { refundNo: sql`:refundNo`, linkKey: sql`null` },
  ),
  (corpId: string, { orderId, now, refundNo }: Issued & { readonly refundNo: string }) => ({
    ...{ corpId, orderId, refundNo, now: new Date(now) },
  }),
)
