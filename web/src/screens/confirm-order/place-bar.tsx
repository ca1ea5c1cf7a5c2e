import { countUnits } from '@tiffin/core/cart/count-units'
import { type Money, noMoney } from '@tiffin/core/money/money'
import { paymentMethodType } from '@tiffin/core/order/order'
import { savedOf } from '@tiffin/core/pricing/bill'
import type { DealOffer } from '@tiffin/core/pricing/offer-deal'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PaymentMethod } from '../../data/order/checkout.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { paymentIcon } from '../../features/order/payment-options.tsx'
import { dealId } from './choices/best-deal.tsx'
import css from './confirm-order.module.css'
import type { Checkout } from './use-checkout.ts'

/** The card with the ways to pay. */
export const paymentCardId = 'ways-to-pay'

interface PlaceBarProps extends Pick<Checkout, 'lines' | 'method' | 'payments' | 'bill' | 'isFetching' | 'canPlace'> {
  readonly isPlacing: boolean
  /** Why the last try failed; empty when it did not. */
  readonly fault: string
  /** A better combination than the chosen one, whose card stands above. */
  readonly deal: DealOffer | undefined
  readonly onPlace: () => void
}

function Amount({ amount }: { readonly amount: Money }) {
  const format = useMoney()
  return (
    <bdi className="num" dir="ltr">
      {format(amount)}
    </bdi>
  )
}

/** The way to pay that is chosen, and how much is ordered: leads to the ways there are [page-87]. */
function ToMethod({ method, count }: { readonly method: PaymentMethod; readonly count: number }) {
  const t = useT()
  function show(): void {
    const chosen = document.getElementById(paymentCardId)?.querySelector<HTMLInputElement>('input:checked')
    chosen?.closest('label')?.scrollIntoView({ block: 'center' })
    chosen?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={css.toMethod} onClick={show}>
      <Icon name={paymentIcon(method)} size="s" />
      <span>
        <b>{method.name}</b> <span className="ink2">· {t('order.items', { count })}</span>
        <span className="sr">, {t('order.field.paymentMethod')}</span>
      </span>
    </button>
  )
}

/** Leads to the card of the better deal. */
function ToDeal({ deal }: { readonly deal: DealOffer }) {
  const t = useT()
  const format = useMoney()
  function show(): void {
    const card = document.getElementById(dealId)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={css.toDeal} onClick={show}>
      {t('confirm.dealInBar', { amount: format(deal.payable) })}
    </button>
  )
}

const wordOf = (isPaidNow: boolean) => (isPaidNow ? 'cashier.pay' : 'confirm.submit')

/** How much is ordered, what it saves or why it was not placed, and the button that places the order, and pays it where that is done online [page-17]; until that is known it says nothing [page-58]. */
export function PlaceBar({
  lines,
  method,
  payments,
  bill,
  isFetching,
  canPlace,
  isPlacing,
  fault,
  deal,
  onPlace,
}: PlaceBarProps) {
  const t = useT()
  const format = useMoney()
  const isOffline = useOverlays((state) => state.isOffline)
  const saved = bill === undefined ? noMoney : savedOf(bill)
  const onlineMethod =
    method?.type === paymentMethodType.online && bill !== undefined && bill.payableTotal > noMoney ? method : undefined
  const total = bill === undefined ? null : <Amount amount={bill.payableTotal} />
  const isLoading = bill === undefined ? isFetching : method === undefined && payments.isFetching
  return (
    <>
      <div className={`grow ${isFetching ? css.waiting : ''}`}>
        {onlineMethod !== undefined ? (
          <ToMethod method={onlineMethod} count={countUnits(lines) + countUnits(bill?.giftList ?? [])} />
        ) : (
          <b className="t24 h block">{isLoading && total === null ? <Skeleton block={28} inline={96} /> : total}</b>
        )}
        {fault === '' ? null : (
          <span className={`t12 block ${css.fault}`} role="alert">
            {t('confirm.notPlaced', { reason: fault })}
          </span>
        )}
        {deal !== undefined && !isOffline && fault === '' ? <ToDeal deal={deal} /> : null}
        {saved > 0 && deal === undefined && !isOffline && fault === '' ? (
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
        className={`btn primary big ${isPlacing || isLoading ? 'loading' : ''}`}
        disabled={!canPlace}
        aria-describedby={isOffline ? 'why-not-now' : undefined}
        aria-busy={isPlacing || isLoading}
        onClick={onPlace}
      >
        {t(isLoading ? 'frame.loading' : wordOf(onlineMethod !== undefined))}{' '}
        {onlineMethod !== undefined && !isLoading ? total : null}
      </button>
    </>
  )
}
