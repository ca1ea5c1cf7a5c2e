import { isSame } from '@tiffin/core/draft/change'
import { textIn } from '@tiffin/core/language/language'
import { hasOpened } from '@tiffin/core/stock/stock-plan'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../../store/index.ts'
import { type CountedKind, itemKinds, readAmount, shownAmount } from '../amounts.ts'
import { findItem } from '../sold-out/queries.ts'
import { findPlan, upsertPlan } from './queries.ts'

interface PlanWish {
  readonly storeId: string
  readonly kind: CountedKind
  readonly itemId: string
  readonly amountList: readonly number[]
  /** What the caller saw of it, where that matters. */
  readonly from?: readonly number[] | null
}

/** A plan as it is shown; null for one that fills nothing up. */
export const shownPlan = (kind: CountedKind, amounts: readonly number[] | null = null) =>
  amounts?.some((amount) => amount > 0) ? amounts.map((amount) => shownAmount(kind, amount)) : null

/** Keeps, or takes away, what a stock is filled up to, with an entry of the audit log [stock-9]. */
export function putPlan(
  app: Services,
  { storeId, kind, itemId, amountList, from }: PlanWish,
  context: Context<'staff'>,
) {
  const { corpId } = context.corp
  const place = { corpId, storeId, kind, itemId }
  const amounts = amountList.map((amount, day) => readAmount(kind, amount, `amountList[${day}]`))
  return changeStore(app, { context, storeId: place.storeId }, async (store, tx) => {
    const [items, plans] = await tx.batch(findItem(corpId, { kind, itemId }), findPlan(place))
    const [item] = items.rows
    if (!item) throw new Refusal('itemUnknown')
    const before = plans.rows[0]
    const local = localTimeAt(context.now, store.timeZone)
    const lastDay = hasOpened(store, local) ? local.date : addDays(local.date, -1)
    const filledOn = before && before.filledOn > lastDay ? before.filledOn : lastDay
    const [now, after] = [shownPlan(kind, before?.amounts), shownPlan(kind, amounts)]
    if (from !== undefined && !isSame(now, from) && !isSame(now, after))
      throw new Refusal('storeChanged', { fieldList: [{ field: 'amountList', now }] })
    return {
      statements: [upsertPlan(place, amounts, filledOn)],
      note: {
        action: 'stock.plan',
        item: { kind: itemKinds[kind], id: itemId, name: textIn(item.name, 'en-US') },
        changes: changesBetween({ amountList: now }, { amountList: after }),
      },
    }
  })
}
