import { parseMoney } from '@tiffin/core/money/parse-money'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'
import { figuresOf } from '../../state/typed-figures.ts'
import { Fault } from '../../ui/fault.tsx'
import { Keypad } from '../../ui/keypad.tsx'

interface DiscountPadProps {
  readonly typed: string
  readonly onChange: (typed: string) => void
  readonly isPercent: boolean
  /** Empty while nothing is wrong. */
  readonly fault: string
}

/** What is taken off, an amount or a per cent, on our own keys as cash is [assist-8]. */
export function DiscountPad({ typed, onChange, isPercent, fault }: DiscountPadProps) {
  const t = useT()
  const scale = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.currencyScale ?? 0)
  const decimals = isPercent ? 1 : scale
  const label = t(isPercent ? 'counter.discount.percent' : 'counter.discount.amount')
  const shown = isPercent ? `\u2066${typed}%\u2069` : money(parseMoney(figuresOf(typed), scale) ?? 0)
  return (
    <div className="amount-pad">
      <p className="t14 ink2" aria-hidden="true">
        {label}
      </p>
      <output className="typed num" aria-label={label}>
        {typed === '' ? '–' : shown}
      </output>
      <Fault text={fault} />
      <Keypad
        value={typed}
        onChange={(next) => (next.split('.')[1] ?? '').length <= decimals && onChange(next)}
        hasPoint={decimals > 0}
        labels={{ delete: t('counter.keypad.delete'), point: t('counter.keypad.point') }}
      />
    </div>
  )
}
