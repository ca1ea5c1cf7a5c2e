import { type Money, money as minor } from '@tiffin/core/money/money'
import { type Tender, tenders } from '@tiffin/core/order/tender'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import type { TakenMoney } from '../../data/take-money.ts'
import { Discounts } from '../../features/discount/discounts.tsx'
import { useIsLost } from '../../state/connection.ts'
import { money } from '../../state/money.ts'
import { Segments } from '../../ui/segments.tsx'
import { Answers } from '../ask/answers.tsx'
import { GivenCash } from '../cash/given-cash.tsx'
import { NoConnection } from '../connection/while-connected.tsx'

interface AskPaymentProps {
  readonly order: CounterOrder
  /** Called once, however often it is tapped; the question stays until it is taken away. */
  readonly onYes: (taken: TakenMoney) => void
  readonly onNo: () => void
  /** What not paying now is called, where that is no cancelling. */
  readonly no?: string
}

/** Asks whether the money is in the till before the order counts as paid, and says what change to give. */
export function AskPayment({ order, onYes, onNo, no }: AskPaymentProps) {
  const t = useT()
  const [tender, setTender] = useState<Tender>('cash')
  const [change, setChange] = useState<Money | undefined>(minor(0))
  const isShort = tender === 'cash' && change === undefined
  const [isSent, setSent] = useState(false)
  const isLost = useIsLost()
  const hasSettings = useBootstrap(({ bootstrap }) => bootstrap !== undefined)
  function accept() {
    setSent(true)
    onYes({ tender, change: tender === 'cash' && change !== undefined ? change : minor(0) })
  }
  return (
    <Dialog isForm title={t('counter.acceptPayment')} onClose={onNo}>
      <p>{t('counter.acceptPaymentConfirm', { amount: money(order.payableTotal) })}</p>
      <Segments
        label={t('counter.tender.title')}
        options={tenders.map((value) => ({ value, text: t(`counter.tender.${value}`) }))}
        chosen={tender}
        onChoose={setTender}
      />
      {hasSettings && tender === 'cash' && (
        <GivenCash key={order.payableTotal} due={order.payableTotal} onChange={setChange} />
      )}
      <Discounts target={{ orderId: order.orderId, version: order.version }} granted={order.discountList} />
      {isLost && <NoConnection text={t('counter.lost.noPayment')} />}
      <Answers
        yes={t('counter.acceptPayment')}
        {...(no === undefined ? {} : { no })}
        onNo={onNo}
        onYes={accept}
        isDisabled={isSent || isShort || isLost}
      />
    </Dialog>
  )
}
