import type { Product } from '@tiffin/core/catalog/product'
import type { Bill } from '@tiffin/core/pricing/bill'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { discountText, lessText } from '../bill/discount-text.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'
import { CartExtras } from './cart-extras.tsx'
import { CartGifts } from './cart-gifts.tsx'
import { CartLines } from './cart-lines.tsx'
import css from './cart-panel.module.css'
import { CartReady } from './cart-ready.tsx'
import { askToClear } from './cart-sheet.tsx'
import type { CheckoutAim } from './checkout.ts'
import { PriceBefore } from './price-before.tsx'
import { RollingAmount } from './rolling-amount.tsx'
import { useGiftsOfCart } from './use-gifts-of-cart.ts'
import { useNextOffer } from './use-next-offer.ts'
import { useOnwards } from './use-onwards.ts'

/** What is to pay, and what leads there from the prices before: every reduction by its name [page-88]. */
function SideTotal({ bill }: { readonly bill: Bill }) {
  const t = useT()
  const format = useMoney()
  const settings = useSettings()
  const { payableTotal, discountList } = bill
  return (
    <div>
      {discountList.map((discount) => (
        <p key={`${discount.type}-${discount.refId ?? ''}`} className={`between t12 ${css.saved}`}>
          <span>{discountText(discount, format)}</span>
          <bdi className="num" dir="ltr">
            {lessText(discount, { format, settings })}
          </bdi>
        </p>
      ))}
      <div className="between">
        <span className="ink2">{t('cart.total')}</span>
        <span className={css.sideAmount}>
          <PriceBefore bill={bill} />
          <b className="t24 h">
            <RollingAmount amount={payableTotal} />
          </b>
        </span>
      </div>
    </div>
  )
}

interface CartSideProps {
  readonly cart: CartBill
  readonly menu: Menu
  readonly onCheckOut: (aim?: CheckoutAim) => void
  readonly onChoose: (product: Product) => void
}

/** The cart beside the menu, where there is room for both. */
export function CartSide({ cart, menu, onCheckOut, onChoose }: CartSideProps) {
  const t = useT()
  const onwards = useOnwards()
  const { entries, bill, validLines } = cart
  const gifts = useGiftsOfCart(cart, menu)
  const next = useNextOffer(bill)
  return (
    <aside className={css.side} aria-label={t('cart.title')}>
      <div className="between">
        <h2 className="t20 h" data-cart-target>
          {t('cart.title')}
        </h2>
        {entries.length === 0 ? null : (
          <button type="button" className="btn plain" onClick={() => askToClear()}>
            {t('action.clear')}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <div className="empty">
          <b>{t('cart.empty')}</b>
          <p className="ink2">{t('cart.emptyText')}</p>
        </div>
      ) : (
        <div className={css.sideLines}>
          <CartLines entries={entries} menu={menu} onChoose={onChoose} />
          {gifts === undefined ? null : <CartGifts gifts={gifts} onMore={() => onCheckOut('gifts')} />}
          <CartExtras />
        </div>
      )}
      {bill === undefined || validLines.length === 0 ? null : (
        <div className={`fading-foot ${css.sideFoot}`}>
          {next === undefined ? null : <b className={`t12 ${css.hint}`}>{next.text}</b>}
          <SideTotal bill={bill} />
          <CartReady lines={validLines} className={`t12 ${css.ready}`} />
          <button type="button" className="btn primary big wide" onClick={() => onCheckOut()}>
            {onwards}
          </button>
        </div>
      )}
    </aside>
  )
}
