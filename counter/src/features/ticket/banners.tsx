import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CounterOrder } from '../../data/orders.ts'
import { money } from '../../state/money.ts'
import { allergyOf, bannerText } from './allergy.ts'
import { ChargedBack } from './charged-back.tsx'
import { paysHere } from './columns.ts'

/** What must be known before anything is made: allergies above all, then what the customer asked for [kitchen-2]. */
export function Banners({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const allergy = allergyOf(order)
  return (
    <>
      {allergy && (
        <p className="say" data-kind="allergy">
          <Icon name="warning" size="s" />
          <span>
            {t('food.ticket')}: {bannerText(allergy)}
          </span>
        </p>
      )}
      <ChargedBack order={order} />
      {order.remark !== '' && (
        <p className="say">
          <Icon name="note" size="s" />
          <q dir="auto">{order.remark}</q>
        </p>
      )}
      {order.tissueNeed && (
        <p className="say" data-kind="quiet">
          <Icon name="tissue" size="s" />
          {t('counter.tissue')}
        </p>
      )}
      {paysHere(order) && (
        <p className="say" data-kind="pay">
          <Icon name="cash" size="s" />
          {t('counter.toCollect', { amount: money(order.payableTotal) })}
        </p>
      )}
    </>
  )
}
