import type { OrderLine } from '@tiffin/core/order/order'
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

/** Number, name and choices of a line, and what of it was given back. */
export function LineWords({ line, isWarned }: { readonly line: OrderLine; readonly isWarned: boolean }) {
  const t = useT()
  return (
    <>
      <span className="q num">{line.num}×</span>
      <span className="what">
        <b>{line.productName}</b>
        {detailRows(line).map(({ details }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: components of a set never change and may be equal
          <Details key={index} details={details} />
        ))}
        {line.refundAmount > 0 && (
          <small className="back">{t('desk.orders.lineBack', { amount: money(line.refundAmount) })}</small>
        )}
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
          <LineWords line={line} isWarned={isWarned} />
        </li>
      ))}
    </ul>
  )
}
