import type { Money } from '@tiffin/core/money/money'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import css from './cashier.module.css'

interface ToPayProps {
  readonly amount: Money
  readonly orderNo: string
}

/** What the page is about, louder than the time. */
export function ToPay({ amount, orderNo }: ToPayProps) {
  const t = useT()
  const format = useMoney()
  return (
    <>
      <p className={`h ${css.amount}`}>
        <bdi className="num" dir="ltr">
          {format(amount)}
        </bdi>
      </p>
      <p className="ink2 t12 num">{t('cashier.order', { number: orderNo })}</p>
    </>
  )
}
