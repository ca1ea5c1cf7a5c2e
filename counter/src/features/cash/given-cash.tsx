import { changeOf, likelyGiven } from '@tiffin/core/money/change'
import { type Money, money as minor } from '@tiffin/core/money/money'
import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { money } from '../../state/money.ts'
import { AmountPad } from './amount-pad.tsx'
import { useAmount } from './use-amount.ts'

interface ChangeProps {
  readonly due: Money
  readonly given: Money
  readonly change: Money | undefined
}

/** What is to be given back of what the customer gave, or what is still missing. */
function Change({ due, given, change }: ChangeProps) {
  const t = useT()
  return (
    <p className="change t20 h" role="status" data-short={change === undefined || undefined}>
      {change === undefined
        ? t('counter.given.short', { amount: money(due - given) })
        : t('counter.given.change', { amount: money(change) })}
    </p>
  )
}

interface GivenCashProps {
  readonly due: Money
  /** The change to give; none while nothing is said; undefined: too little was given. */
  readonly onChange: (change: Money | undefined) => void
}

/** Reckons the change for the cash that the customer gives; nothing of it is kept [shift-8]. */
export function GivenCash({ due, onChange }: GivenCashProps) {
  const t = useT()
  const unit = shownUnitOf(useSettings())
  const [chosen, choose] = useState<Money | 'other'>()
  const other = useAmount()
  const given = chosen === 'other' ? other.amount : chosen
  const change = given === undefined ? undefined : changeOf(due, minor(given))
  const isShort = given !== undefined && change === undefined
  useEffect(() => onChange(isShort ? undefined : (change ?? minor(0))), [change, isShort, onChange])
  const offers = [due, ...likelyGiven(due, unit)].map((amount) => ({
    ...{ amount, text: amount === due ? t('counter.given.exact') : money(amount) },
  }))
  return (
    <fieldset className="given">
      <legend className="t14 b ink2">{t('counter.given.title')}</legend>
      <div className="times">
        {offers.map(({ amount, text }) => (
          <button key={amount} type="button" aria-pressed={chosen === amount} onClick={() => choose(amount)}>
            {text}
          </button>
        ))}
        <button type="button" aria-pressed={chosen === 'other'} onClick={() => choose('other')}>
          {t('counter.given.other')}
        </button>
      </div>
      {chosen === 'other' && <AmountPad label={t('counter.given.title')} value={other} />}
      {given !== undefined && <Change due={due} given={minor(given)} change={change} />}
    </fieldset>
  )
}
