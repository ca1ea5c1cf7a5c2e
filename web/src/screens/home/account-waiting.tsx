import { useState } from 'react'
import { heldHeight } from '../../state/home-places.ts'
import { useHasLogin } from '../../state/login/session.ts'
import css from './account-part.module.css'
import { HeldPlace } from './held-place.tsx'

export interface AccountProps {
  /** Whether the orders that go on are not known here yet. */
  readonly isAwaited: boolean
}

/** Holds the height of what the customer saw here last time. */
export function AccountWaiting() {
  const hasLogin = useHasLogin()
  const [isOftenHeld] = useState(() => heldHeight('often') !== undefined)
  if (!hasLogin && !isOftenHeld) return null
  return (
    <div className={css.account} data-account={hasLogin || undefined}>
      {hasLogin ? (
        <>
          <HeldPlace place="live" />
          <HeldPlace place="unpaid" />
          <HeldPlace place="tiles" />
          <HeldPlace place="usual" />
        </>
      ) : null}
      <HeldPlace place="often" radius={12} />
    </div>
  )
}
