import { money } from '../../state/money.ts'

/** A name and its amount. */
export interface Row {
  readonly name: string
  readonly amount: number
}

/** Names and amounts below each other; those of nothing are left out. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return rows
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{money(amount)}</dd>
      </div>
    ))
}
