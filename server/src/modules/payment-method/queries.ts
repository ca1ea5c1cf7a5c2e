import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface PaymentMethodRow {
  readonly code: string
  readonly name: Texts
  readonly tip: Texts
  readonly icon: string
  readonly type: number
  readonly provider: string
  /** Which of the provider's ways it is; empty: its own page. */
  readonly channel: string
  readonly storeIds: string[] | null
  readonly sort: number
}

export const listPaymentMethodRows = named(
  'payment_methods',
  sql<PaymentMethodRow>`select code, name, tip, icon, type, provider, channel, store_ids as "storeIds", sort
     from payment_method where corp_id = :corpId order by sort, code`,
  (corpId: string) => ({ corpId }),
)
