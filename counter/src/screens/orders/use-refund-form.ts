import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { isPaidAtStore } from '@tiffin/core/order/counter-refund'
import { previewRefund, wholeRefund } from '@tiffin/core/order/preview-refund'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { type StoreOrder, useRefund } from '../../data/find-orders.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'

/** Units by line number. */
type Units = Readonly<Record<number, number>>

/** Units of lines, or all that is left; undefined while nothing is chosen. */
function wishOf(order: StoreOrder, isWhole: boolean, units: Units) {
  if (isWhole) return wholeRefund(order)
  const lineList = Object.entries(units).flatMap(([lineNo, num]) => (num > 0 ? [{ lineNo: Number(lineNo), num }] : []))
  return lineList.length > 0 ? { lineList } : undefined
}

const noFault = { what: '', reason: '' }

/** What goes back of an order, and why. One id makes a form that is sent again one refund [order-20]. */
export function useRefundForm(order: StoreOrder, onDone: () => void) {
  const t = useT()
  const { mutate, isPending } = useRefund()
  const [requestId] = useState(() => crypto.randomUUID())
  const [isWhole, setWhole] = useState(false)
  const [units, setUnits] = useState<Units>({})
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState(noFault)
  const unit = shownUnitOf(useSettings())
  const wish = wishOf(order, isWhole, units)
  const preview = wish && previewRefund(order, wish, unit)
  /** What will go back; 0 while that is not known. */
  const sum = preview?.ok ? preview.value : 0
  const { refundLimit, refundTotal } = order
  const isTooHigh = refundLimit !== null && refundTotal + sum > refundLimit

  function submit(event: FormEvent) {
    event.preventDefault()
    const limit = money(refundLimit ?? 0)
    const what = sum === 0 ? t('desk.orders.wrong') : isTooHigh ? t('desk.orders.tooHigh', { limit }) : ''
    setFault({ what, reason: reason === '' ? t('desk.orders.reasonMissing') : '' })
    if (wish === undefined || what !== '' || reason === '') return
    const { orderId, version } = order
    const sent = 'amount' in wish ? wish : { lineList: [...wish.lineList] }
    mutate(
      { orderId, version, reason, requestId, ...sent },
      {
        onSuccess: (after) => {
          const amount = money(after.refundTotal - refundTotal)
          showToast(t(isPaidAtStore(order) ? 'counter.giveBack' : 'desk.orders.done', { amount }))
          onDone()
        },
        onError: (failure) => {
          if (failure instanceof CallFailure) setFault({ ...noFault, what: failure.message })
        },
      },
    )
  }

  return {
    ...{ isWhole, setWhole, units, sum, setReason, fault, isPending, submit },
    setNum: (lineNo: number, num: number) => setUnits((before) => ({ ...before, [lineNo]: num })),
  }
}
