import { withWords } from '../../state/language/words.ts'
import { useFirstPaintAhead } from '../../ui/first-paint.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { type AccountProps, AccountWaiting } from './account-waiting.tsx'

const Account = lazyPart(
  withWords(() => import('./account/account.tsx').then(({ Account }) => Account)),
  { Waiting: AccountWaiting },
)

/** The customer's own part of Home; its code and its calls come after the first paint. */
export const AccountPart = (props: AccountProps) => (useFirstPaintAhead() ? <AccountWaiting /> : <Account {...props} />)
