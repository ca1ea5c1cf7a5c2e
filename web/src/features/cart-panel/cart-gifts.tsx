import '@tiffin/kit/ui/more-drawings.ts'
import '@tiffin/kit/ui/choices.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Tile } from '../../ui/tile.tsx'
import { FreePrice } from '../cart/free-price.tsx'
import css from './cart-gifts.module.css'
import type { GiftsOfCart } from './use-gifts-of-cart.ts'

interface CartGiftsProps {
  readonly gifts: GiftsOfCart
  /** Leads to all of them. */
  readonly onMore: () => void
}

/** Free items that are reached, ticked where the cart is seen, so that none is left lying. */
export function CartGifts({
  gifts: { offer, count, offered, isMore, isTicked, canTick, tick },
  onMore,
}: CartGiftsProps) {
  const t = useT()
  return (
    <fieldset className={css.gifts}>
      <legend className="sr">{t('gift.title')}</legend>
      <p className={css.head}>
        <Icon name="gift" size="s" />
        <b className="grow">{t('gift.unlocked', { count: offer.maxNum })}</b>
        <span className="num">{t('gift.chosen', { count, max: offer.maxNum })}</span>
      </p>
      <div className={css.list}>
        {offered.map(({ product, line }) => (
          <label key={product.productId} className={`choice ${css.gift}`} data-off={canTick(line) ? undefined : ''}>
            <input type="checkbox" checked={isTicked(line)} disabled={!canTick(line)} onChange={() => tick(line)} />
            <Tile image={product.image} cutImage={product.cutImage} tint={product.tint} size={44} radius={10} />
            <span className="grow">
              <b className="t14 block">{product.productName}</b>
              <FreePrice price={line.price} />
            </span>
            <span className="tick">
              <Icon name="check" size="xs" />
            </span>
          </label>
        ))}
      </div>
      {isMore ? (
        <button type="button" className={`btn plain ${css.more}`} onClick={onMore}>
          {t('gift.all')}
        </button>
      ) : null}
    </fieldset>
  )
}
