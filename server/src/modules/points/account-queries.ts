import type { AccountLot, PointsMovement, SpentPart } from '@tiffin/core/points/account'
import type { LotPart, PointLot } from '@tiffin/core/points/lots'
import { named, type Statement } from '../../db/statement.ts'

/** How a brand counts points. */
export interface TermsRow {
  readonly isEnabled: boolean
  readonly pointsPerUnit: number
  readonly timeZone: string
}

export const findTerms = (corpId: string): Statement<TermsRow> =>
  named(
    'points_terms',
    `select points_enabled as "isEnabled", points_per_unit as "pointsPerUnit", time_zone as "timeZone"
     from corp where corp_id = $1`,
    [corpId],
  )

/** Makes the account of a customer who has none yet, where the brand gives points at all. */
export const insertAccount = (corpId: string, customerId: string): Statement =>
  named(
    'points_account_new',
    `insert into point_account (corp_id, customer_id) select corp_id, $2 from corp where corp_id = $1 and points_enabled
     on conflict do nothing`,
    [corpId, customerId],
  )

export interface AccountRow {
  readonly balance: number
  readonly debt: number
  readonly movementNo: number
}

/** Whoever changes points waits here for the other. */
export const lockAccount = (corpId: string, customerId: string): Statement<AccountRow> =>
  named(
    'points_account_lock',
    `select balance, debt, movement_no as "movementNo" from point_account
     where corp_id = $1 and customer_id = $2 for update`,
    [corpId, customerId],
  )

const lotColumns = `lot_id as "lotId", order_id as "orderId", earned_at as "earnedAt", expires_at as "expiresAt",
  unspent as "left", held, expired, reversed`

/** Lots that still have something, and those that an order took from or was rewarded with. */
export const listLots = (corpId: string, of: { customerId: string; orderId: string | null }): Statement<AccountLot> =>
  named(
    'points_lots',
    `select ${lotColumns} from point_lot
     where corp_id = $1 and customer_id = $2 and (unspent > 0 or held > 0 or order_id = $3
       or lot_id in (select lot_id from point_use where corp_id = $1 and order_id = $3))`,
    [corpId, of.customerId, of.orderId],
  )

export const listUses = (corpId: string, orderId: string | null): Statement<SpentPart> =>
  named(
    'points_uses',
    'select lot_id as "lotId", points, returned from point_use where corp_id = $1 and order_id = $2 order by use_no',
    [corpId, orderId],
  )

/** What a customer can spend now; a lot past its time is not among it, whether or not anybody has noted its end. */
export const listSpendable = (corpId: string, customerId: string, now: number): Statement<PointLot> =>
  named(
    'points_spendable',
    `select ${lotColumns} from point_lot
     where corp_id = $1 and customer_id = $2 and unspent > 0 and expires_at > $3`,
    [corpId, customerId, new Date(now)],
  )

const holdText = `with wanted as (
    select * from unnest($4::text[], $5::bigint[]) with ordinality as wanted (lot_id, points, use_no)
  ), taken as (
    update point_lot lot set unspent = lot.unspent - wanted.points, held = lot.held + wanted.points from wanted
    where lot.corp_id = $1 and lot.customer_id = $2 and lot.lot_id = wanted.lot_id
      and lot.unspent >= wanted.points and lot.expires_at > $6
    returning lot.lot_id
  ), noted as (
    insert into point_use (corp_id, order_id, lot_id, use_no, points) select $1, $3, lot_id, use_no, points from wanted
  ), counted as (
    update point_account set held = held + (select sum(points) from wanted)::bigint where corp_id = $1 and customer_id = $2
  )
  select refuse_when((select count(*) from taken) < cardinality($4::text[]), 'pointsShort')`

/**
 * Sets points aside for an order, all of them or none: raises `pointsShort` inside the database when a lot has less than it had.
 * Of two orders of one customer the second waits at the account (faults.md CP-05). Sent behind the order itself.
 */
