import { sqlState } from './failure.ts'
import { identifier, type Sql, sql } from './sql.ts'

/** What statements refuse inside the database, so that nothing of their transaction stays. */
const names = [
  'stockShort',
  'tooManyUnpaid',
  'dailyLimit',
  'couponUsed',
  'codeRedeemed',
  'pointsShort',
  'staffDiscountGone',
  'lastOwner',
  'storeGone',
  'slotFull',
  'groupOrderMoved',
] as const

export type Raised = (typeof names)[number]

/** A column that ends the transaction when the condition holds; `raisedBy` then answers the name. */
export const refuseWhen = (condition: Sql, name: Raised): Sql => sql`refuse_when(${condition}, '${identifier(name)}')`

/** What one of our own statements refused; undefined for any other error. The name is in a field of the error (server/db/changes/0051). */
export function raisedBy(error: unknown): Raised | undefined {
  if (sqlState(error) !== 'TF001') return undefined
  const { constraint } = error as { constraint?: unknown } // as: an error with a state is an object
  return names.find((name) => name === constraint)
}
