import { countUnits } from '@tiffin/core/cart/count-units'
import type { Money } from '@tiffin/core/money/money'
import type { Order } from '@tiffin/core/order/order'
import { pickupNameOf } from '@tiffin/core/store/store'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Fragment } from 'react'
import { pickupIcons } from '../../features/store/pickup-icons.ts'
import { Tile } from '../../ui/tile.tsx'
import css from './cashier.module.css'

/** As many as fit beside one another on a narrow phone. */
const mostPictures = 4

interface PaidForProps {
  readonly order: Order
  /** Where it stands nowhere else on the page. */
  readonly amount?: Money
}

/** What is paid for: the store, how it is collected, and what it is. */
export function PaidFor({ order: { store, productList, giftList, pickupMethod, tableName }, amount }: PaidForProps) {
  const t = useT()
  const format = useMoney()
  const lines = [...productList, ...giftList]
  const pickup = pickupNameOf(pickupMethod)
  return (
    <section className={`card ${css.paidFor}`}>
      <div className={css.store}>
        <Icon name={pickupIcons[pickup]} />
        <div className="grow">
          <b className="block">{store.storeName}</b>
          <span className="t12 ink2">
            {t('order.items', { count: countUnits(lines) })} · {tableText(tableName) || t(`pickup.${pickup}`)}
          </span>
        </div>
        {amount === undefined ? null : (
          <b className="t16">
            <bdi className="num" dir="ltr">
              {format(amount)}
            </bdi>
          </b>
        )}
      </div>
      <div className={css.pictures} aria-hidden="true">
        {lines.slice(0, mostPictures).map(({ image, tint }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
          <Tile key={index} image={image} tint={tint} size={56} radius={12} />
        ))}
        {lines.length > mostPictures ? <b className={css.more}>+{lines.length - mostPictures}</b> : null}
      </div>
      <p className={`t12 ink2 ${css.names}`}>
        {lines.map(({ productName, num }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
          <Fragment key={index}>
            {index === 0 ? '' : ' · '}
            <bdi>{num > 1 ? `${num} × ${productName}` : productName}</bdi>
          </Fragment>
        ))}
      </p>
    </section>
  )
}
