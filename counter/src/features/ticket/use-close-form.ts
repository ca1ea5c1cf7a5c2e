import { type Money, money as minor } from '@tiffin/core/money/money'
import { counterRefund } from '@tiffin/core/order/counter-refund'
import { goneKey } from '@tiffin/core/ticket/gone'
import { linesOf } from '@tiffin/core/ticket/lines'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { Approval, ApprovalWish } from '../../data/approval.ts'
import { codeOf } from '../../data/code-of.ts'
import { type CounterOrder, report, useClose } from '../../data/orders.ts'
import { goneSeen } from '../../state/kept-orders.ts'
import { money } from '../../state/money.ts'
import { useStation } from '../../state/station.ts'
import { showToast } from '../../state/toast.ts'
import { refusedText } from '../approval/refused-text.ts'
import { useAsking } from '../approval/use-asking.ts'
import type { Closing } from './ask-close.tsx'

/** A closing that a colleague is to allow: how much goes back, and the limit that it passes [order-36]. */
interface AboveLimit {
  readonly closing: Closing
  readonly approval: ApprovalWish
  readonly limit: Money
}

/** Who closes an order at a station has seen it there, whether or not money goes back with its lines [kitchen-24]. */
function noteClosed(order: CounterOrder): void {
  if (useStation.getState().categories.length === 0) return
  for (const line of linesOf(order))
    for (const refundNum of new Set([line.refundNum, line.num])) goneSeen.note(goneKey(order, { ...line, refundNum }))
}

function sayClosed(order: CounterOrder): void {
  const refund = counterRefund(order)
  const closed = t('counter.closed', { code: codeOf(order) })
  showToast(refund > 0 ? `${closed} · ${t('counter.giveBack', { amount: money(refund) })}` : closed)
}

/** Closes an order, and asks for a colleague where the limit of refunds is passed. */
export function useCloseForm(order: CounterOrder, onEnd: () => void) {
  const { mutateAsync, isPending } = useClose()
  const asking = useAsking<AboveLimit>()

  function fail(failure: unknown, closing: Closing, approval: Approval | undefined): void {
    if (approval && failure instanceof CallFailure) asking.refuse(refusedText(failure))
    else if (isRefusal(failure, 'refundTooHigh')) {
      const wish = { kind: 'refund', amount: order.payableTotal } as const
      asking.ask({ closing, approval: wish, limit: minor(failure.data.limit) })
    } else {
      report(failure)
      onEnd()
    }
  }

  function close(closing: Closing, approval?: Approval): void {
    asking.refuse('')
    const { orderId, version } = order
    mutateAsync({ orderId, version, ...closing, ...(approval ? { approval } : {}) }).then(
      () => {
        noteClosed(order)
        sayClosed(order)
        onEnd()
      },
      (failure) => fail(failure, closing, approval),
    )
  }

  return { asking, isPending, close }
}
