import { sumMoney } from '@tiffin/core/money/money'
import { worthOfPoints } from '@tiffin/core/points/worth-of-points'
import { discountType } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { usePointSummary } from '../../../data/customer/points.ts'
import type { Preview } from '../../../data/order/checkout.ts'
import { useCount } from '../../../state/language/use-count.ts'
import { ChoiceRow } from './choice-row.tsx'

interface PreviewRowProps {
  readonly preview: Preview
  readonly onOpen: () => void
}

/** What is taken off; the sign stands before the amount in every language. */
const less = (amount: string) => ({
  value: (
    <bdi className="num" dir="ltr">
      −{amount}
    </bdi>
  ),
  tone: 'less' as const,
})

/** What the coupons say in their row: what they take off, else how many could be used. */
function useCouponValue(preview: Preview) {
  const t = useT()
  const format = useMoney()
  const taken = preview.discountList.filter(({ type }) => type === discountType.coupon).map(({ amount }) => amount)
  const count = preview.usableCouponList.length
  if (taken.length > 0) return less(format(sumMoney(taken)))
  if (count > 0) return { value: t('coupon.available', { count }) }
  return { value: t('coupon.noneUsable'), tone: 'quiet' as const }
}

function usePointsValue({ maxPoints, availablePoints, pointsUsed, pointsAmount }: Preview) {
  const t = useT()
  const format = useMoney()
  const write = useCount()
  const { data: summary } = usePointSummary()
  if (pointsUsed > 0) return less(format(pointsAmount))
  if (maxPoints > 0 && summary !== undefined)
    return { value: t('points.use.upTo', { amount: format(worthOfPoints(maxPoints, summary.rule)) }) }
  if (maxPoints > 0) return { value: t('points.use.available', { count: write(availablePoints) }) }
  return { value: t('points.use.none'), tone: 'quiet' as const }
}

export function PromotionRow({ preview: { promotionList }, onOpen }: PreviewRowProps) {
  const t = useT()
  const selected = promotionList.find((promotion) => promotion.selected)
  if (promotionList.length === 0) return null
  return (
    <ChoiceRow
      icon="tag"
      label={t('menu.promotions')}
      value={selected?.name ?? t('promotion.none')}
      {...(selected === undefined ? { tone: 'quiet' } : {})}
      onClick={onOpen}
    />
  )
}

export function GiftRow({ preview: { gift }, count, onOpen }: PreviewRowProps & { readonly count: number }) {
  const t = useT()
  if (gift === null) return null
  const max = gift.maxNum
  return (
    <ChoiceRow
      icon="gift"
      label={t('gift.title')}
      value={count > 0 ? t('gift.chosen', { count, max }) : <span className="tag ok">{t('gift.upTo', { max })}</span>}
      onClick={onOpen}
    />
  )
}

export function CouponRow({ preview, onOpen }: PreviewRowProps) {
  const t = useT()
  const coupons = useCouponValue(preview)
  return <ChoiceRow icon="ticket" label={t('discount.coupon')} {...coupons} onClick={onOpen} />
}

export function PointsRow({ preview, onOpen }: PreviewRowProps) {
  const t = useT()
  const points = usePointsValue(preview)
  if (preview.availablePoints <= 0) return null
  return (
    <ChoiceRow
      icon="star"
      label={t('points.use.label')}
      {...points}
      isDisabled={preview.maxPoints === 0}
      onClick={onOpen}
    />
  )
}
