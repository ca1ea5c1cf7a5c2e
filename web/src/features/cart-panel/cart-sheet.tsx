import '@tiffin/kit/ui/more-drawings.ts'
import { countUnits } from '@tiffin/core/cart/count-units'
import type { Product } from '@tiffin/core/catalog/product'
import { ask } from '@tiffin/kit/client/ask.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { clearCart } from '../../state/cart/cart.ts'
import { setCartNum } from '../../state/cart/cart-changes.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'
import { CartExtras } from './cart-extras.tsx'
import { CartGifts } from './cart-gifts.tsx'
import { CartLines } from './cart-lines.tsx'
import css from './cart-panel.module.css'
import { CartTotal } from './cart-total.tsx'
import type { CheckoutAim } from './checkout.ts'
import { useGiftsOfCart } from './use-gifts-of-cart.ts'
import { useNextOffer } from './use-next-offer.ts'
import { useOnwards } from './use-onwards.ts'

interface CartSheetProps {
  readonly cart: CartBill
  readonly menu: Menu
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCheckOut: (aim?: CheckoutAim) => void
  readonly onChoose: (product: Product) => void
}

/** Asks first: an emptied cart does not come back. */
export async function askToClear(): Promise<boolean> {
  const answer = await ask({
    title: t('cart.clearConfirm'),
    confirm: { label: t('action.clear'), answer: 'clear' },
    cancel: { label: t('action.cancel'), answer: 'keep' },
  })
  if (answer !== 'clear') return false
  clearCart()
  return true
}

function OfferProgress({ cart }: { readonly cart: CartBill }) {
  const next = useNextOffer(cart.bill)
  if (next === undefined) return null
  return (
    <div className={css.progress}>
      <b className="t12 goldc">{next.text}</b>
      <div className={css.meter}>
        <i style={{ inlineSize: `${Math.round(next.progress * 100)}%` }} />
      </div>
    </div>
  )
}

/** The cart over the menu: lines, what is missing to the next offer, total and check-out. */
export function CartSheet({ cart, menu, isOpen, onClose, onCheckOut, onChoose }: CartSheetProps) {
  const t = useT()
  const onwards = useOnwards()
  const { entries, bill, validLines } = cart
  const gifts = useGiftsOfCart(cart, menu)
  const count = countUnits(entries.map(({ line }) => line))
  const gone = entries.filter(({ reason }) => reason !== 0)
  const head = (
    <div className={`between ${css.head}`}>
      <h2 className="t20 h">
        {t('cart.title')} <span className="t14 num">{t('cart.items', { count })}</span>
      </h2>
      <button type="button" className="btn plain" onClick={() => askToClear().then((isClear) => isClear && onClose())}>
        <Icon name="bin" size="s" />
        {t('action.clear')}
      </button>
    </div>
  )
  const foot =
    bill === undefined || validLines.length === 0 ? undefined : (
      <>
        <CartTotal bill={bill} lines={validLines} />
        <button type="button" className="btn primary big" onClick={() => onCheckOut()}>
          {onwards}
        </button>
      </>
    )
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={t('cart.title')} head={head} foot={foot}>
      {gifts === undefined ? null : <CartGifts gifts={gifts} onMore={() => onCheckOut('gifts')} />}
      <OfferProgress cart={cart} />
      <CartLines entries={entries} menu={menu} onChoose={onChoose} />
      {gone.length > 1 ? (
        <button
          type="button"
          className="btn line wide"
          onClick={() => {
            for (const { identity } of gone) setCartNum(identity, 0)
          }}
        >
          {t('cart.removeUnavailable')}
        </button>
      ) : null}
      <CartExtras />
    </Sheet>
  )
}