export const holdPoints = (
  corpId: string,
  of: { customerId: string; orderId: string; parts: readonly LotPart[]; now: number },
): Statement[] => [
  lockAccount(corpId, of.customerId),
  named('points_hold', holdText, [
    ...[corpId, of.customerId, of.orderId, of.parts.map(({ lotId }) => lotId), of.parts.map(({ points }) => points)],
    new Date(of.now),
  ]),
]

/** A lot that comes in; some of it may have paid a debt already. */
export const insertLot = (
  corpId: string,
  of: { customerId: string; lot: AccountLot; amount: number; expiryDate: string },
): Statement => {
  const { lotId, orderId, earnedAt, expiresAt, left } = of.lot
  return named(
    'points_lot_new',
    `insert into point_lot (corp_id, lot_id, customer_id, order_id, earned_at, expiry_date, expires_at, amount, unspent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[corpId, lotId, of.customerId, orderId, new Date(earnedAt), of.expiryDate, new Date(expiresAt)],
      ...[of.amount, left],
    ],
  )
}

/** Writes what is left of lots; their account is locked, so nobody has changed them meanwhile. */
export const updateLots = (
  corpId: string,
  { customerId, lots }: { customerId: string; lots: readonly AccountLot[] },
): Statement => {
  const column = <Key extends keyof AccountLot>(key: Key) => lots.map((lot) => lot[key])
  return named(
    'points_lots_update',
    `update point_lot lot set unspent = now.unspent, held = now.held, expired = now.expired, reversed = now.reversed
     from unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
       as now (lot_id, unspent, held, expired, reversed)
     where lot.corp_id = $1 and lot.customer_id = $7 and lot.lot_id = now.lot_id`,
    [corpId, column('lotId'), column('left'), column('held'), column('expired'), column('reversed'), customerId],
  )
}

export const updateAccount = (
  corpId: string,
  of: { customerId: string; balance: number; held: number; debt: number; movementNo: number },
): Statement =>
  named(
    'points_account_update',
    `update point_account set balance = $3, held = $4, debt = $5, movement_no = $6
     where corp_id = $1 and customer_id = $2`,
    [corpId, of.customerId, of.balance, of.held, of.debt, of.movementNo],
  )

/** A movement with the balance after it. */
export interface NewMovement extends PointsMovement {
  readonly movementNo: number
  readonly balance: number
  readonly orderId: string | null
}

export const insertMovements = (
  corpId: string,
  of: { customerId: string; movements: readonly NewMovement[]; now: number },
): Statement => {
  const column = <Key extends keyof NewMovement>(key: Key) => of.movements.map((movement) => movement[key])
  return named(
    'points_movements_new',
    `insert into point_movement (corp_id, customer_id, movement_no, type, points, balance, order_id, lot_id, moved_at)
     select $1, $2, movement_no, type, points, balance, order_id, lot_id, $9
     from unnest($3::integer[], $4::smallint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[])
       as movement (movement_no, type, points, balance, order_id, lot_id)`,
    [
      ...[corpId, of.customerId, column('movementNo'), column('type'), column('points'), column('balance')],
      ...[column('orderId'), column('lotId'), new Date(of.now)],
    ],
  )
}

/** The order has nothing of the customer's any more. */
export const deleteUses = (corpId: string, orderId: string): Statement =>
  named('points_uses_delete', 'delete from point_use where corp_id = $1 and order_id = $2', [corpId, orderId])

export const addReturned = (corpId: string, of: { orderId: string; parts: readonly LotPart[] }): Statement =>
  named(
    'points_uses_return',
    `update point_use taken set returned = taken.returned + part.points
     from unnest($3::text[], $4::bigint[]) as part (lot_id, points)
     where taken.corp_id = $1 and taken.order_id = $2 and taken.lot_id = part.lot_id`,
    [corpId, of.orderId, of.parts.map(({ lotId }) => lotId), of.parts.map(({ points }) => points)],
  )

export const setObtained = (corpId: string, of: { orderId: string; points: number }): Statement =>
  named(
    'points_obtained',
    'update customer_order set changed_at = clock_timestamp(), points_obtained = $3 where corp_id = $1 and order_id = $2',
    [corpId, of.orderId, of.points],
  )
