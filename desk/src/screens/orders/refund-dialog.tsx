import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { leftToRefund, previewRefund } from '@tiffin/core/order/preview-refund'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import type { DeskOrder } from '../../data/orders.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { money } from '../../state/money.ts'
import { Check } from '../../ui/check.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { LineName } from './order-lines.tsx'
import { useRefund } from './use-refund.ts'

interface OrderProps {
  readonly order: DeskOrder
}

interface LineProps extends OrderProps {
  readonly line: DeskOrder['productList'][number]
  /** Units that are to go back. */
  readonly num: number
  readonly onChange: (num: number) => void
}

/** Units of one line, and what goes back for them. */
function LineField({ order, line, num, onChange }: LineProps) {
  const t = useT()
  const { lineNo, productName: name } = line
  const unit = shownUnitOf(useSettings())
  const left = line.num - line.refundNum
  const preview = num > 0 ? previewRefund(order, { lineList: [{ lineNo, num }] }, unit) : undefined
  return (
    <li>
      <LineName line={line} note={t('staffOrders.left', { count: left })} />
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
      <span className="num ordamount">{money(preview?.ok ? preview.value : 0)}</span>
    </li>
  )
}

type Form = ReturnType<typeof useRefund>

/** How many units of each line go back. */
function LineFields({ order, form: { chosen, setNum, fault } }: OrderProps & { form: Form }) {
  const lines = [...order.productList, ...order.giftList].filter(({ num, refundNum }) => num > refundNum)
  return (
    <div>
      <ul className="ordlines fields">
        {lines.map((line) => (
          <LineField
            key={line.lineNo}
            {...{ order, line }}
            num={chosen.units[line.lineNo] ?? 0}
            onChange={(num) => setNum(line.lineNo, num)}
          />
        ))}
      </ul>
      <p className="hint bad t12" role="alert">
        {fault.what}
      </p>
    </div>
  )
}

function AmountField({ order, form: { chosen, choose, fault } }: OrderProps & { form: Form }) {
  const t = useT()
  const { currentUnit } = useSettings()
  return (
    <TextField
      label={t('staffOrders.amount')}
      hint={t('staffOrders.amountHint', { most: money(leftToRefund(order)) })}
      fault={fault.what}
      unit={currentUnit}
      inputMode="decimal"
      isLatin
      value={chosen.amount}
      onChange={({ target }) => choose({ amount: target.value })}
    />
  )
}

/** Which of the lines that go back can be sold again; none unless chosen [stock-8]. */
function BackToStock({ order, form: { restockable, setBackToStock } }: OrderProps & { form: Form }) {
  const t = useT()
  const nameOf = (line: number) =>
    [...order.productList, ...order.giftList].find(({ lineNo }) => lineNo === line)?.productName
  if (restockable.length === 0) return null
  return (
    <fieldset className="rolefields">
      <legend>{t('staffOrders.toStock')}</legend>
      {restockable.map(({ lineNo, num, isBackToStock = false }) => (
        <Check key={lineNo} isChecked={isBackToStock} onChange={(isBack) => setBackToStock(lineNo, isBack)}>
          <span className="num">{num}×</span> <bdi>{nameOf(lineNo)}</bdi>
        </Check>
      ))}
      <p className="t12 ink2">{t('staffOrders.toStockHint')}</p>
    </fieldset>
  )
}

/** What goes back: units of lines, an amount, or all that is left; and how much the person may give. */
function MoneyFields({ order, form }: OrderProps & { form: Form }) {
  const t = useT()
  const { chosen, choose } = form
  return (
    <>
      {order.refundLimit !== null && order.refundLimit < order.payableTotal && (
        <p className="notice">{t('staffOrders.yourLimit', { limit: money(order.refundLimit) })}</p>
      )}
      <Segments
        legend={t('staffOrders.how')}
        options={(['lines', 'amount', 'whole'] as const).map((value) => ({ value, text: t(`staffOrders.${value}`) }))}
        chosen={chosen.kind}
        onChoose={(kind) => choose({ kind })}
      />
      {chosen.kind === 'lines' && <LineFields order={order} form={form} />}
      {chosen.kind === 'amount' && <AmountField order={order} form={form} />}
      <BackToStock order={order} form={form} />
    </>
  )
}

/** What the dialog says of money, or of the points of an order that cost none. */
function useWording(order: DeskOrder, { chosen, sum }: Form) {
  const t = useT()
  const { payableTotal, refundTotal, pointsUsed } = order
  if (chosen.kind === 'points')
    return { intro: t('staffOrders.pointsText', { count: pointsUsed }), action: t('staffOrders.returnPoints') }
  const [paid, back, most] = [money(payableTotal), money(refundTotal), money(leftToRefund(order))]
  return {
    intro: t('staffOrders.refundText', { paid, back, most }),
    action: sum > 0 ? t('staffOrders.refundSum', { amount: money(sum) }) : t('staffOrders.refund'),
  }
}

/** Gives money of an order back: all that is left, units of its lines, or an amount; or its points [order-19]. */
export function RefundDialog({ order, onClose }: OrderProps & { onClose: () => void }) {
  const t = useT()
  const form = useRefund(order, onClose)
  const { chosen, reason, setReason, fault, isBusy, submit } = form
  const wording = useWording(order, form)
  return (
    <FormDialog
      {...{ isBusy, onClose, ...wording }}
      isPage
      title={t('staffOrders.refundTitle', { number: `\u2066${order.pickupCode ?? order.orderNo}\u2069` })}
      onSubmit={submit}
    >
      {fault.call !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{fault.call}</span>
        </p>
      )}
      {chosen.kind === 'points' ? null : <MoneyFields order={order} form={form} />}
      <TextField
        label={t('staffOrders.reason')}
        hint={t('staffOrders.logged')}
        fault={fault.reason}
        maxLength={140}
        dir="auto"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
