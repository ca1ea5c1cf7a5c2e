import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { hasPlace } from '../../state/home-places.ts'
import { withWords } from '../../state/language/words.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { useFirstPaintAhead } from '../../ui/first-paint.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Holds the height of what the customer saw here last time. */
function Waiting() {
  const hasLogin = useHasLogin()
  const hasOften = hasPlace('often')
  if (!hasLogin && !hasOften) return null
  return (
    <div className="sections" data-account={hasLogin || undefined}>
      {hasLogin && hasPlace('live') ? <Skeleton block={64} radius={20} /> : null}
      {hasLogin ? <Skeleton block={68} radius={20} /> : null}
      {hasLogin && hasPlace('usual') ? <Skeleton block={104} radius={20} /> : null}
      {hasOften ? <Skeleton block={74} radius={12} /> : null}
    </div>
  )
}

const Account = lazyPart(
  withWords(() => import('./account/account.tsx').then(({ Account }) => Account)),
  { Waiting },
)

/** The customer's own part of Home; its code and its calls come after the first paint. */
export const AccountPart = () => (useFirstPaintAhead() ? <Waiting /> : <Account />)
