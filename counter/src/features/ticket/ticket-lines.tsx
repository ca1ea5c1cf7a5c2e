import type { OrderLine } from '@tiffin/core/order/order'
import { isInMaking } from '@tiffin/core/order/part-refund'
import { type DetailRow, detailRows, linesOf } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { money } from '../../state/money.ts'
import { allergyOf, warningText } from './allergy.ts'

function Details({ details }: DetailRow) {
  return (
    <small>
      {details.map(({ text, isLoud }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was chosen never changes and may be equal
        <span key={index}>
          {index > 0 && ', '}
          {isLoud ? <em>{text}</em> : text}
        </span>
      ))}
    </small>
  )
}

interface LineWordsProps {
  readonly line: OrderLine
  readonly isWarned: boolean
  /** The order is still made: what was taken off it is not [order-29]. */
  readonly isMade: boolean
}

/** What of a line is not made any more, or what of its money went back. */
function Gone({ line: { refundNum, refundAmount }, isMade }: Omit<LineWordsProps, 'isWarned'>) {
  const t = useT()
  if (isMade && refundNum > 0) return <small className="back">{t('counter.takeOff.gone', { count: refundNum })}</small>
  return (
    refundAmount > 0 && <small className="back">{t('staffOrders.lineBack', { amount: money(refundAmount) })}</small>
  )
}

/** Number, name and choices of a line, and what of it was given back. */
export function LineWords({ line, isWarned, isMade }: LineWordsProps) {
  const left = line.num - line.refundNum
  return (
    <>
      <span className="q num">{isMade && left > 0 ? left : line.num}×</span>
      <span className="what">
        <b>{line.productName}</b>
        {detailRows(line).map(({ details }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: components of a set never change and may be equal
          <Details key={index} details={details} />
        ))}
        <Gone line={line} isMade={isMade} />
        {isWarned && line.warning !== undefined && <small className="warned">{warningText(line.warning)}</small>}
      </span>
    </>
  )
}

/** Whether lines say themselves what is in them: where it is not clear from the banner. */
export const saysWarnings = (order: CounterOrder): boolean =>
  linesOf(order).length > 1 && allergyOf(order) !== undefined

/** What is to be made, to be read. */
export function TicketLines({ order }: { readonly order: CounterOrder }) {
  const isWarned = saysWarnings(order)
  return (
    <ul className="made">
      {linesOf(order).map((line) => (
        <li key={line.lineNo} data-given-back={line.refundNum >= line.num || undefined}>
          <LineWords line={line} isWarned={isWarned} isMade={isInMaking(order)} />
        </li>
      ))}
    </ul>
  )
}
