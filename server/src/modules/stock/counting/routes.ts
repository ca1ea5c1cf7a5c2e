import { listStock, moveStock, planStock } from '@tiffin/contract/stock'
import { textIn } from '@tiffin/core/language/language'
import { stockKey } from '@tiffin/core/stock/check-stock'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { shownAmount } from '../amounts.ts'
import { putPlan } from '../plan/plan-stock.ts'
import { listPlans } from '../plan/queries.ts'
import { countStock } from './count-stock.ts'
import { listCountedToday, listMaterialUnits, listStockOfStore } from './queries.ts'

/** The counter's calls about what its store has. */
export function serveStock(app: App): void {
  route(app, listStock, async (_nothing, { corp: { corpId }, session, language, now }) => {
    const [stocks, plans, materials, counted] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.finish(
        listStockOfStore(corpId, session.storeId),
        listPlans(corpId, session.storeId),
        listMaterialUnits(corpId),
        listCountedToday(corpId, { storeId: session.storeId, now }),
      ),
    )
    const countedKeys = new Set(counted.rows.map(({ kind, itemId }) => stockKey(kind, itemId)))
    return {
      list: stocks.rows.map(({ kind, itemId, available, held }) => ({
        ...{ kind, itemId, available: shownAmount(kind, available), inStore: shownAmount(kind, available + held) },
        isCountedToday: countedKeys.has(stockKey(kind, itemId)),
      })),
      planList: plans.rows.map(({ kind, itemId, amounts }) => ({
        ...{ kind, itemId, amountList: amounts.map((amount) => shownAmount(kind, amount)) },
      })),
      materialList: materials.rows.map(({ materialId, name, unit }) => ({
        ...{ materialId, materialName: textIn(name, language), unit },
      })),
    }
  })
  route(app, moveStock, (wish, context) => countStock(app, wish, context))
  route(app, planStock, (wish, context) => putPlan(app, { ...wish, storeId: context.session.storeId }, context))
}
