import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRights } from '../../features/rights/use-rights.ts'

/** From alarms to providers and back, for who may see both. */
export function PaymentTabs() {
  const t = useT()
  const { may } = useRights()
  if (!may('secret:read') || !may('report:money')) return null
  const params = { corp: corpOfAddress() }
  return (
    <nav className="bar2 under paymenttabs" aria-label={t('desk.payments.title')}>
      <Link to="/$corp/payments" params={params} activeOptions={{ exact: true }} className="btn line s">
        {t('desk.accounts.alarms')}
      </Link>
      <Link to="/$corp/payments/accounts" params={params} className="btn line s">
        {t('desk.accounts.title')}
      </Link>
    </nav>
  )
}
