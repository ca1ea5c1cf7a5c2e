import { cashToHandOver } from '@tiffin/core/order/counter-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { money } from '../../state/money.ts'

/** Cash that is still to be handed over for closed orders, until staff says at any tablet that it was [order-35]. */
export function GiveBack({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/order/give-back')
  const owed = orders.filter((order) => cashToHandOver(order) > 0)
  if (owed.length === 0) return null
  return (
    <ul className="give-back" data-testid="give-back">
      {owed.map((order) => (
        <li key={order.orderId}>
          <Icon name="cash" size="s" />
          <b className="num" dir="ltr">
            {codeOf(order)}
          </b>
          <span className="grow">{t('counter.giveBack', { amount: money(cashToHandOver(order)) })}</span>
          <button
            type="button"
            className="btn line"
            aria-label={`${t('counter.givenBack')}, ${codeOf(order)}`}
            disabled={isPending}
            onClick={() => mutate({ orderId: order.orderId })}
          >
            {t('counter.givenBack')}
          </button>
        </li>
      ))}
    </ul>
  )
}
