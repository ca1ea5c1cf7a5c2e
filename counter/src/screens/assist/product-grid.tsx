import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { fewLeft } from '@tiffin/core/catalog/limits'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { money } from '../../state/money.ts'
import { reasonHere } from './reason-here.ts'

interface CardProps {
  readonly product: Product
  /** Units in the cart. */
  readonly num: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Card({ product, num, isChosen, onChoose }: CardProps) {
  const t = useT()
  const { productName, cutImage, image, tint, price, discountPrice } = product
  const picture = cutImage || image
  const reason = reasonHere(product.unavailableReason, product)
  const left = fewLeft(product)
  return (
    <button
      type="button"
      className="item"
      aria-pressed={isChosen}
      disabled={product.unavailableReason !== unavailableReason.none}
      data-gone={reason !== '' || undefined}
      onClick={onChoose}
    >
      <span className="item-picture" style={{ background: `var(--tint-${tint})` }}>
        {picture !== '' && <img src={`${picture}-192.webp`} alt="" loading="lazy" width="96" height="96" />}
      </span>
      {reason !== '' && <b className="flag gone">{reason}</b>}
      {reason === '' && left !== undefined && <b className="flag low">{t('menu.fewLeft', { count: left })}</b>}
      {num > 0 && (
        <b className="in-cart num" aria-hidden="true">
          {num}
        </b>
      )}
      <b className="item-name">{productName}</b>
      <small className="ink2 num">
        {money(discountPrice)} {discountPrice < price && <s>{money(price)}</s>}
      </small>
    </button>
  )
}

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly lines: readonly CartLine[]
  readonly chosenId: string
  readonly onChoose: (product: Product) => void
}

/** What the store sells, to tap; what cannot be had says why. */
export function ProductGrid({ products, lines, chosenId, onChoose }: ProductGridProps) {
  return (
    <ul className="items">
      {products.map((product) => (
        <li key={product.productId}>
          <Card
            product={product}
            num={countUnits(lines.filter(({ productId }) => productId === product.productId))}
            isChosen={product.productId === chosenId}
            onChoose={() => onChoose(product)}
          />
        </li>
      ))}
    </ul>
  )
}
