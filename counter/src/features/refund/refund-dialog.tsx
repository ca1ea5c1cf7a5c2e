import { noMoney } from '@tiffin/core/money/money'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { isPaidAtStore } from '@tiffin/core/order/counter-refund'
import { isInMaking } from '@tiffin/core/order/part-refund'
import { leftToRefund, previewRefund } from '@tiffin/core/order/preview-refund'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { codeOf } from '../../data/code-of.ts'
import type { StoreOrder } from '../../data/find-orders.ts'
import { money } from '../../state/money.ts'
import { ChooseReason } from '../../ui/choose-reason.tsx'
import { Fault } from '../../ui/fault.tsx'
import { Keypad } from '../../ui/keypad.tsx'
import { Segments } from '../../ui/segments.tsx'
import { AskApproval } from '../approval/ask-approval.tsx'
import { Answers } from '../ask/answers.tsx'
import { detailsOf } from '../ticket/details-of.ts'
import { BackToStock } from './back-to-stock.tsx'
import { useRefundForm } from './use-refund-form.ts'

const reasons = ['wrong', 'soldOut', 'late', 'dropped', 'quality', 'twice', 'other'] as const

/** Why something is taken off an order that is still made. */
const takeOffReasons = ['soldOut', 'changed', 'twice', 'dropped', 'other'] as const

interface LineProps {
  readonly order: StoreOrder
  readonly line: StoreOrder['productList'][number]
  readonly num: number
  readonly onChange: (num: number) => void
}

/** Units of one line that go back, of those that are left, and what they bring. */
function LineField({ order, line, num, onChange }: LineProps) {
  const t = useT()
  const { lineNo, productName: name } = line
  const unit = shownUnitOf(useSettings())
  const left = line.num - line.refundNum
  const preview = num > 0 ? previewRefund(order, { lineList: [{ lineNo, num }] }, unit) : undefined
  const details = detailsOf(line)
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        {details !== '' && <span className="details">{details}</span>}
      </span>
      <Stepper
        num={num}
        onChange={(units) => onChange(Math.min(units, left))}
        isAtLimit={num >= left}
        labels={{
          less: t('staffOrders.less', { name }),
          more: t('staffOrders.oneMore', { name }),
          num: t('staffOrders.units', { name }),
        }}
      />
      <small className="ink2 num">{t('counter.orders.of', { count: left })}</small>
      <span className="num amount">{money(preview?.ok ? preview.value : 0)}</span>
    </li>
  )
}

/** An amount to tap, in the currency's own unit. */
function AmountField({ form: { typed, setTyped: onType, fault } }: Pick<FormProps, 'form'>) {
  const t = useT()
  const { currencyScale } = useSettings()
  const amount = parseMoney(typed, currencyScale) ?? 0
  return (
    <div className="refund-amount">
      <output className="t24 h num" aria-label={t('staffOrders.amount')}>
        {typed.endsWith('.') ? typed : money(amount)}
      </output>
      <Fault text={fault.what} />
      <Keypad
        value={typed}
        onChange={onType}
        hasPoint={currencyScale > 0}
        labels={{ delete: t('counter.keypad.delete'), point: t('counter.keypad.point') }}
      />
    </div>
  )
}

/** How the money of an order goes back, in words. */
function wayBack(order: StoreOrder) {
  if (!isPaidAtStore(order)) return 'counter.orders.byProvider'
  return order.tender === 'card' ? 'counter.orders.byTerminal' : 'counter.orders.byHand'
}

type Form = ReturnType<typeof useRefundForm>

interface FormProps {
  readonly order: StoreOrder
  readonly form: Form
}

/** Whether units of lines go back, an amount, or all of it. */
function HowField({ form }: Pick<FormProps, 'form'>) {
  const t = useT()
  return (
    <Segments
      label={t('staffOrders.how')}
      options={[
        { value: 'lines', text: t('counter.orders.byLines') },
        { value: 'amount', text: t('staffOrders.amount') },
        { value: 'whole', text: t('staffOrders.whole') },
      ]}
      chosen={form.kind}
      onChoose={form.setKind}
    />
  )
}

