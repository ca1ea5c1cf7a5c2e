import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRights } from '../../features/rights/use-rights.ts'

/** Alarms, reconciliation and providers, for who may see more than one. */
export function PaymentTabs() {
  const t = useT()
  const { may } = useRights()
  if (!may('report:money')) return null
  if (!may('report:money', 'corp') && !may('secret:read')) return null
  const params = { corp: corpOfAddress() }
  return (
    <nav className="pagetabs" aria-label={t('desk.payments.title')}>
      <Link to="/$corp/payments" params={params} activeOptions={{ exact: true }}>
        {t('desk.accounts.alarms')}
      </Link>
      {may('report:money', 'corp') ? (
        <Link to="/$corp/payments/reconciliation" params={params} search={{}}>
          {t('desk.reconcile.title')}
        </Link>
      ) : null}
      {may('secret:read') ? (
        <Link to="/$corp/payments/accounts" params={params}>
          {t('desk.accounts.title')}
        </Link>
      ) : null}
    </nav>
  )
}
