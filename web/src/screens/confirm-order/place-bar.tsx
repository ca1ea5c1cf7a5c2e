import { noMoney } from '@tiffin/core/money/money'
import { savedOf } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import css from './confirm-order.module.css'
import type { Checkout } from './use-checkout.ts'

interface PlaceBarProps extends Pick<Checkout, 'bill' | 'isFetching' | 'canPlace'> {
  readonly isPlacing: boolean
  /** Why the last try failed; empty when it did not. */
  readonly fault: string
  readonly onPlace: () => void
}

/** The total, what it saves or why it was not placed, and the button that places the order. */
export function PlaceBar({ bill, isFetching, canPlace, isPlacing, fault, onPlace }: PlaceBarProps) {
  const t = useT()
  const format = useMoney()
  const isOffline = useOverlays((state) => state.isOffline)
  const saved = bill === undefined ? noMoney : savedOf(bill)
  return (
    <>
      <div className={`grow ${isFetching ? css.waiting : ''}`}>
        <b className="t24 h block">
          <bdi className="num" dir="ltr">
            {bill === undefined ? '' : format(bill.payableTotal)}
          </bdi>
        </b>
        {fault === '' ? null : (
          <span className={`t12 block ${css.fault}`} role="alert">
            {t('confirm.notPlaced', { reason: fault })}
          </span>
        )}
        {saved > 0 && !isOffline && fault === '' ? (
          <span className="t12 pri m">{t('cart.youSave', { amount: format(saved) })}</span>
        ) : null}
        {isOffline ? (
          <span id="why-not-now" className="t12 ink2">
            {t('confirm.offline')}
          </span>
        ) : null}
      </div>
      <button
        type="button"
        className={`btn primary big ${isPlacing ? 'loading' : ''}`}
        disabled={!canPlace}
        aria-describedby={isOffline ? 'why-not-now' : undefined}
        aria-busy={isPlacing}
        onClick={onPlace}
      >
        {t('confirm.submit')}
      </button>
    </>
  )
}
