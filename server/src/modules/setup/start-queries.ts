import { shelfStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** What of a brand is there: its look, stores that are not archived, products on sale. */
export const countStart = named(
  'setup_count',
  sql`select corp.logo <> '' as "hasLook!", corp.live_at as "liveAt",
       (select count(*)::int from store where store.corp_id = corp.corp_id and store.archived_at is null) as "storeCount!",
       (select count(*)::int from product where product.corp_id = corp.corp_id and product.archived_at is null
         and launch_status <> ${shelfStatus.off}) as "productCount!"
     from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** When the brand went live, and its test phones, locked until the transaction ends. */
export const lockStart = named(
  'setup_lock',
  sql`select live_at as "liveAt" from corp where corp_id = :corpId for no key update`,
  (corpId: string) => ({ corpId }),
)

/** What is held of the brand is read again: it takes no more money by test accounts [provider-7]. */
export const noteLive = named(
  'setup_live',
  sql`update corp set live_at = :now, catalog_version = catalog_version + 1 where corp_id = :corpId`,
  (corpId: string, now: number) => ({ corpId, now: new Date(now) }),
)
