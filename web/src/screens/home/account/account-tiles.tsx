import '@tiffin/kit/ui/more-drawings.ts'
import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon, type IconName } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useCoupons } from '../../../data/customer/coupon.ts'
import { usePointSummary } from '../../../data/customer/points.ts'
import { AwaitedNumber } from '../../../features/load-state/awaited-number.tsx'
import { useCount } from '../../../state/language/use-count.ts'
import { openPage } from '../../../state/navigation/navigation.ts'
import { paths } from '../../../state/navigation/paths.ts'
import { useKeptPlace } from '../use-kept-place.ts'
import css from './account.module.css'

interface AccountTileProps {
  readonly label: string
  readonly path: string
  readonly children: ReactNode
}

const AccountTile = ({ label, path, children }: AccountTileProps) => (
  <button type="button" className={css.tile} onClick={() => openPage(path)}>
    <b className="t20 h num">{children}</b>
    <span className="t12 ink2">{label}</span>
  </button>
)

const PlainIcon = ({ name }: { readonly name: IconName }) => (
  <span className="pri">
    <Icon name={name} />
  </span>
)

/** Points, coupons ready to use, and the way to the member code. */
export function AccountTiles() {
  const t = useT()
  const write = useCount()
  const { data: points, isError: hasLostPoints } = usePointSummary()
  const { data: coupons, isError: hasLostCoupons } = useCoupons(couponStatus.unused)
  const usable = coupons && (coupons.pages[0]?.countByStatus[couponStatus.unused] ?? 0)
  const ref = useKeptPlace('tiles', true)
  return (
    <section ref={ref} className={`card ${css.tiles}`} aria-label={t('title.mine')}>
      <AccountTile label={t('me.points')} path={paths.points}>
        <AwaitedNumber
          number={points?.remainingPoints}
          write={write}
          isLost={hasLostPoints}
          instead={<PlainIcon name="star" />}
        />
      </AccountTile>
      <AccountTile label={t('me.coupons')} path={paths.coupon}>
        <AwaitedNumber number={usable} write={write} isLost={hasLostCoupons} instead={<PlainIcon name="ticket" />} />
      </AccountTile>
      <AccountTile label={t('title.memberCode')} path={paths.memberCode}>
        <PlainIcon name="code" />
      </AccountTile>
    </section>
  )
}
