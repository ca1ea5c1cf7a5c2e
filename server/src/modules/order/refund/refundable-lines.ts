import { money } from '@tiffin/core/money/money'
import { planRefund, type RefundableLine, type RefundPlan, taxesOfRefund } from '@tiffin/core/order/plan-refund'
import type { Tx } from '../../../db/unit.ts'
import { listPaidLines, listRefunded, type PaidLineRow, type RefundedRow } from './queries.ts'

/** The lines of an order as they were paid, with what went back of each. */
export const refundableLines = (paid: readonly PaidLineRow[], refunded: readonly RefundedRow[]): RefundableLine[] =>
  paid.map((line) => {
    const parts = refunded.filter(({ lineNo }) => lineNo === line.lineNo)
    const sum = (amounts: readonly number[]) => money(amounts.reduce((all, each) => all + each, 0))
    return {
      ...line,
      total: money(line.total),
      serviceCharge: money(line.serviceCharge),
      refunded: {
        total: sum(parts.map(({ total }) => total)),
        serviceCharge: sum(parts.map(({ serviceCharge }) => serviceCharge)),
        taxList: taxesOfRefund(parts),
      },
    }
  })

interface RefundedBefore {
  readonly corpId: string
  readonly orderId: string
  readonly refundTotal: number
}

/** All that is left of an order of which units went back before it was ended [order-29]. */
export async function planRest(tx: Tx, { corpId, orderId, refundTotal }: RefundedBefore): Promise<RefundPlan> {
  const [paid, refunded] = await tx.batch(listPaidLines(corpId, orderId), listRefunded(corpId, orderId))
  const lines = refundableLines(paid.rows, refunded.rows)
  const lineList = lines.flatMap(({ lineNo, num, refundNum }) =>
    num > refundNum ? [{ lineNo, num: num - refundNum }] : [],
  )
  const planned = planRefund({ lines, refundTotal, unit: 1 }, { lineList })
  if (!planned.ok) throw new RangeError(`nothing is left of order ${orderId}`)
  return planned.value
}
