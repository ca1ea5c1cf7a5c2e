import type { listPromotionItems } from '@tiffin/contract/desk/offer'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Services } from '../../../db/services.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { readLive } from '../live-items.ts'
import { readDraft, showItem } from '../menu/show-menu.ts'

const listPromotionIds = named(
  'draft_promotion_ids',
  sql`select promotion_id as "itemId" from promotion where corp_id = :corpId and archived_at is null
     order by end_time desc, promotion_id limit 500`,
  (corpId: string) => ({ corpId }),
)

/** The promotions as a draft makes them: new ones first, then those that end last. */
export async function listPromotions(
  { db }: Services,
  { draftId }: z.output<typeof listPromotionItems.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listPromotionItems.output>> {
  return db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, async (tx) => {
    const drafted = await readDraft(tx, corpId, draftId)
    const known = (await tx.run(listPromotionIds(corpId))).rows.map(({ itemId }) => itemId)
    const created = [...drafted.values()]
      .filter(({ kind, op, itemId }) => kind === 'promotion' && op === 'create' && !known.includes(itemId))
      .map(({ itemId }) => itemId)
    const items = [...created, ...known].map((itemId) => ({ kind: 'promotion' as const, itemId }))
    const live = await readLive(tx, corpId, items)
    return { list: items.map((item) => showItem(item, live, drafted)) }
  })
}
