import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import type { Shift } from '../../data/shift.ts'
import { money } from '../../state/money.ts'
import { providerNames } from './provider-names.ts'
import { type Row, Rows } from './rows.tsx'

type Figures = Shift['figures']
type Ways = Figures['takenList']

const sumOf = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

interface WayCardProps {
  readonly title: string
  readonly ways: Ways
  /** What stands below the ways. */
  readonly children: ReactNode
}

/** An amount of each way, with its part of all as a bar. */
function WayCard({ title, ways, children }: WayCardProps) {
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
      <div className="ways">
        {ways.map((each) => (
          <div key={`${each.way} ${each.account}`} className="way">
            <span>{nameOf(each)}</span>
            <span className="part" aria-hidden="true">
              <i style={{ inlineSize: `${sum === 0 ? 0 : (Math.max(0, each.amount) / sum) * 100}%` }} />
            </span>
            <b className="num">{money(each.amount)}</b>
          </div>
        ))}
      </div>
      {children}
    </section>
  )
}

interface SumsProps {
  /** What is added to the ways. */
  readonly added?: readonly Row[]
  readonly total: number
  /** What the total is made of on the other side. */
  readonly parts: readonly Row[]
}

/** How the ways come to what was sold or refunded [shift-9]. */
function Sums({ added = [], total, parts }: SumsProps) {
  const t = useT()
  return (
    <dl className="sums">
      <Rows rows={added} />
      <div className="total">
        <dt>{t('counter.shift.total')}</dt>
        <dd className="num">{money(total)}</dd>
      </div>
      <Rows rows={parts} />
    </dl>
  )
}

/** What was received, and what of it was not needed. */
export function Paid({ figures: { takenList, soldTotal, balance } }: { readonly figures: Figures }) {
  const t = useT()
  const parts = [
    { name: t('counter.shift.sold'), amount: soldTotal },
    { name: t('counter.shift.surplus'), amount: balance?.surplus ?? 0 },
  ]
  return (
    <WayCard title={t('counter.shift.paid')} ways={takenList}>
      {balance && balance.surplus !== 0 && <Sums total={sumOf(takenList)} parts={parts} />}
    </WayCard>
  )
}

/** What went back, was charged back or is owed, and why; nothing where there is none of it. */
export function WentBack({ figures: { refundList, refundTotal, balance } }: { readonly figures: Figures }) {
  const t = useT()
  const { surplus, chargedBack, lost, owed } = balance ?? { surplus: 0, chargedBack: 0, lost: 0, owed: 0 }
  const needsSums = [surplus, chargedBack, lost, owed].some((amount) => amount !== 0)
  if (refundList.length === 0 && !needsSums) return null
  const added = [
    { name: t('counter.shift.chargedBack'), amount: chargedBack },
    { name: t('counter.shift.owed'), amount: Math.max(0, owed) },
  ]
  const parts = [
    { name: t('counter.shift.refunds'), amount: refundTotal },
    { name: t('counter.shift.surplus'), amount: surplus },
    { name: t('counter.shift.lost'), amount: lost },
    { name: t('counter.shift.owedBefore'), amount: Math.max(0, -owed) },
  ]
  return (
    <WayCard title={t('counter.shift.wentBack')} ways={refundList}>
      {needsSums && <Sums {...{ added, parts }} total={sumOf(refundList) + sumOf(added)} />}
    </WayCard>
  )
}
