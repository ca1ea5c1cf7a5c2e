import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { sumMoney } from '@tiffin/core/money/money'
import { type Bill, discountType } from '@tiffin/core/pricing/bill'
import { findCouponConflicts } from '@tiffin/core/pricing/coupon-conflicts'
import { useMoney } from '@tiffin/kit/client/brand.ts'
import { whileLoading } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { usePromotions } from '../../../data/catalog/catalog.ts'
import { findGifts, type Gift, type Preview } from '../../../data/order/checkout.ts'
import { useCount } from '../../../state/language/use-count.ts'
import { mayDropCoupons } from './ask-conflict.ts'
import { ChoiceRow } from './choice-row.tsx'
import { CouponSheet } from './coupon-sheet.tsx'
import { GiftSheet } from './gift-sheet.tsx'
import { PointsSheet } from './points-sheet.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import type { ChoicesHere } from './use-choices.ts'
import type { LocalOrder } from './use-local-bill.ts'

interface ChoiceRowsProps {
  readonly storeId: string
  readonly lines: readonly CartLine[]
  readonly here: ChoicesHere
  readonly preview: Preview
  /** Above 0 and higher than before: opens the free items. */
  readonly giftCalls: number
  /** What this side knows of the order and its bill, once everything for it is there. */
  readonly order: LocalOrder | undefined
  readonly bill: Bill | undefined
}

/** Takes another activity; chosen coupons that it breaks are asked about first, and both stay as they are after a no. */
async function changePromotion(
  promotionId: string | null,
  { here, preview, order }: Pick<ChoiceRowsProps, 'here' | 'preview' | 'order'>,
): Promise<void> {
  const { couponIdList } = here.choices
  if (order === undefined) return here.choosePromotion(promotionId, couponIdList)
  const { kept, dropped } = findCouponConflicts({ ...order, couponIdList }, promotionId)
  const nameOf = (id: string) => order.coupons?.find(({ couponId }) => couponId === id)?.name ?? ''
  const title = preview.promotionList.find((each) => each.promotionId === promotionId)?.name ?? t('promotion.none')
  if (await mayDropCoupons({ title, dropped, nameOf })) here.choosePromotion(promotionId, kept)
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
  if (pointsUsed > 0) return less(format(pointsAmount))
  if (maxPoints > 0) return { value: t('points.use.available', { count: write(availablePoints) }) }
  return { value: t('points.use.none'), tone: 'quiet' as const }
}

/** The rows of what may be chosen for the whole order, and the sheets behind them. */
export function ChoiceRows({ storeId, lines, here, preview, order, bill, giftCalls }: ChoiceRowsProps) {
  const t = useT()
  const { data: rules = [] } = usePromotions(storeId)
  const [open, setOpen] = useState<'promotion' | 'coupon' | 'gift' | 'points' | undefined>(undefined)
  const { choices, change, chooseGifts } = here
  const { promotionList, gift, availablePoints, maxPoints } = preview
  const selected = promotionList.find((promotion) => promotion.selected)
  const coupons = useCouponValue(preview)
  const points = usePointsValue(preview)
  const [products, setProducts] = useState<readonly Gift[]>([])
  const close = () => setOpen(undefined)
  const gifts = countUnits(choices.giftList)

  /** What can be given is asked for first; a no is told by the call. */
  async function openGifts(promotionId: string): Promise<void> {
    const found = await whileLoading(findGifts(storeId, promotionId)).catch(() => undefined)
    if (found === undefined) return
    setProducts(found)
    setOpen('gift')
  }

  const calledGift = useRef(0)
  useEffect(() => {
    if (giftCalls <= calledGift.current || gift === null) return
    calledGift.current = giftCalls
    openGifts(gift.promotionId)
  })

  return (
    <>
      {promotionList.length === 0 ? null : (
        <ChoiceRow
          icon="star"
          label={t('menu.promotions')}
          value={selected?.name ?? t('promotion.none')}
          {...(selected === undefined ? { tone: 'quiet' } : {})}
          onClick={() => setOpen('promotion')}
        />
      )}
      {gift === null ? null : (
        <ChoiceRow
          icon="gift"
          label={t('gift.title')}
          value={
            gifts > 0 ? t('gift.chosen', { count: gifts, max: gift.maxNum }) : t('gift.upTo', { max: gift.maxNum })
          }
          onClick={() => openGifts(gift.promotionId)}
        />
      )}
      <ChoiceRow icon="ticket" label={t('discount.coupon')} {...coupons} onClick={() => setOpen('coupon')} />
      {availablePoints > 0 ? (
        <ChoiceRow
          icon="star"
          label={t('points.use.label')}
          {...points}
          isDisabled={maxPoints === 0}
          onClick={() => setOpen('points')}
        />
      ) : null}
      <PromotionSheet
        list={promotionList}
        rules={rules}
        isOpen={open === 'promotion'}
        onClose={close}
        onChoose={(promotionId) => changePromotion(promotionId, { here, preview, order })}
      />
      <CouponSheet
        preview={preview}
        bill={bill}
        chosen={choices.couponIdList}
        isOpen={open === 'coupon'}
        onClose={close}
        onChoose={(couponIdList) => change({ couponIdList })}
      />
      {gift === null ? null : (
        <GiftSheet
          offer={gift}
          products={products}
          gifts={choices.giftList}
          lines={lines}
          isOpen={open === 'gift'}
          onClose={close}
          onChoose={(giftList) => chooseGifts(gift.promotionId, giftList)}
        />
      )}
      <PointsSheet
        preview={preview}
        isOpen={open === 'points'}
        onClose={close}
        onChoose={(count) => change({ points: count })}
      />
    </>
  )
}
