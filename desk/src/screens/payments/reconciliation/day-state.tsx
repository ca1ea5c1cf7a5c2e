import { useT } from '@tiffin/kit/client/words.ts'
import { providerNames } from '../../../data/provider-names.ts'
import type { ReconciledDay } from '../../../data/reconciliation.ts'

interface DayProps {
  readonly day: ReconciledDay
}

/** Whether both agree, and if not, how much is open. */
export function DayState({ day: { state, openCount } }: DayProps) {
  const t = useT()
  if (state === 'unreached') return <span className="st draft">{t('desk.reconcile.state.unreached')}</span>
  if (openCount > 0) return <span className="st draft">{t('desk.reconcile.state.differs', { count: openCount })}</span>
  if (state === 'waits') return <span className="st off">{t('desk.reconcile.state.waits')}</span>
  return <span className="st">{t('desk.reconcile.state.agrees')}</span>
}

/** The provider of an account, with the store that it is for. */
export function AccountName({ day: { provider, storeName } }: DayProps) {
  const t = useT()
  const name = provider === 'sandbox' ? t('desk.reconcile.sandbox') : (providerNames[provider] ?? provider)
  return (
    <>
      <bdi>{name}</bdi>
      {storeName === '' ? null : <span className="sub"> · {storeName}</span>}
    </>
  )
}
