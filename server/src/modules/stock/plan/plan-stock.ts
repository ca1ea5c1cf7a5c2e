import type { planStock } from '@tiffin/contract/stock'
import { textIn } from '@tiffin/core/language/language'
import { hasOpened } from '@tiffin/core/stock/stock-plan'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../../store/index.ts'
import { itemKinds, readAmount, shownAmount } from '../amounts.ts'
import { findItem } from '../sold-out/queries.ts'
import { findPlan, upsertPlan } from './queries.ts'

type Wish = z.output<typeof planStock.input>

/** Keeps, or takes away, what a stock of the caller's store is filled up to, with an entry of the audit log [stock-9]. */
export function putPlan(app: Services, { kind, itemId, amountList }: Wish, context: Context<'staff'>) {
  const { corpId } = context.corp
  const place = { corpId, storeId: context.session.storeId, kind, itemId }
  const amounts = amountList.map((amount, day) => readAmount(kind, amount, `amountList[${day}]`))
  return changeStore(app, { context, storeId: place.storeId }, async (store, tx) => {
    const [items, plans] = await tx.batch(findItem(corpId, { kind, itemId }), findPlan(place))
    const [item] = items.rows
    if (!item) throw new Refusal('itemUnknown')
    const before = plans.rows[0]
    const local = localTimeAt(context.now, store.timeZone)
    const lastDay = hasOpened(store, local) ? local.date : addDays(local.date, -1)
    const filledOn = before && before.filledOn > lastDay ? before.filledOn : lastDay
    const shownPlan = (plan: readonly number[] = []) =>
      plan.some((amount) => amount > 0) ? plan.map((amount) => shownAmount(kind, amount)) : null
    return {
      statements: [upsertPlan(place, amounts, filledOn)],
      note: {
        action: 'stock.plan',
        item: { kind: itemKinds[kind], id: itemId, name: textIn(item.name, 'en-US') },
        changes: changesBetween({ amountList: shownPlan(before?.amounts) }, { amountList: shownPlan(amounts) }),
      },
    }
  })
}
