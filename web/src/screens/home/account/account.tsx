import { useHasLogin } from '../../../state/login/session.ts'
import css from './account.module.css'
import { AccountTiles } from './account-tiles.tsx'
import { LiveOrder } from './live-order.tsx'
import { OftenStores } from './often-stores.tsx'

/** The order that goes on, points, coupons and member code, and the stores used often [page-10]. */
export function Account() {
  const hasLogin = useHasLogin()
  return (
    <div className={css.account} data-account={hasLogin || undefined}>
      <LiveOrder />
      {hasLogin ? <AccountTiles /> : null}
      <OftenStores />
    </div>
  )
}
