import { pointType } from '@tiffin/core/points/account'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface DueLot {
  readonly corpId: string
  readonly customerId: string
  readonly lotId: string
  /** Exactly as the database writes it: its instants are finer than a millisecond. */
  readonly dueAt: string
}

/** Lots of any corp that are past their time and not noted as such, the longest first, after one that was seen already. */
export const listDueLots = named(
  'points_due',
  sql<DueLot>`select corp_id as "corpId", customer_id as "customerId", lot_id as "lotId", expires_at::text as "dueAt!"
     from point_lot
     where unspent > 0 and expires_at <= :now and (expires_at, lot_id) > (:afterDueAt::text::timestamptz, :afterLotId)
     order by expires_at, lot_id limit 200`,
  (now: number, after?: DueLot) => ({
    now: new Date(now),
    afterDueAt: after?.dueAt ?? '-infinity',
    afterLotId: after?.lotId ?? '',
  }),
)

export interface FiguresRow {
  readonly balance: number
  readonly held: number
  readonly obtained: number
  readonly used: number
  readonly expired: number
  readonly isDue: boolean
}

/** A customer's points in figures; `isDue`: something is past its time and not noted yet. */
export const findFigures = named(
  'points_figures',
  sql<FiguresRow>`select account.balance, account.held, moved.obtained as "obtained!", moved.used as "used!", moved.expired as "expired!", exists (
         select 1 from point_lot where corp_id = :corpId and customer_id = :customerId and unspent > 0 and expires_at <= :now
       ) as "isDue!"
     from point_account account, lateral (
       select coalesce(sum(points) filter (where type = ${pointType.obtained}), 0)::bigint as obtained,
         coalesce(-sum(points) filter (where type in (${pointType.used}, ${pointType.returned})), 0)::bigint as used,
         coalesce(-sum(points) filter (where type = ${pointType.expired}), 0)::bigint as expired
       from point_movement where corp_id = :corpId and customer_id = :customerId
     ) moved
     where account.corp_id = :corpId and account.customer_id = :customerId`,
  (corpId: string, values: { customerId: string; now: number }) => ({ ...values, corpId, now: new Date(values.now) }),
)

export interface DateRow {
  readonly expiryDate: string
  readonly expiresAt: number
  readonly points: number
}

/** How many points end with which day, the soonest first. */
export const listDates = named(
  'points_dates',
  sql<DateRow>`select expiry_date as "expiryDate", min(expires_at) as "expiresAt!", sum(unspent)::bigint as "points!" from point_lot
     where corp_id = :corpId and customer_id = :customerId and unspent > 0 and expires_at > :now
     group by expiry_date order by expiry_date`,
  (corpId: string, values: { customerId: string; now: number }) => ({ ...values, corpId, now: new Date(values.now) }),
)

export interface MovementRow {
  readonly id: string
  readonly type: number
  readonly points: number
  readonly balance: number
  readonly orderNo: string | null
  readonly createTime: number
  readonly expiryDate: string | null
}

/** One page of a customer's movements of some types, newest first. */
export const listMovements = named(
  'points_movements',
  sql<MovementRow>`select moved.movement_no::text as "id!", moved.type, moved.points, moved.balance, moved.moved_at as "createTime",
       (select order_no from customer_order made where made.corp_id = :corpId and made.order_id = moved.order_id) as "orderNo",
       case when moved.points > 0 then
         (select expiry_date from point_lot lot where lot.corp_id = :corpId and lot.lot_id = moved.lot_id) end as "expiryDate"
     from point_movement moved
     where moved.corp_id = :corpId and moved.customer_id = :customerId and moved.type = any (:types)
     order by moved.movement_no desc limit :limit offset :offset`,
  (corpId: string, values: { customerId: string; types: readonly number[]; limit: number; offset: number }) => ({
    ...values,
    corpId,
  }),
)

export const countMovements = named(
  'points_movements_count',
  sql`select count(*) as "total!" from point_movement where corp_id = :corpId and customer_id = :customerId and type = any (:types)`,
  (corpId: string, values: { customerId: string; types: readonly number[] }) => ({ ...values, corpId }),
)

/** A lot as if it had ended. */
interface EndingRow extends MovementRow {
  readonly expiryDate: string
}

/** What ends by an instant unless it is spent, the soonest first. */
export const listEnding = named(
  'points_ending',
  sql<EndingRow>`select lot_id as id, ${pointType.willExpire}::smallint as "type!", unspent as points, unspent as balance,
       made.order_no as "orderNo", earned_at as "createTime", expiry_date as "expiryDate"
     from point_lot lot left join customer_order made using (corp_id, order_id)
     where lot.corp_id = :corpId and lot.customer_id = :customerId and unspent > 0 and expires_at > :now and expires_at <= :until
     order by expires_at, earned_at, lot_id`,
  (corpId: string, values: { customerId: string; now: number; until: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
    until: new Date(values.until),
  }),
)
