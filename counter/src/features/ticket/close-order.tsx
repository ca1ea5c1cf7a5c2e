import { useT } from '@tiffin/kit/client/words.ts'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { money } from '../../state/money.ts'
import { AskApproval } from '../approval/ask-approval.tsx'
import { AskClose } from './ask-close.tsx'
import { useCloseForm } from './use-close-form.ts'

interface CloseOrderProps {
  readonly order: CounterOrder
  readonly onEnd: () => void
}

/** Asks why an order is closed, closes it, and says what is to be given back by hand. */
export function CloseOrder({ order, onEnd }: CloseOrderProps) {
  const t = useT()
  const { asking, isPending, close } = useCloseForm(order, onEnd)
  const { wish, refused, stop } = asking
  return (
    <>
      <AskClose order={order} isBusy={isPending} onNo={onEnd} onClose={close} />
      {wish && (
        <AskApproval
          wish={wish.approval}
          what={`${t('counter.closeTitle', { code: codeOf(order) })} · \u2066${money(order.payableTotal)}\u2069`}
          limit={wish.limit}
          fault={refused}
          isBusy={isPending}
          onApproval={(approval) => close(wish.closing, approval)}
          onClose={stop}
        />
      )}
    </>
  )
}
