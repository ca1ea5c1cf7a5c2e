import { discountNameOf } from '@tiffin/core/pricing/bill'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { Shift } from '../../data/shift.ts'
import { money } from '../../state/money.ts'
import { providerNames } from './provider-names.ts'

type Figures = Shift['figures']
type Ways = Figures['takenList']

/** The four figures of the head. */
export function Head({ figures: { orderCount, soldTotal, refundTotal, cash } }: { readonly figures: Figures }) {
  const t = useT()
  const all = [
    [String(orderCount), t('counter.shift.orders')],
    [money(soldTotal), t('counter.shift.sold')],
    [money(refundTotal), t('counter.shift.refunds')],
    [money(cash.expected), t('counter.shift.expectedCash')],
  ] as const
  return (
    <dl className="card four">
      {all.map(([value, name]) => (
        <div key={name}>
          <dt className="t14 ink2">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount of each way, with its part of all as a bar. */
export function WayCard({ title, ways }: { readonly title: string; readonly ways: Ways }) {
  const t = useT()
  const sum = ways.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  const nameOf = ({ way, provider, account }: Ways[number]) => {
    if (way !== 'provider') return t(`counter.shift.way.${way}`)
    const name = providerNames[provider] ?? provider
    const isOnly = ways.filter((each) => each.provider === provider).length === 1
    return isOnly ? name : `${name} ${account.slice(-4)}`
  }
  return (
    <section className="card">
      <h2 className="t16 b">{title}</h2>
      {ways.length === 0 && <p className="ink2">{t('counter.shift.nothing')}</p>}
      {ways.map((each) => (
        <div key={`${each.way} ${each.account}`} className="way">
          <span>{nameOf(each)}</span>
          <span className="part" aria-hidden="true">
            <i style={{ inlineSize: `${sum === 0 ? 0 : (Math.max(0, each.amount) / sum) * 100}%` }} />
          </span>
          <b className="num">{money(each.amount)}</b>
        </div>
      ))}
    </section>
  )
}

interface Row {
  readonly name: string
  readonly amount: number
}

/** Names and amounts below each other; those of nothing are left out. */
function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return rows
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{money(amount)}</dd>
      </div>
    ))
}

/** Discounts by kind, service charge and taxes. */
export function Parts({ figures: { discountList, serviceCharge, taxList } }: { readonly figures: Figures }) {
  const t = useT()
  const kindOf = (type: number) => {
    const name = discountNameOf(type)
    if (name === undefined) return t('counter.shift.discounts')
    return t(name === 'spendAndReduce' ? 'discount.spendAndReducePlain' : `discount.${name}`)
  }
  const taxes = taxList.flatMap(({ name, amount, refunded }) => [
    { name, amount },
    { name: t('counter.shift.taxBack', { name }), amount: -refunded },
  ])
  const added = [{ name: t('counter.shift.service'), amount: serviceCharge }, ...taxes]
  const sections = [
    {
      title: t('counter.shift.discounts'),
      rows: discountList.map(({ type, amount }) => ({ name: kindOf(type), amount: -amount })),
    },
    { title: t('counter.shift.taxes'), rows: added.filter(({ amount }) => amount !== 0) },
  ]
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} className="card">
        <h2 className="t16 b">{title}</h2>
        <dl className="sums">
          <Rows rows={rows} />
        </dl>
      </section>
    ))
}

/** The cash of the drawer, from its float to what should be in it. */
export function DrawerRows({ shift: { float, figures } }: { readonly shift: Shift }) {
  const t = useT()
  const { taken, refunded, putIn, takenOut, expected, takenBefore, refundedBefore } = figures.cash
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t('counter.shift.float')}</dt>
          <dd className="num">{money(float)}</dd>
        </div>
        <Rows
          rows={[
            { name: t('counter.shift.taken'), amount: taken },
            { name: t('counter.shift.refunded'), amount: -refunded },
            { name: t('counter.shift.putIn'), amount: putIn },
            { name: t('counter.shift.takenOut'), amount: -takenOut },
          ]}
        />
        <div className="total">
          <dt>{t('counter.shift.expected')}</dt>
          <dd className="num">{money(expected)}</dd>
        </div>
      </dl>
      {takenBefore > 0 && <p className="t14 ink2">{t('counter.shift.before', { amount: money(takenBefore) })}</p>}
      {refundedBefore > 0 && (
        <p className="t14 ink2">{t('counter.shift.refundedBefore', { amount: money(refundedBefore) })}</p>
      )}
    </>
  )
}

const codesOf = (orders: Shift['unpaidList']) =>
  orders.map(({ pickupCode, orderNo }) => pickupCode ?? orderNo.slice(-4)).join(', ')

/** Orders of the store that are not paid or not collected [shift-6]. */
export function OpenOrders({ title, shift }: { readonly title: string; readonly shift: Shift }) {
  const t = useT()
  const { unpaidList, uncollectedList } = shift
  const lines = [
    { icon: 'receipt', text: t('counter.shift.unpaid', { count: unpaidList.length }), codes: codesOf(unpaidList) },
    {
      icon: 'clock',
      text: t('counter.shift.uncollected', { count: uncollectedList.length }),
      codes: codesOf(uncollectedList),
    },
  ] as const
  return (
    <section className="card">
      <h2 className="t16 b">{title}</h2>
      <ul className="open-orders">
        {lines.map(({ icon, text, codes }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span className="grow">
              {text}
              {codes !== '' && <small className="ink2 num">{codes}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