/** What goes back: units of lines, or an amount; of all of it there is nothing to choose. */
function WhatGoesBack({ order, form }: FormProps) {
  const lines = [...order.productList, ...order.giftList].filter(({ num, refundNum }) => num > refundNum)
  if (form.kind === 'amount') return <AmountField form={form} />
  return (
    <>
      <Fault text={form.fault.what} />
      {form.kind === 'lines' && (
        <ul className="refund-lines">
          {lines.map((line) => (
            <LineField
              key={line.lineNo}
              {...{ order, line }}
              num={form.units[line.lineNo] ?? 0}
              onChange={(num) => form.setNum(line.lineNo, num)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Why it goes back, by which way, and how much of it may. */
function WhyField({ order, form }: FormProps) {
  const t = useT()
  const { payableTotal, refundLimit } = order
  return (
    <div className="side">
      <BackToStock order={order} lines={form.restockable} onChoose={form.setBackToStock} />
      <ChooseReason
        legend={t('staffOrders.reason')}
        reasons={(isInMaking(order) ? takeOffReasons : reasons).map((reason) => t(`counter.orders.reasons.${reason}`))}
        onChoose={form.setReason}
        fault={form.fault.reason}
      />
      <p className="t14 b">{t(wayBack(order))}</p>
      {refundLimit !== null && refundLimit < payableTotal && (
        <p className="t14 ink2">{t('counter.approval.limit', { limit: money(refundLimit) })}</p>
      )}
    </div>
  )
}

/** A colleague is asked for what is above the limit. */
function RefundApproval({ order, form: { asking, sum, isPending, allow } }: FormProps) {
  const t = useT()
  if (!asking.wish) return null
  return (
    <AskApproval
      wish={asking.wish}
      what={t('staffOrders.refundSum', { amount: money(sum) })}
      limit={order.refundLimit ?? noMoney}
      fault={asking.refused}
      isBusy={isPending}
      onApproval={allow}
      onClose={asking.stop}
    />
  )
}

interface RefundDialogProps {
  readonly order: StoreOrder
  readonly onClose: () => void
  /** When the money is on its way back, where that is more than closing. */
  readonly onDone?: () => void
}

/** What the dialog is about: money of an order that was handed over, or a part of one that goes on without it. */
function useHead(order: StoreOrder) {
  const t = useT()
  const { payableTotal, refundTotal } = order
  if (isInMaking(order))
    return { title: t('counter.takeOff.title', { code: codeOf(order) }), text: t('counter.takeOff.text') }
  const amounts = { paid: money(payableTotal), back: money(refundTotal), most: money(leftToRefund(order)) }
  return {
    title: t('staffOrders.refundTitle', { number: codeOf(order) }),
    text: t('staffOrders.refundText', amounts),
  }
}

/** Gives money of an order back, by units of its lines, an amount or all of it, with a reason [order-19]; of one that is still made, by units [order-29]. */
export function RefundDialog({ order, onClose, onDone = onClose }: RefundDialogProps) {
  const t = useT()
  const form = useRefundForm(order, onDone)
  const { title, text } = useHead(order)
  return (
    <Dialog isForm title={title} onClose={onClose}>
      <p className="ink2">{text}</p>
      <form className="refund-form" onSubmit={form.submit} noValidate>
        {!isInMaking(order) && <HowField form={form} />}
        <div className={form.kind === 'amount' ? 'sides' : 'side'}>
          <WhatGoesBack order={order} form={form} />
          <WhyField order={order} form={form} />
        </div>
        <Answers
          yes={form.sum > 0 ? t('staffOrders.refundSum', { amount: money(form.sum) }) : t('staffOrders.refund')}
          onNo={onClose}
          isDisabled={form.isPending}
        />
      </form>
      <RefundApproval order={order} form={form} />
    </Dialog>
  )
}
