import type { setSoldOut } from '@tiffin/contract/sold-out'
import { textIn } from '@tiffin/core/language/language'
import type { StockKind } from '@tiffin/core/stock/check-stock'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../../store/index.ts'
import { findItem, listMarks, putMark, raiseSoldOutVersion, removeMark } from './queries.ts'

type Wish = z.output<typeof setSoldOut.input>

const itemKinds: Readonly<Record<StockKind, string>> = { 1: 'material', 2: 'sku', 3: 'product', 4: 'option' }

/**
 * Marks an item as sold out at the caller's store, or brings it back, with an entry of the audit log [stock-5]. Refuses `itemUnknown`, and
 * `inputInvalid` when it would be back before now.
 */
export function markSoldOut(app: Services, wish: Wish, context: Context<'staff'>): Promise<Record<string, never>> {
  const { kind, itemId, isSoldOut } = wish
  const { storeId } = context.session
  const { corpId } = context.corp
  const backAt = isSoldOut ? wish.backAt : null
  if (backAt !== null && backAt <= context.now) throw new Refusal('inputInvalid')
  const place = { corpId, storeId }
  return changeStore(app, { context, storeId }, async (_row, tx) => {
    const [items, marks] = await tx.batch(findItem(corpId, wish), listMarks(corpId, storeId))
    const [item] = items.rows
    if (!item) throw new Refusal('itemUnknown')
    const before = marks.rows.find((mark) => mark.kind === kind && mark.itemId === itemId)
    const mark = { kind, itemId, since: context.now, backAt }
    return {
      statements: [
        isSoldOut ? putMark(place, mark) : removeMark(place, mark, context.now),
        raiseSoldOutVersion(corpId, storeId),
      ],
      note: {
        action: 'stock.setSoldOut',
        item: { kind: itemKinds[kind], id: itemId, name: textIn(item.name, 'en-US') },
        changes: changesBetween(
          { isSoldOut: before !== undefined, backAt: before?.backAt ?? null },
          { isSoldOut, backAt },
        ),
      },
    }
  })
}
