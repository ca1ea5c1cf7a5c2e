import { money as minor } from '@tiffin/core/money/money'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { isPaidAtStore } from '@tiffin/core/order/counter-refund'
import { isInMaking, leavesSomething } from '@tiffin/core/order/part-refund'
import { isTooMuch, leftToRefund, previewRefund, wholeRefund } from '@tiffin/core/order/preview-refund'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useBackToStock } from '@tiffin/kit/client/use-back-to-stock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import type { Approval, ApprovalWish } from '../../data/approval.ts'
import { codeOf } from '../../data/code-of.ts'
import { type StoreOrder, useRefund } from '../../data/find-orders.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { refusedText } from '../approval/refused-text.ts'
import { useAsking } from '../approval/use-asking.ts'
import { sayGiveBack } from '../cash/say-change.ts'

/** Units by line number. */
type Units = Readonly<Record<number, number>>

/** Units of lines, an amount for no line in particular, or all that is left. */
export type RefundKind = 'lines' | 'amount' | 'whole'

interface Chosen {
  readonly kind: RefundKind
  readonly units: Units
  /** As typed, in the currency's own unit. */
  readonly typed: string
}

/** What goes back; undefined while nothing is chosen. */
function wishOf(order: StoreOrder, { kind, units, typed }: Chosen, currencyScale: number) {
  if (kind === 'whole') return wholeRefund(order)
  if (kind === 'amount') {
    const amount = parseMoney(typed, currencyScale) ?? 0
    return amount > 0 ? { amount } : undefined
  }
  const lineList = Object.entries(units).flatMap(([lineNo, num]) => (num > 0 ? [{ lineNo: Number(lineNo), num }] : []))
  return lineList.length > 0 ? { lineList } : undefined
}

/** What of an order that is still made was not made yet: it can be sold again. */
const unmadeLines = (order: StoreOrder): readonly number[] =>
  isInMaking(order) ? order.restockLineList.filter((line) => !order.tickList.includes(line)) : []

const noFault = { what: '', reason: '' }

/** Which way money goes back, and what is wrong with it: that is not said of another way. */
function useKind() {
  const [kind, setKind] = useState<RefundKind>('lines')
  const [fault, setFault] = useState(noFault)
  const choose = (next: RefundKind) => {
    setKind(next)
    setFault(noFault)
  }
  return { kind, setKind: choose, fault, setFault }
}

/** Why something goes back. What ran out or was spilled is not sold again, unless staff says so afterwards [stock-19]. */
function useReason(clearStock: () => void) {
  const t = useT()
  const [reason, noteReason] = useState('')
  function setReason(text: string): void {
    noteReason(text)
    if (text === t('counter.orders.reasons.soldOut') || text === t('counter.orders.reasons.dropped')) clearStock()
  }
  return { reason, setReason }
}

/** What goes back of an order, and why. One id makes a form that is sent again one refund [order-20]. */
export function useRefundForm(order: StoreOrder, onDone: () => void) {
  const t = useT()
  const { mutate, isPending } = useRefund()
  const [requestId] = useState(() => crypto.randomUUID())
  const { kind, setKind, fault, setFault } = useKind()
  const [units, setUnits] = useState<Units>({})
  const [typed, setTyped] = useState('')
  const settings = useSettings()
  const stock = useBackToStock(order.restockLineList, unmadeLines(order))
  const { reason, setReason } = useReason(stock.clear)
  const wish = stock.choiceOf(wishOf(order, { kind, units, typed }, settings.currencyScale))
  const preview = wish && previewRefund(order, wish, shownUnitOf(settings))
  /** What will go back; 0 while that is not known. */
  const sum = preview?.ok ? preview.value : 0
  const { refundLimit, refundTotal } = order
  const total = refundTotal + sum
  const isTooHigh = refundLimit !== null && total > refundLimit
  const asking = useAsking<ApprovalWish>()
  const askColleague = () => asking.ask({ kind: 'refund', amount: minor(total) })

  function submit(event: FormEvent) {
    event.preventDefault()
    const most = money(leftToRefund(order))
    const isAll = isInMaking(order) && wish !== undefined && !leavesSomething(order.productList, wish)
    const wrong = isTooMuch(preview) ? t('staffOrders.amountHint', { most }) : t('staffOrders.wrong')
    const what = isAll ? t('counter.takeOff.all') : sum === 0 ? wrong : ''
    setFault({ what, reason: reason === '' ? t('staffOrders.reasonMissing') : '' })
    if (what !== '' || reason === '') return
    if (isTooHigh) askColleague()
    else send()
  }

  function send(approval?: Approval): void {
    if (wish === undefined) return
    asking.refuse('')
    const { orderId, version } = order
    const sent = 'amount' in wish ? wish : { lineList: [...wish.lineList] }
    mutate(
      { orderId, version, reason, requestId, ...sent, ...(approval ? { approval } : {}) },
      {
        onSuccess: (after) => {
          const amount = minor(after.refundTotal - refundTotal)
          if (isPaidAtStore(order)) sayGiveBack(codeOf(order), amount)
          else showToast(t('staffOrders.done', { amount: money(amount) }))
          onDone()
        },
        onError: (failure) => {
          if (!(failure instanceof CallFailure)) return
          if (approval) asking.refuse(refusedText(failure))
          else if (isRefusal(failure, 'refundTooHigh')) askColleague()
          else setFault({ ...noFault, what: failure.message })
        },
      },
    )
  }

  return {
    ...{ kind, setKind, typed, setTyped, units, sum, setReason, fault, isPending, submit },
    ...{ asking, allow: send },
    ...{ restockable: stock.linesOf(wish), setBackToStock: stock.choose },
    setNum: (lineNo: number, num: number) => setUnits((before) => ({ ...before, [lineNo]: num })),
  }
}
