import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useRef, useState } from 'react'
import type { Shift } from '../../data/shift.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { AmountPad } from '../../features/cash/amount-pad.tsx'
import { useAmount } from '../../features/cash/use-amount.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { ChooseReason } from '../../ui/choose-reason.tsx'

export type Direction = 'in' | 'out'

const reasonsIn = ['change', 'correction', 'other'] as const
const reasonsOut = ['bank', 'supplier', 'supplies', 'other'] as const

/** What people say of each direction. */
export const directionText = { in: 'counter.shift.payIn', out: 'counter.shift.payOut' } as const

/** The second half of a double tap answers nothing that the first half asked [page-13]. */
const strayTapMs = 500

interface MoveCashProps {
  readonly shift: Shift
  readonly direction: Direction
  readonly onClose: () => void
}

/** Puts cash into the drawer or takes some out of it; one id makes a form that is sent again one move [shift-3]. */
export function MoveCash({ shift, direction, onClose }: MoveCashProps) {
  const t = useT()
  const typed = useAmount()
  const [reason, setReason] = useState('')
  /** The amount of which staff was told that it is more than there should be. */
  const [warnedOf, warn] = useState<number>()
  const warnedAt = useRef(0)
  const [requestId] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useStoreCall('/api/app/store/shift/move', ['shift'])
  const amount = typed.amount ?? 0
  const reasons =
    direction === 'in'
      ? reasonsIn.map((each) => t(`counter.shift.reasonsIn.${each}`))
      : reasonsOut.map((each) => t(`counter.shift.reasonsOut.${each}`))
  const expected = shift.figures.cash.expected + (direction === 'in' ? amount : -amount)

  const isTooMuch = direction === 'out' && expected < 0
  const isWarned = isTooMuch && warnedOf === amount

  function save() {
    if (typed.amount === undefined) return
    if (isTooMuch && !isWarned) {
      warnedAt.current = Date.now()
      return warn(amount)
    }
    if (isWarned && Date.now() - warnedAt.current < strayTapMs) return
    mutate(
      { shiftNo: shift.shiftNo, direction, amount: typed.amount, reason, requestId },
      {
        onSuccess: () => {
          showToast(t('counter.shift.moved', { amount: money(expected) }))
          onClose()
        },
      },
    )
  }

  return (
    <Dialog isForm title={t(directionText[direction])} onClose={onClose}>
      <AmountPad label={t('counter.stock.amount')} value={typed} />
      <ChooseReason legend={t('counter.shift.why')} reasons={reasons} onChoose={setReason} fault="" />
      <p className="wrong" role="alert">
        {isWarned && t('counter.shift.tooMuch', { amount: money(shift.figures.cash.expected) })}
      </p>
      <Answers
        yes={t(isWarned ? 'counter.shift.payOutAnyway' : directionText[direction])}
        onYes={save}
        onNo={onClose}
        isDisabled={isPending || amount === 0 || reason === ''}
      />
    </Dialog>
  )
}
