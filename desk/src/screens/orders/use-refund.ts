import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import {
  isPaidWithPoints,
  isTooMuch,
  leftToRefund,
  previewRefund,
  wholeRefund,
} from '@tiffin/core/order/preview-refund'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useBackToStock } from '@tiffin/kit/client/use-back-to-stock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { type DeskOrder, useRefundOrder } from '../../data/orders.ts'
import { money, readAmount } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'

/** All that is left, units of lines, an amount for no line in particular, or the points of an order that cost no money. */
export type RefundKind = 'whole' | 'lines' | 'amount' | 'points'

interface Chosen {
  readonly kind: RefundKind
  readonly units: Readonly<Record<number, number>>
  /** As typed. */
  readonly amount: string
}

const noFault = { what: '', reason: '', call: '' }

/** What is asked for; undefined when nothing was chosen, or what was typed is no amount above 0. */
function wishOf(order: DeskOrder, { kind, units, amount }: Chosen, scale: number) {
  if (kind === 'points') return { amount: 0 }
  if (kind === 'whole') return wholeRefund(order)
  if (kind === 'lines') {
    const lineList = Object.entries(units).flatMap(([lineNo, num]) =>
      num > 0 ? [{ lineNo: Number(lineNo), num }] : [],
    )
    return lineList.length > 0 ? { lineList } : undefined
  }
  const typed = readAmount(amount, scale)
  return typed !== undefined && typed > 0 ? { amount: typed } : undefined
}

const firstKind = (order: DeskOrder): RefundKind => (isPaidWithPoints(order) ? 'points' : 'lines')

/** Whether a refund, with what went back before, is more than who gives it may give back of one order [staff-12]. */
const isTooHigh = ({ refundLimit, refundTotal }: DeskOrder, sum: number): boolean =>
  refundLimit !== null && refundTotal + sum > refundLimit

/** What goes back of an order, and what was answered. One id makes a form that is sent again one refund [order-20]. */
export function useRefund(order: DeskOrder, onDone: () => void) {
  const t = useT()
  const settings = useSettings()
  const { currencyScale } = settings
  const refund = useRefundOrder()
  const [requestId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Chosen>({ kind: firstKind(order), units: {}, amount: '' })
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState(noFault)
  const [isBusy, setBusy] = useState(false)
  const stock = useBackToStock(order.restockLineList)
  const wish = stock.choiceOf(wishOf(order, chosen, currencyScale))
  const preview = wish && previewRefund(order, wish, shownUnitOf(settings))
  /** What will go back; 0 while that is not known. */
  const sum = preview?.ok ? preview.value : 0

  /** An amount that was typed and cannot go back is too high, or none; units may be worth more than is left. */
  const wrongChoice = () =>
    isTooMuch(preview) || (chosen.kind === 'amount' && chosen.amount.trim() !== '')
      ? t('staffOrders.amountHint', { most: money(leftToRefund(order)) })
      : t('staffOrders.wrong')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = reason.trim()
    const isPoints = chosen.kind === 'points'
    const what = sum > 0 || isPoints ? '' : wrongChoice()
    setFault({ what, reason: text === '' ? t('staffOrders.reasonMissing') : '', call: '' })
    if (wish !== undefined && isTooHigh(order, sum)) {
      const limit = money(order.refundLimit ?? 0)
      setFault({ ...noFault, call: t('staffOrders.tooHigh', { limit }) })
      return
    }
    if (wish === undefined || what !== '' || text === '' || isBusy) return
    setBusy(true)
    try {
      const { orderId, version, refundTotal, pointsUsed, store } = order
      const sent = 'amount' in wish ? wish : { lineList: [...wish.lineList] }
      const after = await refund({ storeId: store.storeId, orderId, version, reason: text, requestId, ...sent })
      showToast(
        isPoints
          ? t('staffOrders.pointsDone', { count: pointsUsed })
          : t('staffOrders.done', { amount: money(after.refundTotal - refundTotal) }),
      )
      onDone()
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setFault({ ...noFault, call: failure.message })
    }
  }

  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }))
  const setNum = (lineNo: number, num: number) => choose({ units: { ...chosen.units, [lineNo]: num } })
  return {
    ...{ chosen, choose, setNum, sum, reason, setReason, fault, isBusy, submit },
    ...{ restockable: stock.linesOf(wish), setBackToStock: stock.choose },
  }
}
