import { listStock, moveStock } from '@tiffin/contract/stock'
import { textIn } from '@tiffin/core/language/language'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { fromThousandths } from '@tiffin/core/stock/weight'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { countStock } from './count-stock.ts'
import { listMaterialUnits, listStockOfStore } from './queries.ts'

/** The counter's calls about what its store has. */
export function serveStock(app: App): void {
  route(app, listStock, async (_nothing, { corp: { corpId }, session, language }) => {
    const [stocks, materials] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.finish(listStockOfStore(corpId, session.storeId), listMaterialUnits(corpId)),
    )
    return {
      list: stocks.rows.map(({ available, held, ...stock }) => {
        const amountOf = (kept: number) => (stock.kind === stockKind.material ? fromThousandths(kept) : kept)
        return { ...stock, available: amountOf(available), inStore: amountOf(available + held) }
      }),
      materialList: materials.rows.map(({ materialId, name, unit }) => ({
        ...{ materialId, materialName: textIn(name, language), unit },
      })),
    }
  })
  route(app, moveStock, (wish, context) => countStock(app, wish, context))
}
