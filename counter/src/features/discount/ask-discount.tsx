import { parseMoney } from '@tiffin/core/money/parse-money'
import { discountType } from '@tiffin/core/pricing/bill'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { type DiscountFor, type Grant, useGrant } from '../../data/discount.ts'
import { money } from '../../state/money.ts'
import { useSession } from '../../state/session.ts'
import { Choices } from '../../ui/choices.tsx'
import { ChooseReason } from '../../ui/choose-reason.tsx'
import { Answers } from '../ask/answers.tsx'

const reasons = ['waited', 'mistake', 'regular', 'staffMeal', 'other'] as const

const kinds = [
  { type: discountType.employee, limit: 'employee' },
  { type: discountType.manual, limit: 'manual' },
] as const

/** Kinds that this employee may grant, with the most of each. */
export function useKinds() {
  const employee = useSession((state) => state.employee)
  if (!employee?.permission.includes('order:discount')) return []
  return kinds.flatMap(({ type, limit }) => {
    const most = employee.discountLimits?.[limit] ?? 0
    return most > 0 ? [{ type, most }] : []
  })
}

/** Per-mille of a typed per cent with at most one decimal; undefined for anything else. */
function readPercent(typed: string): number | undefined {
  const permille = parseMoney(typed, 1, currentLanguage())
  return permille !== undefined && permille > 0 && permille <= 1000 ? permille : undefined
}

/** Whether the discount is typed in per cent. */
function InPercent({ isPercent, onChange }: { isPercent: boolean; onChange: (isPercent: boolean) => void }) {
  const t = useT()
  return (
    <label className="reason">
      <input type="checkbox" checked={isPercent} onChange={({ target }) => onChange(target.checked)} />
      {t('counter.discount.inPercent')}
    </label>
  )
}

interface AskDiscountProps {
  readonly target: DiscountFor
  readonly onDone: () => void
}

/** Asks how much to take off, of which kind, and why. */
export function AskDiscount({ target, onDone }: AskDiscountProps) {
  const t = useT()
  const may = useKinds()
  const scale = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.currencyScale ?? 0)
  const [type, setType] = useState(may[0]?.type ?? discountType.manual)
  const [isPercent, setPercent] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<'amount' | 'reason'>()
  const { mutate, isPending } = useGrant(target)
  const most = may.find((each) => each.type === type)?.most ?? 0
  const takesPercent = isPercent && type === discountType.employee

  function submit(event: FormEvent) {
    event.preventDefault()
    const value = takesPercent ? readPercent(typed) : parseMoney(typed, scale, currentLanguage())
    const isWrong = value === undefined || value === 0 || (!takesPercent && value > most)
    setFault(isWrong ? 'amount' : reason === '' ? 'reason' : undefined)
    if (isWrong || reason === '') return
    // as: a per cent was read as per-mille, an amount as money; the call takes each under its own name
    const grant = { type, reason, ...(takesPercent ? { permille: value } : { amount: value }) } as Grant
    mutate(grant, { onSuccess: onDone })
  }

  return (
    <Dialog isForm title={t('counter.discount.title')} onClose={onDone}>
      <form onSubmit={submit} noValidate>
        <Choices
          legend={t('counter.discount.kind')}
          options={may.map((each) => ({
            value: each.type,
            text: t(each.type === discountType.employee ? 'discount.employee' : 'discount.manual'),
            beside: <span className="t12 ink2">{t('counter.discount.upTo', { amount: money(each.most) })}</span>,
          }))}
          chosen={type}
          onChoose={setType}
        />
        {type === discountType.employee ? <InPercent isPercent={isPercent} onChange={setPercent} /> : null}
        <TextField
          name="amount"
          label={t(takesPercent ? 'counter.discount.percent' : 'counter.discount.amount')}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          fault={fault === 'amount' ? t('counter.discount.wrong', { amount: money(most) }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ChooseReason
          legend={t('counter.discount.reason')}
          reasons={reasons.map((reason) => t(`counter.discount.reasons.${reason}`))}
          onChoose={setReason}
          fault={fault === 'reason' ? t('counter.discount.reasonRequired') : ''}
        />
        <Answers yes={t('counter.discount.give')} onNo={onDone} isDisabled={isPending} />
      </form>
    </Dialog>
  )
}
