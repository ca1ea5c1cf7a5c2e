import { hasPriceBefore } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { CartBill } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'
import css from './cart-panel.module.css'
import { CartReady } from './cart-ready.tsx'
import type { CheckoutAim } from './checkout.ts'
import { RollingAmount } from './rolling-amount.tsx'
import { type GiftsOfCart, useGiftsOfCart } from './use-gifts-of-cart.ts'
import { useNextOffer } from './use-next-offer.ts'
import { useOnwards } from './use-onwards.ts'

interface CartBarProps {
  readonly cart: CartBill
  readonly menu: Menu
  readonly count: number
  readonly onOpen: () => void
  readonly onCheckOut: (aim?: CheckoutAim) => void
}

/** Gives the list below it the room to leave: the pill is higher where words are long or large. */
function useRoomBelow(isShown: boolean) {
  const pill = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isShown || pill.current === null) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--pill', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    )
    watch.observe(pill.current)
    return () => watch.disconnect() // the room stays: every change of it styles every element of the page again
  }, [isShown])
  return pill
}

interface BelowAmountProps {
  readonly gifts: GiftsOfCart | undefined
  readonly offer: string | undefined
  readonly lines: CartBill['validLines']
}

/** The most useful thing to know: what is free and not chosen yet, what is missing to an offer, or when it would be ready. */
function BelowAmount({ gifts, offer, lines }: BelowAmountProps) {
  const t = useT()
  if (gifts !== undefined && gifts.count < gifts.offer.maxNum)
    return <small className={css.unlocked}>{t('gift.unlocked', { count: gifts.offer.maxNum })}</small>
  return offer === undefined ? <CartReady lines={lines} /> : <small className={css.goldLight}>{offer}</small>
}

/** The dark pill over the menu: what is in the cart, what it costs, and the way on. Hidden when the cart is empty. */
export function CartBar({ cart, menu, count, onOpen, onCheckOut }: CartBarProps) {
  const t = useT()
  const onwards = useOnwards()
  const format = useMoney()
  const { bill, validLines } = cart
  const next = useNextOffer(bill)
  const gifts = useGiftsOfCart(cart, menu)
  const isShown = count > 0 && cart.isSettled
  const pill = useRoomBelow(isShown)
  if (!isShown) return null
  const isReduced = bill !== undefined && hasPriceBefore(bill)
  return (
    <div className={css.wrap}>
      <section ref={pill} className={css.pill} aria-label={t('cart.title')} data-gift={gifts && ''}>
        <button type="button" className={css.open} onClick={onOpen}>
          <span className="sr">{t('cart.view')}</span>
          <span className={css.bag} data-cart-target>
            <Icon name="bag" />
            <span key={count} className="badge num">
              {count}
            </span>
          </span>
          <span className="grow">
            <span className={css.amounts}>
              <b className="t20 h">{bill === undefined ? '…' : <RollingAmount amount={bill.payableTotal} />}</b>
              {isReduced ? (
                <s className="t12">
                  <bdi className="num" dir="ltr">
                    {format(bill.originalAmount)}
                  </bdi>
                </s>
              ) : null}
            </span>
            <BelowAmount gifts={gifts} offer={next?.text} lines={validLines} />
          </span>
        </button>
        <button
          type="button"
          className="btn primary big"
          disabled={validLines.length === 0}
          onClick={() => onCheckOut()}
        >
          {onwards}
        </button>
      </section>
    </div>
  )
}
