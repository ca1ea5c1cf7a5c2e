import { discountNameOf } from '@tiffin/core/pricing/bill'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { Shift } from '../../data/shift.ts'
import { money } from '../../state/money.ts'
import { Rows } from './rows.tsx'

type Figures = Shift['figures']

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

/** Orders of the store that are not paid or not collected [shift-6], and what was refunded. */
export function OpenOrders({ title, shift }: { readonly title: string; readonly shift: Shift }) {
  const t = useT()
  const { unpaidList, uncollectedList, figures } = shift
  const { refundCount: count, refundTotal } = figures
  const lines = [
    { icon: 'cash', text: t('counter.shift.refundCount', { count, amount: money(refundTotal) }), codes: '' },
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
