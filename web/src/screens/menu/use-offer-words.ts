import { percentOf, scaleOf } from '@tiffin/core/coupon/discount-scale'
import { noMoney } from '@tiffin/core/money/money'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useProducts } from '../../data/catalog/catalog.ts'
import { useDates } from '../../state/language/dates.ts'

/** As many products are named; of more it is said that there are certain ones. */
const mostNames = 3
/** An offer that ends later than in a year has no end worth saying. */
const farMs = 365 * 86_400_000

/** What an offer gives, of what, from which amount and until when: "10% off · From $15.00 · Until 4 Dec 2026" [page-35]. */
export function useOfferWords(storeId: string): (offer: Promotion) => string {
  const t = useT()
  const format = useMoney()
  const dates = useDates()
  const { language } = useLanguage()
  const { data: products } = useProducts(storeId)

  function benefitOf({ rule }: Promotion): string {
    switch (rule.kind) {
      case 'fixedPrice':
        return t('promotion.price', { price: format(rule.price) })
      case 'amountOff':
        return t('promotion.amountOff', { amount: format(rule.amount) })
      case 'perMilleOff':
        return t('promotion.rateOff', { percent: percentOf(rule.perMille), scale: scaleOf(rule.perMille) })
      case 'spendAndReduce':
        return t('promotion.reduceEach', { amount: format(rule.reduce), spend: format(rule.spend) })
      case 'gift':
        return t('promotion.givesUpTo', { count: rule.maxNum })
      default:
        return t('discount.freeOrder')
    }
  }

  function scopeOf({ productIdList }: Promotion): string {
    if (productIdList === null) return ''
    const names = products?.filter(({ productId }) => productIdList.includes(productId)) ?? []
    if (names.length === 0 || names.length > mostNames) return t('coupon.someProducts')
    return new Intl.ListFormat(language).format(names.map(({ productName }) => productName))
  }

  return (offer) => {
    const { rule, threshold, endTime } = offer
    const most = rule.kind === 'spendAndReduce' ? rule.maximum : noMoney
    const parts = [
      benefitOf(offer),
      rule.kind === 'spendAndReduce' && most > rule.reduce ? t('coupon.upTo', { amount: format(most) }) : '',
      scopeOf(offer),
      threshold > 0 ? t('promotion.atLeast', { amount: format(threshold) }) : '',
      endTime - serverNow() < farMs ? t('coupon.until', { date: dates.day(endTime - 1) }) : '',
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
}
