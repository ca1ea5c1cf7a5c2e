import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { hasPlace } from '../../state/home-places.ts'
import { useHasLogin } from '../../state/login/session.ts'
import css from './account-part.module.css'

export interface AccountProps {
  /** Whether the orders that go on are not known here yet. */
  readonly isAwaited: boolean
}

/** Holds the height of what the customer saw here last time. */
export function AccountWaiting(_props: AccountProps) {
  const hasLogin = useHasLogin()
  const hasOften = hasPlace('often')
  if (!hasLogin && !hasOften) return null
  return (
    <div className={css.account} data-account={hasLogin || undefined}>
      {hasLogin && hasPlace('live') ? <Skeleton block={64} radius={20} /> : null}
      {hasLogin && hasPlace('unpaid') ? <Skeleton block={64} radius={20} /> : null}
      {hasLogin ? <Skeleton block={68} radius={20} /> : null}
      {hasLogin && hasPlace('usual') ? <Skeleton block={104} radius={20} /> : null}
      {hasOften ? <Skeleton block={74} radius={12} /> : null}
    </div>
  )
}
