import { money } from '@tiffin/core/money/money'
import { useT } from '@tiffin/kit/client/words.ts'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { createdOrder } from '../../state/order/created-order.ts'
import css from './cashier.module.css'
import { ToPay } from './to-pay.tsx'

/** The rows of the ways to pay, as high as they will be. */
export function MethodsWaiting() {
  const t = useT()
  return (
    <section className={`card ${css.rows}`} role="status" aria-label={t('frame.loading')}>
      {['56%', '72%', '64%'].map((inline) => (
        <div className={`row ${css.waitingRow}`} key={inline}>
          <Skeleton block={40} inline={40} radius={12} />
          <div className="grow">
            <Skeleton block={32} inline={inline} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** Until the order has come; one that was made in this tab is known already [order-1]. */
export function Waiting({ orderId }: { readonly orderId: string | undefined }) {
  const created = createdOrder.get()
  const isKnown = created !== null && created.orderId === orderId
  return (
    <div className={`sections ${css.narrow}`}>
      <section className={css.top}>
        {isKnown ? (
          <ToPay amount={money(created.payableTotal)} orderNo={created.orderNo} />
        ) : (
          <>
            <Skeleton block={46} inline={150} />
            <Skeleton block={14} inline={180} />
          </>
        )}
        <div className={css.ringPlace}>
          <Skeleton block={96} inline={96} radius={48} />
        </div>
        <Skeleton block={18} inline={170} />
      </section>
      <section className={`card ${css.paidFor}`}>
        <Skeleton block={40} inline="60%" />
        <Skeleton block={56} inline="80%" radius={12} />
        <Skeleton block={16} inline="70%" />
      </section>
      <MethodsWaiting />
    </div>
  )
}
