import { useT } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'
import { Keypad } from '../../ui/keypad.tsx'
import type { TypedAmount } from './use-amount.ts'

interface AmountPadProps {
  readonly label: string
  readonly value: TypedAmount
}

/** An amount of money on a keypad. */
export function AmountPad({ label, value: { typed, amount, setTyped, hasPoint } }: AmountPadProps) {
  const t = useT()
  return (
    <div className="amount-pad">
      <output className="typed num" aria-label={label}>
        {amount === undefined ? '–' : money(amount)}
      </output>
      <Keypad
        value={typed}
        onChange={setTyped}
        hasPoint={hasPoint}
        labels={{ delete: t('counter.keypad.delete'), point: t('counter.keypad.point') }}
      />
    </div>
  )
}
