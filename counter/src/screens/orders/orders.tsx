import { localTimeAt } from '@tiffin/core/store/local-time'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import { type FoundOrder, useOrderSearch } from '../../data/find-orders.ts'
import { NoConnection } from '../../features/connection/while-connected.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { Shapes } from '../../features/load/shapes.tsx'
import { useCovering } from '../../features/pane/use-covering.ts'
import { useClock } from '../../state/clock.ts'
import { useIsLost } from '../../state/connection.ts'
import { clockOf, useStoreZone } from '../../state/dates.ts'
import { showFoundOrder, useFoundOrder } from '../../state/found-order.ts'
import { money } from '../../state/money.ts'
import { FindField } from '../../ui/find-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { DayField } from './day-field.tsx'
import { OrderPane } from './order-pane.tsx'

/** A search is not sent with each letter. */
const typingMs = 250

interface FoundProps {
  readonly order: FoundOrder
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Found({ order, isChosen, onChoose }: FoundProps) {
  const t = useT()
  const { submitTime, statusText, payableTotal, refundTotal, customerName, remark, itemList, moreItems } = order
  const items = itemList.map(({ num, productName }) => `${num}× ${productName}`)
  return (
    <button type="button" className="found" aria-pressed={isChosen} onClick={onChoose}>
      <b className="t20 h num" dir="ltr">
        {codeOf(order)}
      </b>
      <span className="grow">
        <b className="one-line">
          <bdi>{customerName}</bdi>
          {remark !== '' && (
            <span className="ink2">
              {' · '}
              <bdi>{remark}</bdi>
            </span>
          )}
        </b>
        <small className="one-line">
          {items.join(', ')}
          {moreItems > 0 && <span className="num"> +{moreItems}</span>}
        </small>
        <small className="ink2 num">
          <b>{statusText}</b> · {clockOf(submitTime)}
        </small>
      </span>
      <span className="sums">
        <b className="num">{money(payableTotal)}</b>
        {refundTotal > 0 && (
          <small className="num back">{t('staffOrders.lineBack', { amount: money(refundTotal) })}</small>
        )}
      </span>
    </button>
  )
}

/** Orders of any day, and refunds of their money [staff-10]. */
export function Orders() {
  const t = useT()
  const timeZone = useStoreZone()
  const [typed, setTyped] = useState('')
  const [otherDay, setDay] = useState<string>()
  const today = useClock((now) => localTimeAt(now, timeZone).date)
  const day = otherDay ?? today
  const chooseDay = (chosenDay: string) => setDay(chosenDay === today ? undefined : chosenDay)
  const chosen = useFoundOrder(({ orderId }) => orderId)
  useEffect(() => () => showFoundOrder(''), [])
  useCovering(chosen !== '', () => showFoundOrder(''))
  const isLost = useIsLost()
  const text = useSettled(typed, typingMs)
  const { data, isError, refetch } = useOrderSearch({ text, day })
  return (
    <main className="work-page orders-page" data-testid="page-orders">
      <header className="top">
        <h1 className="t20 h grow">{t('counter.orders.title')}</h1>
        <DayField label={t('staffOrders.day')} onChoose={chooseDay} {...{ day, today }} />
        <FindField label={t('staffOrders.find')} value={typed} onChange={setTyped} />
      </header>
      <div className="work" data-chosen={chosen !== '' || undefined}>
        <section
          className="work-list"
          aria-busy={data === undefined && !isError}
          aria-label={t('counter.orders.title')}
        >
          {data === undefined && isError && (
            <Missing text={t('counter.orders.failed')} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && !isLost && <Shapes kind="row" count={8} />}
          {isLost && <NoConnection text={t('counter.lost.noSearch')} />}
          {data?.list.length === 0 && (
            <p className="nothing">
              <b>{t('staffOrders.none')}</b> {t('staffOrders.noneText')}
            </p>
          )}
          <ul className="founds">
            {data?.list.map((order) => (
              <li key={order.orderId}>
                <Found
                  order={order}
                  isChosen={order.orderId === chosen}
                  onChoose={() => showFoundOrder(order.orderId)}
                />
              </li>
            ))}
          </ul>
          {data?.hasMore && <p className="nothing">{t('staffOrders.more')}</p>}
        </section>
        <OrderPane key={chosen} orderId={chosen} onClose={() => showFoundOrder('')} />
      </div>
    </main>
  )
}
