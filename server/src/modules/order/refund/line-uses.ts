import { stockKind } from '@tiffin/core/stock/check-stock'
import type { StockUse } from '@tiffin/core/stock/restock'
import type { OrderLineRow } from '../rows.ts'

/** What one unit of a line took; orders of before that was kept took of their sku, as far as anybody knows. */
export const usesOfLine = ({ skuId, uses }: { readonly skuId: string; readonly uses: readonly StockUse[] | null }) =>
  uses ?? [{ kind: stockKind.sku, itemId: skuId, amount: 1 }]

/** Lines of which units could go back to stock: something that they took is counted [stock-8]. */
export const restockLinesOf = (lines: readonly OrderLineRow[], counted: readonly StockUse[]): number[] =>
  lines
    .filter(({ skuId, snapshot }) =>
      usesOfLine({ skuId, uses: snapshot.uses ?? null }).some(({ kind, itemId }) =>
        counted.some((stock) => stock.kind === kind && stock.itemId === itemId),
      ),
    )
    .map(({ lineNo }) => lineNo)
