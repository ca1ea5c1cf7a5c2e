import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CounterOrder } from '../../data/orders.ts'
import { money } from '../../state/money.ts'

/** What the customer's bank took back of what was paid, as long as it has not come back [order-26]. */
export function ChargedBack({ order: { chargedBackTotal } }: { readonly order: CounterOrder }) {
  const t = useT()
  if (chargedBackTotal === 0) return null
  return (
    <p className="say" data-kind="chargedBack">
      <Icon name="warning" size="s" />
      {t('counter.chargedBack', { amount: money(chargedBackTotal) })}
    </p>
  )
}
