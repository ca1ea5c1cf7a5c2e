import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import type { CounterOrder } from '../../data/orders.ts'
import { Discounts } from '../../features/discount/discounts.tsx'
import { money } from '../../state/money.ts'
import { Answers } from '../ask/answers.tsx'
import { GivenCash } from '../cash/given-cash.tsx'

interface AskPaymentProps {
  readonly order: CounterOrder
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks whether the money is in the till before the order counts as paid, and says what change to give. */
export function AskPayment({ order, onYes, onNo }: AskPaymentProps) {
  const t = useT()
  const hasSettings = useBootstrap(({ bootstrap }) => bootstrap !== undefined)
  return (
    <Dialog isForm title={t('counter.acceptPayment')} onClose={onNo}>
      <p>{t('counter.acceptPaymentConfirm', { amount: money(order.payableTotal) })}</p>
      {hasSettings && <GivenCash key={order.payableTotal} due={order.payableTotal} />}
      <Discounts target={{ orderId: order.orderId, version: order.version }} granted={order.discountList} />
      <Answers yes={t('counter.acceptPayment')} onNo={onNo} onYes={onYes} />
    </Dialog>
  )
}
