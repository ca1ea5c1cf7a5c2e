import type { RefundWish } from '@tiffin/core/order/plan-refund'
import { withBackToStock } from '@tiffin/core/order/preview-refund'
import { useState } from 'react'

/** Which lines of a refund go back to stock, of those that could; none unless chosen [stock-8], or made yet [order-29]. */
export function useBackToStock(restockLineList: readonly number[], chosenFirst: readonly number[] = []) {
  const [lineNos, setLineNos] = useState(chosenFirst)
  return {
    /** A wish with what was chosen of its lines. */
    choiceOf: (wish: RefundWish | undefined) => wish && withBackToStock(wish, lineNos),
    /** Lines of a wish that could go back to stock. */
    linesOf: (wish: RefundWish | undefined) =>
      wish && 'lineList' in wish ? wish.lineList.filter(({ lineNo }) => restockLineList.includes(lineNo)) : [],
    clear: () => setLineNos([]),
    choose: (lineNo: number, isBack: boolean) =>
      setLineNos((before) => (isBack ? [...before, lineNo] : before.filter((each) => each !== lineNo))),
  }
}
