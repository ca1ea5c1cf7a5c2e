import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { statusWords } from '../../features/coupon/coupon-words.ts'
import { useT } from '../../state/words.ts'
import { Flower } from '../../ui/flower.tsx'

export function NoCoupons({ status }: { readonly status: keyof typeof statusWords }) {
  const t = useT()
  return (
    <div className="empty">
      <Flower size={96} colour="var(--primary-line)" heart="var(--bg)" />
      <b className="t16">{t(statusWords[status].empty)}</b>
      {status === couponStatus.unused ? <p className="ink2">{t('coupon.empty.unusedText')}</p> : null}
    </div>
  )
}
