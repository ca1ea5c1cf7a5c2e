import { discountType, type PromotionChoice } from '@tiffin/core/pricing/bill'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import css from '../confirm-order.module.css'

interface PromotionSheetProps {
  readonly list: readonly PromotionChoice[]
  readonly rules: readonly Promotion[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (promotionId: string | null) => void
}

/** What an activity does for this order, or what is missing for it. */
function useEffectWords(rules: readonly Promotion[]) {
  const t = useT()
  const format = useMoney()
  return ({ promotionId, type, available, amount, missing }: PromotionChoice): string => {
    if (missing > 0) return t('promotion.addMore', { amount: format(missing) })
    if (!available) return t('coupon.unusable')
    if (type !== discountType.gift) return t('promotion.amountOff', { amount: format(amount) })
    const rule = rules.find((each) => each.promotionId === promotionId)?.rule
    return rule?.kind === 'gift' ? t('promotion.givesUpTo', { count: rule.maxNum }) : t('promotion.gift')
  }
}

/** One activity or none; what is not reached says what is missing. */
export function PromotionSheet({ list, rules, isOpen, onClose, onChoose }: PromotionSheetProps) {
  const t = useT()
  const effectOf = useEffectWords(rules)
  const reachedFirst = [...list].sort((a, b) => Number(b.available) - Number(a.available))
  const hasChosen = list.some(({ selected }) => selected)
  function choose(promotionId: string | null): void {
    onClose()
    onChoose(promotionId)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('promotion.choose')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('promotion.choose')}</h2>}
    >
      {reachedFirst.map((promotion) => (
        <Choice
          key={promotion.promotionId}
          type="radio"
          name="promotion"
          className={`row ${css.option}`}
          isChosen={promotion.selected}
          isDisabled={!promotion.available}
          onChoose={() => choose(promotion.promotionId)}
        >
          <span className={promotion.available ? 'grow' : 'grow ink3'}>
            <b className="block">{promotion.name}</b>
            <span className={promotion.available ? 't12 pri m block' : 't12 block'}>{effectOf(promotion)}</span>
            {promotion.combinableWithCoupon ? null : (
              <span className="t12 ink2 block">{t('promotion.withoutCoupons')}</span>
            )}
          </span>
          <span className="radio" />
        </Choice>
      ))}
      <Choice
        type="radio"
        name="promotion"
        className={`row ${css.option}`}
        isChosen={!hasChosen}
        onChoose={() => choose(null)}
      >
        <span className="grow">{t('promotion.none')}</span>
        <span className="radio" />
      </Choice>
    </Sheet>
  )
}
