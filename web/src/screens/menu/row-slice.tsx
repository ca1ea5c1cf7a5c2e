import type { Product } from '@tiffin/core/catalog/product'
import { type CSSProperties, Fragment, memo, type RefObject } from 'react'
import type { Menu } from '../../features/cart/use-menu.ts'
import { ProductRow } from '../../features/product/product-row.tsx'
import css from './menu.module.css'
import { useNear } from './use-near.ts'

/** Where others find a product in the list, whether its row is written or not. */
const anchorOf = ({ productId }: Product) => `product-${productId}`

export interface RowSliceProps {
  readonly products: readonly Product[]
  /** Rows of the section before these, and in all. */
  readonly before: number
  readonly count: number
  readonly urgent: ReadonlySet<Product>
  readonly isFirst: boolean
  /** What scrolls. */
  readonly box: RefObject<Element | null>
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
}

interface WaitingProps extends Pick<RowSliceProps, 'products' | 'before' | 'count'> {
  readonly height: number | undefined
}

/** The place of rows that are not written: their names, for search in page and screen readers, each where its row will be. */
function Waiting({ products, before, count, height }: WaitingProps) {
  // Custom properties are not in React's type of styles.
  const style = { '--count': products.length, blockSize: height } as CSSProperties
  return (
    <li className={css.waiting} style={style} aria-posinset={before + 1} aria-setsize={count}>
      {products.map((product) => (
        <p key={product.productId} id={anchorOf(product)}>
          {product.productName}
        </p>
      ))}
    </li>
  )
}

/** A few rows of a section, written while they are in sight or nearly so. */
export const RowSlice = memo(function RowSlice({
  products,
  before,
  count,
  urgent,
  isFirst,
  box,
  ...row
}: RowSliceProps) {
  const { isNear, height, ref } = useNear({ box, isNearAtFirst: isFirst })
  return (
    <Fragment ref={ref} key={String(isNear)}>
      {isNear ? (
        products.map((product, index) => (
          <ProductRow
            key={product.productId}
            id={anchorOf(product)}
            posInSet={before + index + 1}
            setSize={count}
            product={product}
            isUrgent={urgent.has(product)}
            {...row}
          />
        ))
      ) : (
        <Waiting products={products} before={before} count={count} height={height} />
      )}
    </Fragment>
  )
})
