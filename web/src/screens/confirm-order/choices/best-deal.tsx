import { type DealOffer, offerDeal } from '@tiffin/core/pricing/offer-deal'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useMenu } from '../../../features/cart/use-menu.ts'
import type { Choices } from '../../../state/order/choices.ts'
import css from '../confirm-order.module.css'
import type { OrderChoices } from './use-choices.ts'
import type { LocalOrder } from './use-local-bill.ts'

/** Calls back when the browser has nothing better to do; answers how to forget about it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/** A better combination than the chosen one, reckoned aside; the one before stays while the figures do. */
function useOffer(order: LocalOrder | undefined, choices: Choices, isFetching: boolean) {
  const { promotionId, couponIdList, points, giftList } = choices
  const { byId } = useMenu()
  const [offer, setOffer] = useState<DealOffer | undefined>(undefined)
  useEffect(() => {
    if (isFetching) return
    if (order === undefined) return setOffer(undefined)
    const wish = order.points && { points: { ...order.points, wanted: points } }
    const priceOf = (productId: string) => {
      const product = byId.get(productId)
      return product?.unavailableReason === 0 ? product.discountPrice : 0
    }
    const worth = { priceOf, chosen: giftList }
    return whenIdle(() => setOffer(offerDeal({ ...order, promotionId, couponIdList, ...wish }, worth)))
  }, [order, promotionId, couponIdList, points, giftList, byId, isFetching])
  return offer
}

/** "Uses: A fifth off", then "You give up: Welcome coupon · 2 free items worth up to $7.20"; each only when there is something. */
function Cost({ offer: { couponsUsed, couponsGone, giftGone } }: { readonly offer: DealOffer }) {
  const t = useT()
  const format = useMoney()
  const used = couponsUsed.map(({ name }) => name)
  const gift = giftGone && t('confirm.dealGift', { count: giftGone.num, amount: format(giftGone.worth) })
  const gone = [...couponsGone.map(({ name }) => name), gift].filter(Boolean)
  return (
    <>
      {used.length === 0 ? null : (
        <span className="t12 block">{t('confirm.dealUses', { list: used.join(' · ') })}</span>
      )}
      {gone.length === 0 ? null : (
        <span className="t12 block">{t('confirm.dealWithout', { list: gone.join(' · ') })}</span>
      )}
    </>
  )
}

function Offer({ offer, onTake }: { readonly offer: DealOffer; readonly onTake: () => void }) {
  const t = useT()
  const format = useMoney()
  const { payable, saves } = offer
  return (
    <button type="button" className={css.deal} onClick={onTake}>
      <Icon name="flower" />
      <span className="grow">
        <b className="block">{t('confirm.bestDeal', { new: format(payable), amount: format(saves) })}</b>
        <Cost offer={offer} />
      </span>
      <span className={css.dealUse}>{t('confirm.useBestDeal')}</span>
    </button>
  )
}

interface TakenProps {
  readonly offer: DealOffer
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** What was taken and given up, with the way back, until the customer puts it away. */
function Taken({ offer, onUndo, onClose }: TakenProps) {
  const t = useT()
  const format = useMoney()
  return (
    <div className={css.deal} role="status">
      <Icon name="check" />
      <span className="grow">
        <b className="block">{t('confirm.dealTaken', { amount: format(offer.saves) })}</b>
        <Cost offer={offer} />
      </span>
      <button type="button" className={css.dealUse} onClick={onUndo}>
        {t('action.undo')}
      </button>
      <button type="button" className="iconbtn" aria-label={t('action.close')} onClick={onClose}>
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}

interface BestDealProps {
  readonly order: LocalOrder | undefined
  readonly orderChoices: OrderChoices
  readonly isFetching: boolean
}

/** One tap to the best combination, and one back; not there when the customer has it already. */
export function BestDeal({ order, orderChoices, isFetching }: BestDealProps) {
  const { choices, change, takeDeal } = orderChoices
  const offer = useOffer(order, choices, isFetching)
  const [taken, setTaken] = useState<{ offer: DealOffer; before: Choices } | undefined>(undefined)
  if (offer !== undefined)
    return (
      <Offer
        offer={offer}
        onTake={() => {
          setTaken({ offer, before: choices })
          takeDeal(offer)
        }}
      />
    )
  if (taken === undefined) return null
  const end = () => setTaken(undefined)
  return (
    <Taken
      offer={taken.offer}
      onUndo={() => {
        change(taken.before)
        end()
      }}
      onClose={end}
    />
  )
}
