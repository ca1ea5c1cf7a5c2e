import { fewLeft } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { memo } from 'react'
import type { Menu } from '../../features/cart/use-menu.ts'
import { BuyControl } from '../../features/product/buy-control.tsx'
import { reasonText } from '../../features/product/reason.ts'
import { useProductPrice } from '../../features/product/use-product-price.ts'
import { useT } from '../../state/words.ts'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import css from './menu.module.css'

interface ProductRowProps {
  readonly product: Product
  readonly menu: Menu
  /** It is in sight as the menu comes up. */
  readonly isFirst: boolean
  readonly onChoose: (product: Product) => void
}

function Tags({ product }: { readonly product: Product }) {
  const t = useT()
  const left = fewLeft(product)
  const reason = reasonText(product.unavailableReason, product)
  return (
    <div className={css.tags}>
      {reason === '' ? null : <span className="tag mute">{reason}</span>}
      {product.promotionTagList.map(({ promotionId, text }) => (
        <span key={promotionId} className="tag">
          {text}
        </span>
      ))}
      {reason === '' && left !== undefined ? (
        <span className="tag warn">{t('menu.fewLeft', { count: left })}</span>
      ) : null}
    </div>
  )
}

/** A product on the menu: picture, name, marks, price, and how to get it or why not. */
export const ProductRow = memo(function ProductRow({ product, menu, isFirst, onChoose }: ProductRowProps) {
  const { productId, productName, description, image, cutImage, tint, unavailableReason } = product
  const price = useProductPrice(product)
  const isOut = unavailableReason !== 0
  return (
    <li id={`product-${productId}`} className={isOut ? `${css.product} ${css.out}` : css.product}>
      <Tile image={image} cutImage={cutImage} tint={tint} size={96} isOut={isOut} isUrgent={isFirst} />
      <div className={`grow ${css.info}`}>
        <button type="button" className={css.open} onClick={() => onChoose(product)}>
          <h3 className="t16 b two">{productName}</h3>
          {description === '' ? null : <p className="t12 ink2 one">{description}</p>}
        </button>
        <Tags product={product} />
        <div className={`between ${css.buy}`}>
          <Price {...price} />
          <BuyControl product={product} menu={menu} onChoose={onChoose} />
        </div>
      </div>
    </li>
  )
})
