import { attemptStatus, refundStatus } from '@tiffin/core/order/payment-status'
import { isPaidWithPoints } from '@tiffin/core/order/preview-refund'
import { readRefundReason } from '@tiffin/core/order/refund-reason'
import { useT } from '@tiffin/kit/client/words.ts'
import type { DeskOrder } from '../../data/orders.ts'
import { providerNames } from '../../data/provider-names.ts'
import { disputeNote } from '../../features/dispute/dispute-text.ts'
import { momentOf } from '../../state/dates.ts'
import { money, moneyIn } from '../../state/money.ts'

interface OrderProps {
  readonly order: DeskOrder
}

/** The name of a number in a table of core. */
const nameIn = <Name extends string>(table: Readonly<Record<Name, number>>, value: number, unknown: Name): Name =>
  (Object.keys(table) as Name[]).find((name) => table[name] === value) ?? unknown // Object.keys forgets the type of keys

function useProviderName() {
  const t = useT()
  return (provider: string) =>
    provider === 'sandbox' ? t('desk.reconcile.sandbox') : (providerNames[provider] ?? provider)
}

/** Why money went back: in words where it is kept as a code, and what staff wrote [order-28]. */
function useRefundReason() {
  const t = useT()
  return (kept: string): string[] => {
    const { code, note } = readRefundReason(kept)
    return [code === '' ? '' : t(`staffOrders.why.${code}`), note]
  }
}

interface StepProps {
  readonly title: string
  readonly note: string
  readonly at: number
  readonly amount?: string
  readonly isBad?: boolean
}

const Step = ({ title, note, at, amount = '', isBad = false }: StepProps) => (
  <li className={isBad ? 'bad' : undefined}>
    <span className="grow">
      <span className="m">{title}</span>
      {note === '' ? null : (
        <span className="sub">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
    <span className="ordend">
      {amount === '' ? null : <b className="num">{amount}</b>}
      <time className="num sub" dateTime={new Date(at).toISOString()}>
        {momentOf(at)}
      </time>
    </span>
  </li>
)

/** What happened to the order, by whom. */
export function OrderSteps({ order }: OrderProps) {
  const t = useT()
  const titleOf = ({ action, statusText }: DeskOrder['logList'][number]) => {
    if (action === 'create') return t('staffOrders.placed')
    if (action === 'refund') return isPaidWithPoints(order) ? t('staffOrders.pointsBack') : t('staffOrders.gaveBack')
    return statusText
  }
  const noteOf = ({ by, staffName, approverName: name }: DeskOrder['logList'][number]) => {
    if (staffName === '') return t(`staffOrders.by.${by}`)
    return name === '' ? staffName : `${staffName} · ${t('staffOrders.allowedBy', { name })}`
  }
  return (
    <ol className="ordsteps" aria-label={t('staffOrders.log')}>
      {order.logList.map((step) => (
        <Step key={step.version} title={titleOf(step)} note={noteOf(step)} at={step.at} />
      ))}
    </ol>
  )
}

/** Disputes of its payments: where each stands, what it took, and what is to be done [order-26]. */
function Disputes({ order: { disputeList } }: OrderProps) {
  const t = useT()
  const providerName = useProviderName()
  return disputeList.map((dispute) => {
    const { disputeNo, state, amount, currency, provider, at } = dispute
    return (
      <Step
        key={disputeNo}
        title={t(`desk.dispute.state.${state}`)}
        note={[disputeNote(dispute), `${providerName(provider)} ${disputeNo}`].filter(Boolean).join(' ')}
        at={at}
        amount={amount < 0 ? '' : moneyIn(currency, amount)}
        isBad={state !== 'won' && state !== 'closed'}
      />
    )
  })
}

/** Every try to pay, what went back or is on its way, and disputes. */
export function OrderMoney({ order }: OrderProps) {
  const t = useT()
  const providerName = useProviderName()
  const reasonOf = useRefundReason()
  const { paymentList, refundList, payTime, paymentNo, payableTotal, tender } = order
  const atStore = `${t('staffOrders.atStore')} · ${t(`staffOrders.tender.${tender}`)}`
  return (
    <ol className="ordsteps" aria-label={t('staffOrders.money')}>
      {payTime !== null && paymentNo === null && payableTotal > 0 ? (
        <Step title={t('staffOrders.paid')} note={atStore} at={payTime} amount={money(payableTotal)} />
      ) : null}
      {paymentList.map(({ paymentNo: number, provider, amount, at, status }) => (
        <Step
          key={number}
          title={t(`staffOrders.attempt.${nameIn(attemptStatus, status, 'pending')}`)}
          note={`${providerName(provider)} ${number}`}
          at={at}
          amount={money(amount)}
          isBad={status === attemptStatus.failed}
        />
      ))}
      {refundList.map(({ refundNo, amount, at, reason, status, failure }) => (
        <Step
          key={refundNo}
          title={t('staffOrders.refundIs', {
            state: t(`staffOrders.status.${nameIn(refundStatus, status, 'due')}`),
          })}
          note={[...reasonOf(reason), failure].filter(Boolean).join(' · ')}
          at={at}
          amount={`\u2066−\u2069${money(amount)}`}
          isBad={status === refundStatus.failed}
        />
      ))}
      <Disputes order={order} />
    </ol>
  )
}
