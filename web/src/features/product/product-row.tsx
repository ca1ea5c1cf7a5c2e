import { fewLeft } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { reasonText } from '@tiffin/kit/choose/reason-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { memo, type ReactNode } from 'react'
import { rowPictureSize } from '../../entry/pictures/menu-pictures.ts'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import type { Menu } from '../cart/use-menu.ts'
import { RowFood, RowGrade } from '../food/lazy-food.ts'
import { BuyControl } from './buy-control.tsx'
import css from './product-row.module.css'
import { useProductPrice } from './use-product-price.ts'

interface ProductRowProps {
  readonly product: Product
  readonly menu: Menu
  /** Where others find the row. */
  readonly id?: string
  /** Its number in a list that is not written whole, and how many that list has. */
  readonly posInSet?: number
  readonly setSize?: number
  /** Its picture is among the first that the page shows. */
  readonly isUrgent?: boolean
  /** Said below the description. */
  readonly note?: string | undefined
  /** Its name as a search marks it. */
  readonly markedName?: ReactNode
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
      <span className={css.mark}>
        <RowGrade product={product} />
      </span>
    </div>
  )
}

/** A product in a list: picture, name, marks, price, and how to get it or why not. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, menu, id, posInSet, setSize, isUrgent = false, note, markedName, onChoose } = props
  const { productName, description, image, cutImage, tint, unavailableReason } = product
  const price = useProductPrice(product)
  const isOut = unavailableReason !== 0
  return (
    <li
      id={id}
      className={isOut ? `${css.product} ${css.out}` : css.product}
      aria-posinset={posInSet}
      aria-setsize={setSize}
    >
      <Tile image={image} cutImage={cutImage} tint={tint} size={rowPictureSize} isOut={isOut} isUrgent={isUrgent} />
      <div className={`grow ${css.info}`}>
        <button type="button" className={css.open} onClick={() => onChoose(product)}>
          <h3 className="t16 b">{markedName ?? productName}</h3>
          {description === '' ? null : <p className={`t12 ink2 ${css.about}`}>{description}</p>}
          {note === undefined ? null : <p className="t12 ink2">{note}</p>}
        </button>
        <Tags product={product} />
        <RowFood product={product} />
        <div className={`between ${css.buy}`}>
          <Price {...price} />
          <BuyControl product={product} menu={menu} onChoose={onChoose} />
        </div>
      </div>
    </li>
  )
})
