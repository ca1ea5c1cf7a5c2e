import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@tiffin/kit/client/words.ts'
import { NotAllowed } from '../../../features/rights/not-allowed.tsx'
import { useRights } from '../../../features/rights/use-rights.ts'
import { Day } from './day.tsx'
import { Days } from './days.tsx'

const route = getRouteApi('/$corp/_in/payments/reconciliation')

/** The books beside what providers say: days of all accounts, or one of them [reconcile-1]. */
export function ReconciliationScreen() {
  const t = useT()
  const { may } = useRights()
  const { account, day } = route.useSearch()
  if (!may('report:money', 'corp'))
    return <NotAllowed title={t('desk.reconcile.title')} needs="report:money" place="corp" />
  return account === undefined || day === undefined ? <Days /> : <Day dayKey={{ account, day }} />
}
