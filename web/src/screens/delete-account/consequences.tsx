import { useT } from '@tiffin/kit/client/words.ts'
import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { AccountFacts } from '../../data/customer/account-facts.ts'
import { useCount } from '../../state/language/use-count.ts'
import css from './delete-account.module.css'

function Point({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <li className={css.point}>
      <span className="ink2 flex">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}

/** What goes with the account and what stays of it, in numbers. */
export function Consequences({ facts: { points, coupons, orders, unpaid } }: { readonly facts: AccountFacts }) {
  const t = useT()
  const write = useCount()
  return (
    <>
      <section className="card">
        <h2 className="t16 h">{t('account.goes')}</h2>
        <ul>
          {points > 0 ? (
            <Point icon="star">{t('account.points', { count: points, amount: write(points) })}</Point>
          ) : null}
          {coupons > 0 ? <Point icon="ticket">{t('account.coupons', { count: coupons })}</Point> : null}
          <Point icon="person">{t('account.person')}</Point>
          {unpaid > 0 ? <Point icon="clock">{t('account.unpaid', { count: unpaid })}</Point> : null}
        </ul>
      </section>
      {orders > 0 ? (
        <section className="card">
          <h2 className="t16 h">{t('account.stays')}</h2>
          <ul>
            <Point icon="receipt">{t('account.books', { count: orders })}</Point>
          </ul>
        </section>
      ) : null}
      <p className={`ink2 ${css.after}`}>{t('account.number')}</p>
    </>
  )
}
