import { useT } from '@tiffin/kit/client/words.ts'
import type { StoreOrder } from '../../data/find-orders.ts'

interface BackToStockProps {
  readonly order: StoreOrder
  /** Lines that go back and could go back to stock. */
  readonly lines: readonly { readonly lineNo: number; readonly num: number; readonly isBackToStock?: boolean }[]
  readonly onChoose: (lineNo: number, isBack: boolean) => void
}

/** Which of the lines that go back can be sold again; none unless chosen [stock-8]. */
export function BackToStock({ order, lines, onChoose }: BackToStockProps) {
  const t = useT()
  const nameOf = (line: number) =>
    [...order.productList, ...order.giftList].find(({ lineNo }) => lineNo === line)?.productName
  if (lines.length === 0) return null
  return (
    <fieldset className="reasons">
      <legend>
        {t('staffOrders.toStock')} · {t('staffOrders.toStockHint')}
      </legend>
      {lines.map(({ lineNo, num, isBackToStock = false }) => (
        <label key={lineNo} className="reason">
          <input type="checkbox" checked={isBackToStock} onChange={({ target }) => onChoose(lineNo, target.checked)} />
          <span>
            <span className="num">{num}×</span> {nameOf(lineNo)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
