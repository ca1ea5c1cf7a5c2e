import { type Money, money } from '@tiffin/core/money/money'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useState } from 'react'
import { figuresOf } from '../../state/typed-figures.ts'

/** An amount that is typed on a keypad, in minor units of the brand's currency; undefined while nothing is typed. */
export function useAmount() {
  const { currencyScale, defaultFractionDigits } = useSettings()
  const [typed, setTyped] = useState('')
  const read = typed === '' ? undefined : parseMoney(figuresOf(typed), currencyScale)
  const amount: Money | undefined = read === undefined ? undefined : money(read)
  const decimals = Math.min(currencyScale, defaultFractionDigits)
  return {
    ...{ typed, amount, hasPoint: decimals > 0 },
    /** More decimals than the currency shows are not taken. */
    setTyped: (text: string) => {
      if ((text.split('.')[1] ?? '').length <= decimals) setTyped(text)
    },
  }
}

export type TypedAmount = ReturnType<typeof useAmount>
