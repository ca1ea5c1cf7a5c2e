import type { Money } from '@tiffin/core/money/money'
import { isPin } from '@tiffin/core/staff/pin'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useEffect, useState } from 'react'
import { type Approval, type ApprovalWish, useApprovers } from '../../data/approval.ts'
import { money } from '../../state/money.ts'
import { Choices } from '../../ui/choices.tsx'
import { CodePad } from '../../ui/code-pad.tsx'
import { Answers } from '../ask/answers.tsx'
import { Missing } from '../load/missing.tsx'

interface AskApprovalProps {
  readonly wish: ApprovalWish
  /** What is to be allowed, in words. */
  readonly what: string
  /** Of who is logged in. */
  readonly limit: Money
  /** Why the last try was refused; empty before. */
  readonly fault: string
  readonly isBusy: boolean
  readonly onApproval: (approval: Approval) => void
  readonly onClose: () => void
}

type Approvers = NonNullable<ReturnType<typeof useApprovers>['data']>

interface ApproversProps {
  readonly list: Approvers
  readonly chosen: string | undefined
  readonly onChoose: (staffId: string) => void
}

/** Who can allow it; one whose PIN is locked is seen, and cannot be chosen. */
function ApproverChoices({ list, chosen, onChoose }: ApproversProps) {
  const t = useT()
  return (
    <Choices
      legend={t('counter.approval.who')}
      options={list.map(({ staffId: value, staffName: text, isLocked: isDisabled }) => ({
        ...{ value, text, isDisabled },
        note: isDisabled ? t('counter.approval.locked') : undefined,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

/** The only one who can allow it needs no choosing. */
function onlyOne(list: Approvers | undefined): string | undefined {
  const free = list?.filter(({ isLocked }) => !isLocked) ?? []
  return free.length === 1 ? free[0]?.staffId : undefined
}

/** A colleague whose limit suffices allows it by their own PIN, at the same tablet [staff-14]. */
export function AskApproval({ wish, what, limit, fault, isBusy, onApproval, onClose }: AskApprovalProps) {
  const t = useT()
  const { data: list, isError, refetch } = useApprovers(wish)
  const [chosen, choose] = useState<string>()
  const [pin, setPin] = useState('')
  const isFree = list?.some(({ staffId, isLocked }) => staffId === chosen && !isLocked)
  const staffId = isFree ? chosen : onlyOne(list)

  useEffect(() => {
    if (fault !== '') void refetch() // a PIN may be locked by now
  }, [fault, refetch])

  function allow(): void {
    if (staffId === undefined) return
    onApproval({ staffId, pin })
    setPin('')
  }

  return (
    <Dialog isForm title={t('counter.approval.title')} onClose={onClose}>
      <p className="t20 b num">{what}</p>
      <p className="ink2">{t('counter.approval.text', { limit: money(limit) })}</p>
      {list === undefined && isError && <Missing text={t('counter.approval.failed')} onRetry={() => void refetch()} />}
      {list?.length === 0 && <p className="b">{t('counter.approval.nobody')}</p>}
      {list !== undefined && list.length > 0 && (
        <>
          <ApproverChoices list={list} chosen={staffId} onChoose={choose} />
          <CodePad
            label={t('counter.pin.label')}
            deleteLabel={t('counter.keypad.delete')}
            value={pin}
            onChange={setPin}
          />
        </>
      )}
      <p className="wrong" role="alert">
        {fault}
      </p>
      <Answers
        yes={t('counter.approval.allow')}
        onYes={allow}
        onNo={onClose}
        isDisabled={isBusy || staffId === undefined || !isPin(pin)}
      />
    </Dialog>
  )
}
