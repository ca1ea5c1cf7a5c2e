import type { Order } from '@tiffin/core/order/order'
import css from './order-names.module.css'

/** What is in an order, in the order of its lines: `2 × Butter Croissant · Cream Puff`. */
export function OrderNames({ order: { productList, giftList } }: { readonly order: Order }) {
  return (
    <p className={`t14 ${css.names}`}>
      {[...productList, ...giftList].map(({ productName, num }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
        <span key={index}>
          {index > 0 ? ' · ' : ''}
          {num > 1 ? <span className="num">{`${num} × `}</span> : null}
          <bdi>{productName}</bdi>
        </span>
      ))}
    </p>
  )
}
