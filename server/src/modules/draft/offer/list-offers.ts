import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { listPromotionItems } from '@tiffin/contract/desk/offer'
import { itemKey } from '@tiffin/core/draft/change'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { readLive } from '../live-items.ts'
import { readDraft, showItem } from '../menu/show-menu.ts'

const offerKinds: readonly ItemKind[] = ['promotion', 'couponKind']

/** Promotions, those that end last first, and kinds of coupons. */
export const listOfferIds = named(
  'draft_offer_ids',
  sql<{ kind: ItemKind; itemId: string }>`select kind as "kind!", item_id as "itemId!" from (
       (select 'promotion' as kind, promotion_id as item_id, -extract(epoch from end_time) as place from promotion
         where corp_id = :corpId and archived_at is null order by end_time desc, promotion_id limit 500)
       union all (select 'couponKind', kind_id, 1 from coupon_kind where corp_id = :corpId and archived_at is null order by kind_id limit 500)
     ) offer order by place, item_id`,
  (corpId: string) => ({ corpId }),
)

/** Promotions and kinds of coupons as a draft makes them: of each new ones first. */
export async function listOffers(
  { db }: Services,
  { draftId }: z.output<typeof listPromotionItems.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listPromotionItems.output>> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const known = (await tx.run(listOfferIds(corpId))).rows
    const isKnown = new Set(known.map(itemKey))
    const created = [...drafted.values()].filter(
      (change) => offerKinds.includes(change.kind) && change.op === 'create' && !isKnown.has(itemKey(change)),
    )
    const items = [...created, ...known].map(({ kind, itemId }) => ({ kind, itemId }))
    const live = await readLive(tx, corpId, items)
    return { list: items.map((item) => showItem(item, live, drafted)) }
  })
}
