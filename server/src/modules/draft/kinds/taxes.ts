import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findTax = named(
  'draft_find_tax',
  sql<LiveItem>`select 'corp' as "itemId!", '{"receiptNote": {}, "receiptFood": false}'::jsonb || tax as "fields!" from corp where corp_id = :corpId and 'corp' = any (:ids)`,
  ofIds,
)

const putTax = named(
  'draft_put_tax',
  sql`update corp set tax = row.item - 'itemId' from jsonb_array_elements(:itemRows) as row (item) where corp_id = :corpId`,
  itemRows<'tax'>,
)

/** Tax and service charge: there is one, which is always there [tax-1]. */
export const taxes: ItemStore<'tax'> = {
  find: findTax,
  put: (corpId, items) => [putTax(corpId, items)],
  archive: () => [],
}
