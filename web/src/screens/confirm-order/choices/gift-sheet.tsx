import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { type GiftOffer, isOverGifts } from '@tiffin/core/cart/resolve-gift'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import { findShortages } from '@tiffin/core/stock/check-stock'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { Stepper } from '@tiffin/kit/ui/stepper.tsx'
import { FreePrice } from '../../../features/cart/free-price.tsx'
import { LineChoices } from '../../../features/cart/line-choices.tsx'
import { type OfferedGift, offeredGifts } from '../../../features/cart/offered-gifts.ts'
import { useMenu } from '../../../features/cart/use-menu.ts'
import { LineFood, RowFood } from '../../../features/food/lazy-food.ts'
import { Tile } from '../../../ui/tile.tsx'
import css from '../confirm-order.module.css'

interface GiftSheetProps {
  readonly offer: GiftOffer
  /** What it gives, as the store has it now. */
  readonly products: readonly Product[]
  readonly gifts: readonly CartLine[]
  /** What is paid draws on the same stock. */
  readonly lines: readonly CartLine[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (gifts: readonly CartLine[]) => void
}

interface GiftRowProps extends OfferedGift {
  readonly num: number
  readonly isAtLimit: boolean
  readonly onChange: (num: number) => void
}

function GiftRow({ product, line, num, isAtLimit, onChange }: GiftRowProps) {
  const t = useT()
  const name = product.productName
  return (
    <li className={`row ${css.giftRow}`}>
      <Tile
        image={product.image}
        cutImage={product.cutImage}
        tint={product.tint}
        size={60}
        radius={12}
        isOut={line === undefined}
      />
      <span className={line === undefined ? 'grow ink3' : 'grow'}>
        <b className="block">{product.productName}</b>
        {line === undefined ? <RowFood product={product} /> : <LineFood line={line} />}
        {line === undefined ? (
          <span className="t12">{reasonText(product.unavailableReason || unavailableReason.soldOut, product)}</span>
        ) : (
          <>
            <LineChoices line={line} />
            <FreePrice price={line.price} />
          </>
        )}
      </span>
      {line === undefined ? null : (
        <Stepper
          num={num}
          isAtLimit={isAtLimit}
          onChange={onChange}
          labels={{
            less: t('action.decrease', { name }),
            more: t('action.increase', { name }),
            num: t('cart.quantityOf', { name }),
          }}
        />
      )}
    </li>
  )
}

/** Free items of the activity, up to its maximum. */
export function GiftSheet({ offer, products, gifts, lines, isOpen, onClose, onChoose }: GiftSheetProps) {
  const t = useT()
  const { stock } = useMenu()
  const offered = offeredGifts(offer, products)
  const count = countUnits(gifts)
  const numOf = (line: CartLine) => gifts.find(({ skuId }) => skuId === line.skuId)?.num ?? 0

  function setNum(line: CartLine, num: number): void {
    const others = gifts.filter(({ skuId }) => skuId !== line.skuId)
    const next = num === 0 ? others : [...others, { ...line, num }]
    const isShort = num > numOf(line) && findShortages([...lines, ...next], stock).length > 0
    if (isOverGifts(next, offer)) showToast(t('gift.max'))
    else if (isShort) showToast(t('stock.limitReached'))
    else onChoose(next)
  }

  const foot = (
    <button type="button" className="btn primary big wide" onClick={onClose}>
      {t('action.done')}
    </button>
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('gift.title')}
      head={
        <div className={`between ${css.sheetTitle}`}>
          <h2 className="t20 h">{t('gift.title')}</h2>
          <span className={count === offer.maxNum ? 'tag ok' : 'tag warn'}>
            {t('gift.chosen', { count, max: offer.maxNum })}
          </span>
        </div>
      }
      foot={foot}
    >
      <ul>
        {offered.map(({ product, line }) => (
          <GiftRow
            key={product.productId}
            product={product}
            line={line}
            num={line === undefined ? 0 : numOf(line)}
            isAtLimit={count >= offer.maxNum}
            onChange={(num) => line !== undefined && setNum(line, num)}
          />
        ))}
      </ul>
    </Sheet>
  )
}
