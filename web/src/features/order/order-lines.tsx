import '../../styles/line-row.css'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { lineAmountOf, listAmountOf } from '@tiffin/core/cart/line-amount'
import { money, noMoney } from '@tiffin/core/money/money'
import type { OrderLine } from '@tiffin/core/order/order'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Tile } from '../../ui/tile.tsx'
import { LineChoices } from '../cart/line-choices.tsx'
import { LineFood, WarningLines } from '../food/lazy-food.ts'
import css from './order-lines.module.css'

type WantedOrSold = CartLine & Partial<Pick<OrderLine, 'warning' | 'total' | 'refundAmount'>>

interface OrderLinesProps {
  readonly lines: readonly WantedOrSold[]
  /** They are still to be ordered: what is avoided is reckoned from the menu, and afterwards read from the order. */
  readonly isWanted?: boolean
}

interface LineProps {
  readonly line: WantedOrSold
  readonly isWanted: boolean
  /** Not all of the order went back: the line says what of it did. */
  readonly isPartly: boolean
}

function Line({ line, isWanted, isPartly }: LineProps) {
  const t = useT()
  const format = useMoney()
  const { productName, image, tint, num, isFreeGift } = line
  const amount = lineAmountOf(line)
  const before = listAmountOf(line)
  const refund = line.refundAmount ?? 0
  return (
    <li className="line-row">
      <Tile image={image} tint={tint} size={60} radius={12} />
      <div className="grow">
        <span className="block">
          <b>{productName}</b>
          {num > 1 ? (
            <span className="ink2 num">
              {'\u00A0'}
              <bdi dir="ltr">× {num}</bdi>
            </span>
          ) : null}
        </span>
        <LineChoices line={line} />
        {isWanted ? <LineFood line={line} /> : null}
        {line.warning === undefined ? null : <WarningLines warning={line.warning} />}
        {isFreeGift ? <span className="t12 okc m">{t('promotion.gift')}</span> : null}
        {isPartly && refund > 0 ? (
          <p className="t12 ink2">{t('order.lineRefund', { amount: format(money(refund)) })}</p>
        ) : null}
      </div>
      <div className={css.amount}>
        <b>
          <bdi className="num" dir="ltr">
            {format(amount)}
          </bdi>
        </b>
        {before > amount ? (
          <s className="was t12 block">
            <span className="sr">{t('menu.listPrice', { price: format(before) })}</span>
            <bdi className="num" dir="ltr" aria-hidden="true">
              {format(before)}
            </bdi>
          </s>
        ) : null}
      </div>
    </li>
  )
}

/** What is or was ordered, line by line. */
export function OrderLines({ lines, isWanted = false }: OrderLinesProps) {
  const isPartly = lines.some(({ total = noMoney, refundAmount = noMoney }) => refundAmount < total)
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
        <Line key={index} line={line} isWanted={isWanted} isPartly={isPartly} />
      ))}
    </ul>
  )
}
