import { useState } from 'react'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { hasPlace } from '../../state/home-places.ts'
import { useHasLogin } from '../../state/login/session.ts'
import css from './account-part.module.css'

export interface AccountProps {
  /** Whether the orders that go on are not known here yet. */
  readonly isAwaited: boolean
}

/** Holds the height of what the customer saw here last time. */
export function AccountWaiting() {
  const hasLogin = useHasLogin()
  // As it was when the wait began: what becomes known meanwhile is shown with the rest.
  const [held] = useState(() => ({
    ...{ live: hasPlace('live'), unpaid: hasPlace('unpaid'), usual: hasPlace('usual'), often: hasPlace('often') },
  }))
  if (!hasLogin && !held.often) return null
  return (
    <div className={css.account} data-account={hasLogin || undefined}>
      {hasLogin && held.live ? <Skeleton block={64} radius={20} /> : null}
      {hasLogin && held.unpaid ? <Skeleton block={64} radius={20} /> : null}
      {hasLogin ? <Skeleton block={68} radius={20} /> : null}
      {hasLogin && held.usual ? <Skeleton block={104} radius={20} /> : null}
      {held.often ? <Skeleton block={74} radius={12} /> : null}
    </div>
  )
}
