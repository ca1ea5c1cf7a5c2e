import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import type { Shift } from '../../data/shift.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { AmountPad } from '../../features/cash/amount-pad.tsx'
import { useAmount } from '../../features/cash/use-amount.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { ChooseReason } from '../../ui/choose-reason.tsx'

const reasons = ['change', 'forgotten', 'unknown', 'other'] as const

/** By how much the count is too low or too high. */
export function Difference({ amount }: { readonly amount: number }) {
  const t = useT()
  if (amount === 0) return <span className="okc">{t('counter.shift.exact')}</span>
  return (
    <b className="differs num">
      {t(amount < 0 ? 'counter.shift.short' : 'counter.shift.over', { amount: money(Math.abs(amount)) })}
    </b>
  )
}

/** How many orders would be left unpaid or not collected. */
function OpenCounts({ shift: { unpaidList, uncollectedList } }: { readonly shift: Shift }) {
  const t = useT()
  const counts = [
    ...(unpaidList.length > 0 ? [t('counter.shift.unpaid', { count: unpaidList.length })] : []),
    ...(uncollectedList.length > 0 ? [t('counter.shift.uncollected', { count: uncollectedList.length })] : []),
  ]
  return counts.length === 0 ? null : <p className="left-open t14 b">{counts.join(' · ')}</p>
}

interface CloseShiftProps {
  readonly shift: Shift
  readonly onClose: () => void
  readonly onDone: (shiftNo: number) => void
}

/** Counts the drawer and closes the shift; a difference needs a reason [shift-5]. */
export function CloseShift({ shift, onClose, onDone }: CloseShiftProps) {
  const t = useT()
  const typed = useAmount()
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useStoreCall('/api/app/store/shift/close', ['shift'])
  const { shiftNo, figures } = shift
  const { expected } = figures.cash
  const difference = typed.amount === undefined ? undefined : typed.amount - expected
  const differs = difference !== undefined && difference !== 0

  function close() {
    if (typed.amount === undefined) return
    mutate(
      { shiftNo, counted: typed.amount, expected, reason: differs ? reason : '' },
      {
        onSuccess: () => {
          showToast(t('counter.shift.closed', { number: shiftNo }))
          onDone(shiftNo)
        },
      },
    )
  }

  return (
    <Dialog isForm title={t('counter.shift.close')} onClose={onClose}>
      <OpenCounts shift={shift} />
      <dl className="sums">
        <div>
          <dt>{t('counter.shift.expected')}</dt>
          <dd className="num">{money(expected)}</dd>
        </div>
      </dl>
      <AmountPad label={t('counter.shift.counted')} value={typed} />
      <p role="status">{difference !== undefined && <Difference amount={difference} />}</p>
      {differs && (
        <ChooseReason
          legend={t('counter.whyDiffers')}
          reasons={reasons.map((each) => t(`counter.shift.reasonsDiffer.${each}`))}
          onChoose={setReason}
          fault=""
        />
      )}
      <Answers
        yes={t('counter.shift.close')}
        onYes={close}
        onNo={onClose}
        isDisabled={isPending || difference === undefined || (differs && reason === '')}
      />
    </Dialog>
  )
}
