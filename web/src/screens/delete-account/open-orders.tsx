import { useT } from '@tiffin/kit/client/words.ts'
import type { AccountFacts } from '../../data/customer/account-facts.ts'
import { statusKey } from '../../features/order-status.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import css from './delete-account.module.css'

interface OpenOrdersProps {
  readonly orders: AccountFacts['open']
}

/** The orders that must be finished first, each a way to itself. */
export function OpenOrders({ orders }: OpenOrdersProps) {
  const t = useT()
  return (
    <section className="card" role="alert">
      <h2 className="t16 h">{t('account.openTitle')}</h2>
      <p className="ink2">{t('account.openText')}</p>
      <div className={css.open}>
        {orders.map(({ orderId, orderNo, pickupCode, status }) => (
          <LinkRow
            key={orderId}
            icon="receipt"
            label={t('account.openOrder', { number: `\u2066${pickupCode ?? orderNo}\u2069` })}
            value={t(statusKey(status))}
            onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}
          />
        ))}
      </div>
    </section>
  )
}
