import { percentOf, scaleOf } from '@tiffin/core/coupon/discount-scale'
import { type Bill, findNextOffer } from '@tiffin/core/pricing/bill'
import { usePromotions } from '../../data/catalog.ts'
import { useMoney } from '../../state/settings.ts'
import { useStoreChoice } from '../../state/store.ts'
import { useT } from '../../state/words.ts'

/** What to add to reach the nearest offer, in words of what it gives, and how far (0…1) the cart has come. */
export function useNextOffer(bill: Bill | undefined): { text: string; progress: number } | undefined {
  const t = useT()
  const format = useMoney()
  const { data: promotions } = usePromotions(useStoreChoice(({ chosen }) => chosen?.storeId))
  const next = bill && findNextOffer(bill)
  if (next === undefined) return undefined
  const { missing, name, promotionId } = next.offer
  const rule = promotions?.find((each) => each.promotionId === promotionId)?.rule
  const amount = format(missing)
  return { text: words(), progress: next.progress }

  function words(): string {
    if (rule?.kind === 'gift') return t('menu.addForGift', { amount, count: rule.maxNum })
    if (rule?.kind === 'spendAndReduce') return t('menu.addMore', { amount, save: format(rule.reduce) })
    if (rule?.kind === 'amountOff') return t('menu.addMore', { amount, save: format(rule.amount) })
    if (rule?.kind !== 'perMilleOff') return t('menu.addToReach', { amount, name })
    return t('menu.addForRate', { amount, percent: percentOf(rule.perMille), scale: scaleOf(rule.perMille) })
  }
}
