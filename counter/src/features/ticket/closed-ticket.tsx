import { money } from '@tiffin/core/money/money'
import { isAtStation, linesOf } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useStation } from '../../state/station.ts'
import { GoneHere } from './hem.tsx'
import { LineWords } from './ticket-lines.tsx'

const nothing = money(0)

/** An order that staff has closed, at a station that had something to make of it: it goes when somebody there has seen it [kitchen-24]. */
export function ClosedTicket({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const station = useStation(({ categories }) => categories)
  const lines = linesOf(order).filter((line) => isAtStation(line, station))
  return (
    <article
      className="ticket"
      data-status={order.status}
      tabIndex={-1}
      data-testid={`ticket-${order.orderId}`}
      aria-label={codeOf(order)}
    >
      <div className="ticket-head">
        <b className="code num" dir="ltr">
          {codeOf(order)}
        </b>
        <span className="who">{order.customerName}</span>
      </div>
      <p className="say" data-kind="allergy" role="status">
        <Icon name="close" size="s" />
        {t('counter.takeOff.closed')}
      </p>
      <ul className="made">
        {lines.map((line) => (
          <li key={line.lineNo} data-given-back>
            <LineWords line={{ ...line, refundAmount: nothing }} isWarned={false} isMade={false} />
          </li>
        ))}
      </ul>
      <footer className="hem">
        <GoneHere order={order} />
      </footer>
    </article>
  )
}
