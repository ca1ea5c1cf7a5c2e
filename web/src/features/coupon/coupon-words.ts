import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { percentOf, scaleOf } from '@tiffin/core/coupon/discount-scale'
import { formatMoney } from '@tiffin/core/money/format-money'
import { money } from '@tiffin/core/money/money'
import { couponType } from '@tiffin/core/pricing/coupon'
import type { Settings } from '@tiffin/kit/client/bootstrap.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { Coupon } from '../../data/customer/coupon.ts'

const dayMs = 86_400_000
/** From here on the days that are left are counted. */
const countedDays = 7

/** The states in the order of their tabs. */
export const statusWords = {
  [couponStatus.unused]: { label: 'coupon.status.unused', empty: 'coupon.empty.unused' },
  [couponStatus.notYet]: { label: 'coupon.status.notYet', empty: 'coupon.empty.notYet' },
  [couponStatus.used]: { label: 'coupon.status.used', empty: 'coupon.empty.used' },
  [couponStatus.invalid]: { label: 'coupon.status.invalid', empty: 'coupon.empty.invalid' },
  [couponStatus.expired]: { label: 'coupon.status.expired', empty: 'coupon.empty.expired' },
} as const satisfies Record<number, { label: PhraseKey; empty: PhraseKey }>

/** What a coupon is worth, large and small: "$3" "off", "15%" "off", "8.5折". */
export function worthOf({ type, discount }: Pick<Coupon, 'type' | 'discount'>, settings: Settings) {
  if (type === couponType.exchange) return { large: t('coupon.exchangeItem'), small: t('coupon.free') }
  if (type === couponType.percent) {
    const values = { scale: scaleOf(discount), percent: percentOf(discount) }
    return { large: t('coupon.scale', values), small: t('coupon.offPercent') }
  }
  const isRound = discount % 10 ** settings.currencyScale === 0
  const large = formatMoney(money(discount), isRound ? { ...settings, defaultFractionDigits: 0 } : settings)
  return { large, small: t('coupon.off') }
}

type Format = (amount: Coupon['threshold']) => string

/** From which amount, and up to how much: "From $15.00 · Up to $6.00". */
export function conditionOf({ threshold, maxReduction }: Coupon, format: Format): string {
  const from = threshold > 0 ? t('promotion.atLeast', { amount: format(threshold) }) : t('coupon.noMinimum')
  return maxReduction === null ? from : `${from} · ${t('coupon.upTo', { amount: format(maxReduction) })}`
}

const daysLeft = ({ expiryTime }: Coupon, now: number): number => Math.ceil((expiryTime - now) / dayMs)

/** Whether it can be used and the days are counted. */
export const isEndingSoon = (coupon: Coupon, now: number): boolean =>
  coupon.status === couponStatus.unused && daysLeft(coupon, now) <= countedDays

/** When it begins or ends, as its state makes it interesting. */
export function timeOf(coupon: Coupon, { now, day }: { now: number; day: (instant: number) => string }): string {
  const { status, effectiveTime, expiryTime } = coupon
  if (status === couponStatus.notYet) return t('coupon.fromDate', { date: day(effectiveTime) })
  if (status === couponStatus.expired) return t('coupon.endedOn', { date: day(expiryTime - 1) })
  if (isEndingSoon(coupon, now)) return t('coupon.expiresIn', { count: Math.max(1, daysLeft(coupon, now)) })
  return t('coupon.until', { date: day(expiryTime - 1) })
}
