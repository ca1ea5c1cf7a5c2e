import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useT } from '@tiffin/kit/client/words.ts'
import { statusWords } from '../../features/coupon/coupon-words.ts'
import { EmptyMark } from '../../features/page/empty-mark.tsx'

export function NoCoupons({ status }: { readonly status: keyof typeof statusWords }) {
  const t = useT()
  return (
    <div className="empty">
      <EmptyMark icon="ticket" />
      <b className="t16">{t(statusWords[status].empty)}</b>
      {status === couponStatus.unused ? <p className="ink2">{t('coupon.empty.unusedText')}</p> : null}
    </div>
  )
}
