import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useCoupons } from '../../data/customer/coupon.ts'
import { usePointSummary } from '../../data/customer/points.ts'
import { retryFailed } from '../../data/query-client.ts'
import { timeOf } from '../../features/coupon/coupon-words.ts'
import { AwaitedNumber } from '../../features/load-state/awaited-number.tsx'
import { FaultLine } from '../../features/load-state/fault-line.tsx'
import { useDates } from '../../state/language/dates.ts'
import { unbroken } from '../../state/language/unbroken.ts'
import { useCount } from '../../state/language/use-count.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './mine.module.css'

/** What points or coupons are for, shown to a visitor. */
function AccountBenefit({ children }: { readonly children: string }) {
  return <span className={`t12 ink2 ${css.benefit}`}>{children}</span>
}

/** Points and coupons at a glance; a tap leads to their pages. */
export function PointsAndCoupons() {
  const t = useT()
  const dates = useDates()
  const hasLogin = useHasLogin()
  const write = useCount()
  const { data: points, isError: hasLostPoints } = usePointSummary()
  const { data: coupons, isError: hasLostCoupons } = useCoupons(couponStatus.unused)
  const first = coupons?.pages[0]
  const isLost = (points === undefined && hasLostPoints) || (first === undefined && hasLostCoupons)
  const nextToEnd = [...(first?.list ?? [])].sort((a, b) => a.expiryTime - b.expiryTime)[0]
  const expiry = points?.expiryList[0]
  return (
    <div className={css.pointsAndCoupons} data-lost={isLost || undefined}>
      <button type="button" className={`card ${css.tile}`} onClick={() => openPage(paths.points)}>
        <span className={css.ghost} data-tone="gold">
          <Icon name="star" />
        </span>
        <span className="ink2">{t('me.points')}</span>
        {hasLogin ? (
          <b className="t24 h num">
            <AwaitedNumber number={points?.remainingPoints} write={write} isLost={hasLostPoints} />
          </b>
        ) : (
          <AccountBenefit>{t('me.pointsFor')}</AccountBenefit>
        )}
        <span className="t12 goldc m">
          {expiry === undefined || points?.willExpirePoints === 0
            ? ''
            : t('points.expiry', { amount: write(expiry.amount), date: unbroken(dates.date(expiry.expiryDate)) })}
        </span>
      </button>
      <button type="button" className={`card ${css.tile}`} onClick={() => openPage(paths.coupon)}>
        <span className={css.ghost}>
          <Icon name="ticket" />
        </span>
        <span className="ink2">{t('me.coupons')}</span>
        {hasLogin ? (
          <b className="t24 h num">
            <AwaitedNumber
              number={first && (first.countByStatus[couponStatus.unused] ?? 0)}
              write={write}
              isLost={hasLostCoupons}
            />
          </b>
        ) : (
          <AccountBenefit>{t('me.couponsFor')}</AccountBenefit>
        )}
        <span className="t12 pri m">
          {nextToEnd === undefined ? '' : timeOf(nextToEnd, { now: serverNow(), day: dates.day })}
        </span>
      </button>
      {isLost ? <FaultLine title={t('me.notLoaded')} onRetry={retryFailed} /> : null}
    </div>
  )
}
