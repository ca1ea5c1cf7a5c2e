import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import type { Bill } from '@tiffin/core/pricing/bill'
import { findCouponConflicts } from '@tiffin/core/pricing/coupon-conflicts'
import { whileLoading } from '@tiffin/kit/client/while-loading.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useEffect, useRef, useState } from 'react'
import { usePromotions } from '../../../data/catalog/catalog.ts'
import { findGifts, type Gift, type Preview } from '../../../data/order/checkout.ts'
import { mayDropCoupons } from './ask-conflict.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import { GiftSheet } from './gift-sheet.tsx'
import { PointsSheet } from './points-sheet.tsx'
import { CouponRow, GiftRow, PointsRow, PromotionRow } from './preview-rows.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import type { OrderChoices } from './use-choices.ts'
import type { LocalOrder } from './use-local-bill.ts'

interface ChoiceRowsProps {
  readonly storeId: string
  readonly lines: readonly CartLine[]
  readonly orderChoices: OrderChoices
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
  { orderChoices, preview, order }: Pick<ChoiceRowsProps, 'orderChoices' | 'preview' | 'order'>,
): Promise<void> {
  const { couponIdList } = orderChoices.choices
  if (order === undefined) return orderChoices.choosePromotion(promotionId, couponIdList)
  const { kept, dropped } = findCouponConflicts({ ...order, couponIdList }, promotionId)
  const nameOf = (id: string) => order.coupons?.find(({ couponId }) => couponId === id)?.name ?? ''
  const title = preview.promotionList.find((each) => each.promotionId === promotionId)?.name ?? t('promotion.none')
  if (await mayDropCoupons({ title, dropped, nameOf })) orderChoices.choosePromotion(promotionId, kept)
}

interface GiftSetting extends Pick<ChoiceRowsProps, 'storeId' | 'giftCalls'> {
  readonly gift: Preview['gift']
  readonly onFound: () => void
}

/** What can be given; it is asked for before it is shown, and a no is shown by the call. */
function useGiftProducts({ storeId, gift, giftCalls, onFound }: GiftSetting) {
  const [products, setProducts] = useState<readonly Gift[]>([])

  async function openGifts(): Promise<void> {
    if (gift === null) return
    const found = await whileLoading(findGifts(storeId, gift.promotionId)).catch(() => undefined)
    if (found === undefined) return
    setProducts(found)
    onFound()
  }

  const calledGift = useRef(0)
  useEffect(() => {
    if (giftCalls <= calledGift.current || gift === null) return
    calledGift.current = giftCalls
    openGifts()
  })
  return { products, openGifts }
}

/** The rows of what may be chosen for the whole order, and the sheets behind them. */
export function ChoiceRows({ storeId, lines, orderChoices, preview, order, bill, giftCalls }: ChoiceRowsProps) {
  const { data: rules = [] } = usePromotions(storeId)
  const [open, setOpen] = useState<'promotion' | 'coupon' | 'gift' | 'points' | undefined>(undefined)
  const { choices, change, chooseGifts } = orderChoices
  const { promotionList, gift } = preview
  const close = () => setOpen(undefined)
  const { products, openGifts } = useGiftProducts({ storeId, gift, giftCalls, onFound: () => setOpen('gift') })
  return (
    <>
      <PromotionRow preview={preview} onOpen={() => setOpen('promotion')} />
      <GiftRow preview={preview} count={countUnits(choices.giftList)} onOpen={openGifts} />
      <CouponRow preview={preview} onOpen={() => setOpen('coupon')} />
      <PointsRow preview={preview} onOpen={() => setOpen('points')} />
      <PromotionSheet
        list={promotionList}
        rules={rules}
        isOpen={open === 'promotion'}
        onClose={close}
        onChoose={(promotionId) => changePromotion(promotionId, { orderChoices, preview, order })}
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
