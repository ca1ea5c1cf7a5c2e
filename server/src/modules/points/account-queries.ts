import type { AccountLot, PointsMovement, SpentPart } from '@tiffin/core/points/account'
import type { LotPart } from '@tiffin/core/points/lots'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'

/** How a brand counts points. */
export interface TermsRow {
  readonly isEnabled: boolean
  readonly pointsPerUnit: number
  readonly timeZone: string
}

export const findTerms = named(
  'points_terms',
  sql<TermsRow>`select points_enabled as "isEnabled", points_per_unit as "pointsPerUnit", time_zone as "timeZone"
     from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** Makes the account of a customer who has none yet, where the brand gives points at all. */
export const insertAccount = named(
  'points_account_new',
  sql`insert into point_account (corp_id, customer_id) select corp_id, :customerId from corp where corp_id = :corpId and points_enabled
     on conflict do nothing`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export interface AccountRow {
  readonly balance: number
  readonly debt: number
  readonly movementNo: number
}

/** Changes of the same points wait here for each other. */
export const lockAccount = named(
  'points_account_lock',
  sql<AccountRow>`select balance, debt, movement_no as "movementNo" from point_account
     where corp_id = :corpId and customer_id = :customerId for update`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

const lotColumns = sql`lot_id as "lotId", order_id as "orderId", earned_at as "earnedAt", expires_at as "expiresAt",
  unspent as "left", held, expired, reversed`

/** Lots that still have something, and those that an order took from or was rewarded with. */
export const listLots = named(
  'points_lots',
  sql<AccountLot>`select ${lotColumns} from point_lot
     where corp_id = :corpId and customer_id = :customerId and (unspent > 0 or held > 0 or order_id = :orderId?
       or lot_id in (select lot_id from point_use where corp_id = :corpId and order_id = :orderId))`,
  (corpId: string, values: { customerId: string; orderId: string | null }) => ({ ...values, corpId }),
)

export const listUses = named(
  'points_uses',
  sql<SpentPart>`select lot_id as "lotId", points, returned from point_use where corp_id = :corpId and order_id = :orderId? order by use_no`,
  (corpId: string, orderId: string | null) => ({ corpId, orderId }),
)

/** What a customer can spend now; a lot past its time is not among it, whether or not anybody has noted its end. */
export const listSpendable = named(
  'points_spendable',
  sql<AccountLot>`select ${lotColumns} from point_lot
     where corp_id = :corpId and customer_id = :customerId and unspent > 0 and expires_at > :now`,
  (corpId: string, customerId: string, now: number) => ({ corpId, customerId, now: new Date(now) }),
)

const holdLots = named(
  'points_hold',
  sql`with wanted as (
      select * from unnest(:lotIds::text[], :points::bigint[]) with ordinality as wanted (lot_id, points, use_no)
    ), taken as (
      update point_lot lot set unspent = lot.unspent - wanted.points, held = lot.held + wanted.points from wanted
      where lot.corp_id = :corpId and lot.customer_id = :customerId and lot.lot_id = wanted.lot_id
        and lot.unspent >= wanted.points and lot.expires_at > :now
      returning lot.lot_id
    ), noted as (
      insert into point_use (corp_id, order_id, lot_id, use_no, points)
      select :corpId, :orderId, lot_id, use_no, points from wanted
    ), counted as (
      update point_account set held = held + (select sum(points) from wanted)::bigint
      where corp_id = :corpId and customer_id = :customerId
    )
    select ${refuseWhen(sql`(select count(*) from taken) < cardinality(:lotIds::text[])`, 'pointsShort')}`,
  (corpId: string, { customerId, orderId, parts, now }: Hold) => ({
    ...{ corpId, customerId, orderId, now: new Date(now) },
    ...{ lotIds: parts.map(({ lotId }) => lotId), points: parts.map(({ points }) => points) },
  }),
)

interface Hold {
  readonly customerId: string
  readonly orderId: string
  readonly parts: readonly LotPart[]
  readonly now: number
}

/**
 * Sets points aside for an order, all of them or none: raises `pointsShort` inside the database when a lot has less than it had.
 * Of two orders of one customer the second waits at the account [order-13]. Sent behind the order itself.
 */
export const holdPoints = (corpId: string, hold: Hold): Statement[] => [
  lockAccount(corpId, hold.customerId),
  holdLots(corpId, hold),
]

/** A lot that comes in; some of it may have paid a debt already. */
export const insertLot = named(
  'points_lot_new',
  sql`insert into point_lot (corp_id, lot_id, customer_id, order_id, earned_at, expiry_date, expires_at, amount, unspent)
     values (:corpId, :lotId, :customerId, :orderId?, :earnedAt, :expiryDate, :expiresAt, :amount, :left)`,
  (
    corpId: string,
    {
      customerId,
      lot,
      amount,
      expiryDate,
    }: { customerId: string; lot: AccountLot; amount: number; expiryDate: string },
  ) => ({
    ...{ corpId, lotId: lot.lotId, customerId, orderId: lot.orderId, earnedAt: new Date(lot.earnedAt), expiryDate },
    ...{ expiresAt: new Date(lot.expiresAt), amount, left: lot.left },
  }),
)

/** Writes what is left of lots; their account is locked, so they did not change meanwhile. */
export const updateLots = named(
  'points_lots_update',
  sql`update point_lot lot set unspent = now.unspent, held = now.held, expired = now.expired, reversed = now.reversed
     from unnest(:lotIds::text[], :left::bigint[], :held::bigint[], :expired::bigint[], :reversed::bigint[])
       as now (lot_id, unspent, held, expired, reversed)
     where lot.corp_id = :corpId and lot.customer_id = :customerId and lot.lot_id = now.lot_id`,
  (corpId: string, { customerId, lots }: { customerId: string; lots: readonly AccountLot[] }) => ({
    ...{ corpId, customerId, lotIds: lots.map(({ lotId }) => lotId), left: lots.map(({ left }) => left) },
    ...{ held: lots.map(({ held }) => held), expired: lots.map(({ expired }) => expired) },
    reversed: lots.map(({ reversed }) => reversed),
  }),
)

export const updateAccount = named(
  'points_account_update',
  sql`update point_account set balance = :balance, held = :held, debt = :debt, movement_no = :movementNo
     where corp_id = :corpId and customer_id = :customerId`,
  (
    corpId: string,
    values: { customerId: string; balance: number; held: number; debt: number; movementNo: number },
  ) => ({
    ...values,
    corpId,
  }),
)

/** A movement with the balance after it. */
export interface NewMovement extends PointsMovement {
  readonly movementNo: number
  readonly balance: number
  readonly orderId: string | null
}

export const insertMovements = named(
  'points_movements_new',
  sql`insert into point_movement (corp_id, customer_id, movement_no, type, points, balance, order_id, lot_id, moved_at)
     select :corpId, :customerId, movement_no, type, points, balance, order_id, lot_id, :now
     from unnest(:movementNos::integer[], :types::smallint[], :points::bigint[], :balances::bigint[], :orderIds::text[],
       :lotIds::text[]) as movement (movement_no, type, points, balance, order_id, lot_id)`,
  (corpId: string, values: { customerId: string; movements: readonly NewMovement[]; now: number }) => ({
    ...{ corpId, customerId: values.customerId, now: new Date(values.now) },
    movementNos: values.movements.map(({ movementNo }) => movementNo),
    types: values.movements.map(({ type }) => type),
    points: values.movements.map(({ points }) => points),
    balances: values.movements.map(({ balance }) => balance),
    orderIds: values.movements.map(({ orderId }) => orderId),
    lotIds: values.movements.map(({ lotId }) => lotId),
  }),
)

/** The order has nothing of the customer's any more. */
export const deleteUses = named(
  'points_uses_delete',
  sql`delete from point_use where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const addReturned = named(
  'points_uses_return',
  sql`update point_use taken set returned = taken.returned + part.points
     from unnest(:lotIds::text[], :points::bigint[]) as part (lot_id, points)
     where taken.corp_id = :corpId and taken.order_id = :orderId and taken.lot_id = part.lot_id`,
  (corpId: string, values: { orderId: string; parts: readonly LotPart[] }) => ({
    corpId,
    orderId: values.orderId,
    lotIds: values.parts.map(({ lotId }) => lotId),
    points: values.parts.map(({ points }) => points),
  }),
)

/** The lot of an order whose hand-over was taken back lets go of it: the next hand-over brings a lot of its own [order-25]. */
export const releaseLotOf = named(
  'points_lot_release',
  sql`update point_lot set order_id = null where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const setObtained = named(
  'points_obtained',
  sql`update customer_order set changed_at = clock_timestamp(), points_obtained = :points where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, values: { orderId: string; points: number }) => ({ ...values, corpId }),
)
