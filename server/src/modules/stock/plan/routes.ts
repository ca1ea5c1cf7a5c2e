import { listStockPlans, setStockPlan } from '@tiffin/contract/desk/stock'
import { textIn } from '@tiffin/core/language/language'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { Refusal } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { findStoreRow } from '../../store/index.ts'
import { putPlan, shownPlan } from './plan-stock.ts'
import { listPlannableMaterials, listPlannableSizes } from './queries.ts'

/** The desk's calls about what stores fill up when they open [stock-9]. */
export function serveStockPlans(app: App): void {
  route(app, listStockPlans, async ({ storeId }, { corp: { corpId }, language }) => {
    const [stores, sizes, materials] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.finish(
        findStoreRow(corpId, storeId),
        listPlannableSizes(corpId, storeId),
        listPlannableMaterials(corpId, storeId),
      ),
    )
    if (stores.rows.length === 0) throw new Refusal('storeUnknown')
    const planned = (kind: 1 | 2, itemId: string, amounts: readonly number[] | null) => ({
      ...{ kind, itemId, amountList: shownPlan(kind, amounts) },
    })
    return {
      list: [
        ...sizes.rows.map(({ itemId, name, sizeName, amounts }) => ({
          ...planned(stockKind.sku, itemId, amounts),
          itemName: [name, ...(sizeName === null ? [] : [sizeName])]
            .map((texts) => textIn(texts, language))
            .join(' · '),
          unit: '',
        })),
        ...materials.rows.map(({ itemId, name, unit, amounts }) => ({
          ...planned(stockKind.material, itemId, amounts),
          ...{ itemName: textIn(name, language), unit },
        })),
      ],
    }
  })
  route(app, setStockPlan, ({ to, ...wish }, context) => putPlan(app, { ...wish, amountList: to }, context))
}
