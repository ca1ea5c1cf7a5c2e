import { type Money, money as minor, noMoney } from '@tiffin/core/money/money'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { discountType } from '@tiffin/core/pricing/bill'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { type FormEvent, useState } from 'react'
import type { Approval, ApprovalWish } from '../../data/approval.ts'
import { type DiscountFor, type Grant, useGrant } from '../../data/discount.ts'
import { money } from '../../state/money.ts'
import { figuresOf } from '../../state/typed-figures.ts'
import { refusedText } from '../approval/refused-text.ts'
import { useAsking } from '../approval/use-asking.ts'
import type { Kind } from './kinds.ts'

/** Per-mille of a typed per cent with at most one decimal; undefined for anything else. */
function readPercent(typed: string): number | undefined {
  const permille = parseMoney(typed, 1)
  return permille !== undefined && permille > 0 && permille <= 1000 ? permille : undefined
}

/** A grant that a colleague is asked to allow, and how it is said. */
interface Asked {
  readonly grant: Grant
  readonly approval: ApprovalWish
  readonly worth: string
  readonly limit: Money
}

/** What is taken off, of which kind, and why; a colleague allows what is above the employee's limit [staff-14]. */
export function useDiscountForm(may: readonly Kind[], target: DiscountFor, onDone: () => void) {
  const scale = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.currencyScale ?? 0)
  const [type, setType] = useState<number>((may.find((each) => each.most > 0) ?? may[0])?.type ?? discountType.manual)
  const [isPercent, setPercent] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<'amount' | 'reason'>()
  const { mutate, isPending } = useGrant(target)
  const asking = useAsking<Asked>()
  const kind = may.find((each) => each.type === type)
  const most = kind?.most ?? noMoney
  const takesPercent = isPercent && type === discountType.employee

  function askColleague(grant: Grant): void {
    const { amount } = grant
    const worth = amount === undefined ? `${(grant.permille ?? 0) / 10}%` : money(amount)
    // What a per cent comes to only the server reckons: more than the limit.
    const approval = { kind: kind?.limit ?? 'manual', amount: amount ?? minor(most + 1) } as const
    asking.ask({ grant, approval, worth, limit: most })
  }

  function send(grant: Grant, approval?: Approval): void {
    asking.refuse('')
    mutate(
      { ...grant, ...(approval ? { approval } : {}) },
      {
        onSuccess: onDone,
        onError: (failure) => {
          if (!(failure instanceof CallFailure)) return
          if (approval) asking.refuse(refusedText(failure))
          else if (isRefusal(failure, 'notPermitted')) askColleague(grant)
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const figures = figuresOf(typed)
    const value = takesPercent ? readPercent(figures) : parseMoney(figures, scale)
    const isWrong = value === undefined || value === 0
    setFault(isWrong ? 'amount' : reason === '' ? 'reason' : undefined)
    if (isWrong || reason === '') return
    // as: a per cent was read as per-mille, an amount as money; the call takes each under its own name
    const grant = { type, reason, ...(takesPercent ? { permille: value } : { amount: value }) } as Grant
    if (!takesPercent && value > most) askColleague(grant)
    else send(grant)
  }

  return {
    ...{ type, setType, isPercent, setPercent, takesPercent, typed, setTyped, setReason, fault, isPending, submit },
    asking,
    allow: (approval: Approval) => {
      if (asking.wish) send(asking.wish.grant, approval)
    },
  }
}
