import type { Texts } from '@tiffin/core/language/language'
import type { LineTax } from '@tiffin/core/tax/tax'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A receipt or a credit note of an order. */
export interface ReceiptRow {
  /** The store's, `2026-11-24`. */
  readonly day: string
  readonly number: number
  /** Null for the sale. */
  readonly refundNo: string | null
  /** Null of a credit note. */
  readonly linkKey: string | null
  readonly issuedAt: number
  /** What a credit note gives back. */
  readonly amount: number | null
}

/** The order whose receipt a link shows. */
export const findOrderOfLink = named(
  'receipt_of_link',
  sql`select order_id as "orderId" from receipt where corp_id = :corpId and link_key = :linkKey`,
  (corpId: string, linkKey: string) => ({ corpId, linkKey }),
)

/** The receipt of an order and its credit notes, in the order of their numbers. */
export const listReceipts = named(
  'receipt_list',
  sql<ReceiptRow>`select day::text as "day!", number, receipt.refund_no as "refundNo", link_key as "linkKey", issued_at as "issuedAt", refund.amount
     from receipt left join refund on refund.corp_id = :corpId and refund.refund_no = receipt.refund_no
     where receipt.corp_id = :corpId and receipt.order_id = :orderId order by day, number`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What a refund gave back of a line. */
export interface CreditedRow {
  readonly refundNo: string
  readonly lineNo: number
  readonly num: number
  readonly amount: number
  readonly taxList: readonly LineTax[]
}

export const listCredited = named(
  'receipt_credited',
  sql<CreditedRow>`select refund_no as "refundNo", line_no as "lineNo", num, amount, tax_list as "taxList"
     from refund_line where corp_id = :corpId and order_id = :orderId order by refund_no, line_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What a brand asks for on its receipts [receipt-8]. */
export interface AskedNotes {
  readonly note: Texts | null
  readonly isFoodShown: boolean
}

export const findAskedNotes = named(
  'receipt_notes',
  sql<AskedNotes>`select tax -> 'receiptNote' as note, coalesce((tax ->> 'receiptFood')::boolean, false) as "isFoodShown!" from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
