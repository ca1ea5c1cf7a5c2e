import { formatMoney } from '@tiffin/core/money/format-money'
import type { Money } from '@tiffin/core/money/money'
import { useSettings } from './bootstrap.ts'

/** Writes amounts as the brand does; prices never go through `Intl`. */
export function useMoney(): (amount: Money) => string {
  const settings = useSettings()
  return (amount) => formatMoney(amount, settings)
}
