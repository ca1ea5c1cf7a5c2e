import { useHasLogin } from '../../../state/login/session.ts'
import css from '../account-part.module.css'
import { type AccountProps, AccountWaiting } from '../account-waiting.tsx'
import { AccountTiles } from './account-tiles.tsx'
import { LiveOrder } from './live-order.tsx'
import { OftenStores } from './often-stores.tsx'
import { Usual } from './usual.tsx'

/** The order that goes on, points, coupons and member code, what is usually ordered, and the stores used often [page-10] [page-16]. */
export function Account({ isAwaited }: AccountProps) {
  const hasLogin = useHasLogin()
  return (
    <>
      {isAwaited ? <AccountWaiting /> : null}
      <div className={css.account} hidden={isAwaited} data-account={hasLogin || undefined}>
        <LiveOrder />
        {hasLogin ? <AccountTiles /> : null}
        {hasLogin ? <Usual /> : null}
        <OftenStores />
      </div>
    </>
  )
}
