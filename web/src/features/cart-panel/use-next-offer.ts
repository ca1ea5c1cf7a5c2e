import { percentOf, scaleOf } from '@tiffin/core/coupon/discount-scale'
import { money } from '@tiffin/core/money/money'
import { reductionAtEntry } from '@tiffin/core/pricing/activities'
import { type Bill, findNextOffer } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { usePromotions } from '../../data/catalog/catalog.ts'
import { useStoreChoice } from '../../state/store/store.ts'

/** What to add to reach the nearest offer, in words of what it gives, and how far (0…1) the cart has come. */
export function useNextOffer(bill: Bill | undefined): { text: string; progress: number } | undefined {
  const t = useT()
  const format = useMoney()
  const { data: promotions } = usePromotions(useStoreChoice(({ chosen }) => chosen?.storeId))
  const next = bill && findNextOffer(bill)
  if (next === undefined) return undefined
  const { missing, name, promotionId } = next.offer
  const promotion = promotions?.find((each) => each.promotionId === promotionId)
  const amount = format(missing)
  // One activity takes the place of the other.
  const saved = bill?.promotionList.find(({ selected }) => selected)?.amount ?? 0
  return { text: words(), progress: next.progress }

  function words(): string {
    // Of some products only: its name says which.
    if (promotion === undefined || promotion.productIdList !== null) return t('menu.addToReach', { amount, name })
    const { rule } = promotion
    if (rule.kind === 'gift') return t('menu.addForGift', { amount, count: rule.maxNum })
    if (rule.kind === 'spendAndReduce' || rule.kind === 'amountOff') {
      const more = money(reductionAtEntry(promotion) - saved)
      if (more <= 0) return t('menu.addToReach', { amount, name })
      return t(saved > 0 ? 'menu.addMoreSaving' : 'menu.addMore', { amount, save: format(more) })
    }
    if (rule.kind !== 'perMilleOff') return t('menu.addToReach', { amount, name })
    return t('menu.addForRate', { amount, percent: percentOf(rule.perMille), scale: scaleOf(rule.perMille) })
  }
}
