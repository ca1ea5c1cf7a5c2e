import type { CouponConflicts } from '@tiffin/core/pricing/coupon-conflicts'
import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'

const words = { threshold: 'coupon.conflict.threshold', combine: 'coupon.conflict.combine' } as const

interface Asked {
  readonly title: string
  readonly dropped: CouponConflicts['dropped']
  readonly nameOf: (couponId: string) => string
}

/** Asks before an activity takes chosen coupons away; true to go on. */
export async function mayDropCoupons({ title, dropped, nameOf }: Asked): Promise<boolean> {
  const first = dropped[0]
  if (first === undefined) return true
  const answer = await ask({
    title,
    text: t(words[first.cause]),
    lines: dropped.map(({ couponId }) => nameOf(couponId)),
    confirm: { label: t('action.continue'), answer: 'continue' },
    cancel: { label: t('action.cancel'), answer: 'keep' },
  })
  return answer === 'continue'
}
