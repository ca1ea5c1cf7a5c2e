import { type Bill, savedOf } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import css from './cart-panel.module.css'
import { CartReady } from './cart-ready.tsx'
import { PriceBefore } from './price-before.tsx'
import { RollingAmount } from './rolling-amount.tsx'

/** What is to pay, what was saved, and when it would be ready. */
export function CartTotal({ bill, lines }: { readonly bill: Bill; readonly lines: CartBill['validLines'] }) {
  const t = useT()
  const format = useMoney()
  const { payableTotal } = bill
  const saved = savedOf(bill)
  return (
    <div className="grow">
      <div className="flex">
        <b className="t24 h">
          <RollingAmount amount={payableTotal} />
        </b>
        <PriceBefore bill={bill} />
      </div>
      <CartReady lines={lines} className={`t12 block ${css.ready}`} />
      {saved > 0 ? <span className={`t12 ${css.saved}`}>{t('cart.youSave', { amount: format(saved) })}</span> : null}
    </div>
  )
}
