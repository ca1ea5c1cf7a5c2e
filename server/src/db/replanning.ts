import type { Answers, Statement } from './statement.ts'
import type { Tx } from './unit.ts'

/** Planned for this once: a plan that was kept is one of the published tables. */
const unnamed = ({ text, values }: Statement): Statement => ({ text, values })

/** A unit whose statements are all planned again, and which does not end the transaction. */
export function replanning(tx: Tx): Tx {
  // as: the statements are the same ones, in the same order.
  const batch = async <const Statements extends readonly Statement[]>(...statements: Statements) =>
    (await tx.batch(...statements.map(unnamed))) as unknown as Answers<Statements>
  return {
    query: (text, values) => tx.query(text, values),
    run: ({ text, values }) => tx.run({ text, values }),
    batch,
    finish: batch,
    get roundTrips() {
      return tx.roundTrips
    },
  }
}
