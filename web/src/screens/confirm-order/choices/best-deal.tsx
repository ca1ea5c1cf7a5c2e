import type { DealOffer } from '@tiffin/core/pricing/offer-deal'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import type { Choices } from '../../../state/order/choices.ts'
import css from '../confirm-order.module.css'
import type { OrderChoices } from './use-choices.ts'

/** Where the card is, for the bar that speaks of it. */
export const dealId = 'better-deal'

interface PartProps {
  readonly icon: 'plus' | 'minus'
  readonly text: string
  readonly amount?: string
}

function Part({ icon, text, amount = '' }: PartProps) {
  return (
    <span className={css.dealPart}>
      <Icon name={icon} size="xs" />
      <span className="grow">{text}</span>
      {amount === '' ? null : (
        <bdi className="num" dir="ltr">
          {amount}
        </bdi>
      )}
    </span>
  )
}

/** What a deal brings and what it costs, each with its worth; points are the customer's own and stay apart [page-24]. */
function Parts({
  offer: { added, gone, giftGone },
  hasPoints,
}: {
  readonly offer: DealOffer
  readonly hasPoints: boolean
}) {
  const t = useT()
  const format = useMoney()
  const gift = giftGone && t('confirm.dealGift', { count: giftGone.num, amount: format(giftGone.worth) })
  return (
    <span className={css.dealParts}>
      {added.map(({ name, amount }) => (
        <Part key={name} icon="plus" text={t('confirm.dealUses', { list: name })} amount={`−${format(amount)}`} />
      ))}
      {gone.map(({ name, amount }) => (
        <Part key={name} icon="minus" text={t('confirm.dealWithout', { list: name })} amount={format(amount)} />
      ))}
      {gift ? <Part icon="minus" text={t('confirm.dealWithout', { list: gift })} /> : null}
      {hasPoints ? <span className="t12">{t('confirm.dealPoints')}</span> : null}
    </span>
  )
}

interface OfferProps {
  readonly offer: DealOffer
  readonly hasPoints: boolean
  readonly onTake: () => void
}

function Offer({ offer, hasPoints, onTake }: OfferProps) {
  const t = useT()
  const format = useMoney()
  const { payable, saves } = offer
  return (
    <button type="button" id={dealId} className={css.deal} onClick={onTake}>
      <span className={css.dealHead}>
        <Icon name="flower" />
        <b className="t16 grow">{t('confirm.bestDeal', { new: format(payable), amount: format(saves) })}</b>
      </span>
      <Parts offer={offer} hasPoints={hasPoints} />
      <span className={css.dealUse}>{t('confirm.useBestDeal')}</span>
    </button>
  )
}

interface TakenProps {
  readonly offer: DealOffer
  readonly hasPoints: boolean
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** What was taken and given up, with the way back, until the customer puts it away. */
function Taken({ offer, hasPoints, onUndo, onClose }: TakenProps) {
  const t = useT()
  const format = useMoney()
  return (
    <div className={css.deal} role="status">
      <span className={css.dealHead}>
        <Icon name="check" />
        <b className="t16 grow">{t('confirm.dealTaken', { amount: format(offer.saves) })}</b>
        <button type="button" className="iconbtn" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      </span>
      <Parts offer={offer} hasPoints={hasPoints} />
      <button type="button" className={css.dealUndo} onClick={onUndo}>
        {t('action.undo')}
      </button>
    </div>
  )
}

interface BestDealProps {
  readonly offer: DealOffer | undefined
  readonly orderChoices: OrderChoices
  readonly hasPoints: boolean
}

/** One tap to the best combination, and one back; not there when the customer has it already. */
export function BestDeal({ offer, orderChoices, hasPoints }: BestDealProps) {
  const { choices, change, takeDeal } = orderChoices
  const [taken, setTaken] = useState<{ offer: DealOffer; before: Choices } | undefined>(undefined)
  if (offer !== undefined)
    return (
      <Offer
        offer={offer}
        hasPoints={hasPoints}
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
      hasPoints={hasPoints}
      onUndo={() => {
        change(taken.before)
        end()
      }}
      onClose={end}
    />
  )
}
