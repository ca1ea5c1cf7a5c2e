import { useT } from '@tiffin/kit/client/words.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import css from './delete-account.module.css'

interface OpenOrdersProps {
  readonly orders: readonly { readonly orderId: string; readonly orderNo: string }[]
}

/** The orders that must be finished first, each a way to itself. */
export function OpenOrders({ orders }: OpenOrdersProps) {
  const t = useT()
  return (
    <section className="card" role="alert">
      <h2 className="t16 h">{t('account.openTitle')}</h2>
      <p className="ink2">{t('account.openText')}</p>
      <div className={css.open}>
        {orders.map(({ orderId, orderNo }) => (
          <LinkRow
            key={orderId}
            icon="receipt"
            label={t('account.openOrder', { number: `\u2066${orderNo}\u2069` })}
            onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}
          />
        ))}
      </div>
    </section>
  )
}
