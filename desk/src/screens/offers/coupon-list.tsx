import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { AddButtons } from '../../features/entry/add-buttons.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { type CouponType, couponTypeOf, couponTypes, newCouponKind } from './coupon-kind.ts'

interface CouponListProps {
  readonly coupons: readonly MenuItem[]
  readonly chosen: string | undefined
  readonly onChoose: (itemId: string) => void
  readonly reason: string | undefined
}

/** The kinds of coupons, and those that can be made. */
export function CouponList({ coupons, chosen, onChoose, reason }: CouponListProps) {
  const t = useT()
  const edit = useEdit()
  const { currencyScale } = useSettings()
  function add(type: CouponType) {
    const itemId = crypto.randomUUID()
    edit.create({ kind: 'couponKind', itemId }, newCouponKind(type, currencyScale))
    onChoose(itemId)
  }
  return (
    <>
      <h2>{t('desk.offer.coupons')}</h2>
      <ul className="tree blocks" aria-label={t('desk.offer.coupons')}>
        {coupons.map((coupon) => (
          <li key={coupon.itemId}>
            <button
              type="button"
              className="blockname grow"
              aria-current={coupon.itemId === chosen || undefined}
              onClick={() => onChoose(coupon.itemId)}
            >
              <b>{nameOf(coupon)}</b>{' '}
              <small className="ink2">{t(`desk.offer.couponType.${couponTypeOf(coupon)}`)}</small>
            </button>
            {coupon.op !== null && <ItemStatus item={coupon} />}
          </li>
        ))}
      </ul>
      <AddButtons
        title={t('desk.offer.newCoupon')}
        kinds={couponTypes}
        nameOf={(type) => t(`desk.offer.couponType.${type}`)}
        reason={reason}
        onAdd={add}
      />
    </>
  )
}
