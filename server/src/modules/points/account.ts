import {
  type AccountLot,
  expire,
  type PointsMovement,
  type PointsStep,
  pointType,
  type SpentPart,
} from '@tiffin/core/points/account'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import * as queries from './account-queries.ts'

/** Whose points, because of which order, and when. */
export interface PointsOf {
  readonly corpId: string
  readonly customerId: string
  /** Null when it is about no order. */
  readonly orderId: string | null
  readonly now: number
}

/** A customer's account, locked until the transaction ends, brought up to date: what is past its time has expired. */
export interface OpenAccount {
  readonly step: PointsStep
  /** What the order took of which lot. */
  readonly spent: readonly SpentPart[]
  readonly terms: queries.TermsRow
  readonly before: { readonly lots: readonly AccountLot[]; readonly row: queries.AccountRow }
}

/** Locks and reads an account in one round trip; `isNew` makes one for a customer who has none. Undefined when there is none. */
export async function openAccount(
  tx: Tx,
  { corpId, customerId, orderId, now }: PointsOf,
  { isNew = false } = {},
): Promise<OpenAccount | undefined> {
  // Sent together: one round trip.
  const [, [accounts, lots, spent, terms]] = await Promise.all([
    isNew ? tx.run(queries.insertAccount(corpId, customerId)) : undefined,
    tx.batch(
      queries.lockAccount(corpId, customerId),
      queries.listLots(corpId, { customerId, orderId }),
      queries.listUses(corpId, orderId),
      queries.findTerms(corpId),
    ),
  ])
  const [row] = accounts.rows
  const [found] = terms.rows
  if (!row || !found) return undefined
  const step = expire({ lots: lots.rows, debt: row.debt }, now)
  return { step, spent: spent.rows, terms: found, before: { lots: lots.rows, row } }
}

/** Numbers movements and says what was left after each. What expires belongs to no order. */
function number(movements: readonly PointsMovement[], row: queries.AccountRow, orderId: string | null) {
  let { balance } = row
  return movements.map((movement, index): queries.NewMovement => {
    balance += movement.points
    const movementNo = row.movementNo + index + 1
    return { ...movement, movementNo, balance, orderId: movement.type === pointType.expired ? null : orderId }
  })
}

/** What is to be written of an account that was opened. */
export interface Changes {
  readonly step: PointsStep
  /** The lot that came in. */
  readonly earned?: { readonly lotId: string; readonly amount: number; readonly expiryDate: string }
  readonly more?: readonly Statement[]
}

/** Writes what a step did to an account, with what expired when it was opened, in one round trip. */
export async function keepAccount(
  tx: Tx,
  order: PointsOf & { readonly opened: OpenAccount },
  { step, earned, more = [] }: Changes,
): Promise<void> {
  const { corpId, customerId, orderId, now, opened } = order
  const { lots, row } = opened.before
  const { account } = step
  const movements = number([...opened.step.movements, ...step.movements], row, orderId)
  const changed = account.lots.filter((lot) => lot.lotId !== earned?.lotId && !lots.includes(lot))
  const fresh = account.lots.find(({ lotId }) => lotId === earned?.lotId)
  const { balance, movementNo } = movements.at(-1) ?? row
  const held = account.lots.reduce((sum, lot) => sum + lot.held, 0)
  await tx.batch(
    queries.updateAccount(corpId, { customerId, balance, held, debt: account.debt, movementNo }),
    ...(changed.length > 0 ? [queries.updateLots(corpId, { customerId, lots: changed })] : []),
    ...(fresh && earned ? [queries.insertLot(corpId, { customerId, lot: fresh, ...earned })] : []),
    ...(movements.length > 0 ? [queries.insertMovements(corpId, { customerId, movements, now })] : []),
    ...more,
  )
}
