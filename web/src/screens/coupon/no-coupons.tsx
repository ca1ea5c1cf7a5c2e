import { couponStatus } from '@tiffin/core/coupon/coupon-status'
import { useT } from '@tiffin/kit/client/words.ts'
import { statusWords } from '../../features/coupon/coupon-words.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'

interface NoCouponsProps {
  readonly status: keyof typeof statusWords
  /** Opens the field for a code. */
  readonly onRedeem: () => void
}

export function NoCoupons({ status, onRedeem }: NoCouponsProps) {
  const t = useT()
  return (
    <div className="empty">
      <Drawing name="box" />
      <b className="t16">{t(statusWords[status].empty)}</b>
      {status === couponStatus.unused ? (
        <>
          <p className="ink2">{t('coupon.empty.unusedText')}</p>
          <button type="button" className="btn primary" onClick={onRedeem}>
            {t('coupon.exchange.title')}
          </button>
          <button type="button" className="btn line" onClick={() => openTab(paths.menu)}>
            {t('action.goToMenu')}
          </button>
        </>
      ) : null}
    </div>
  )
}
