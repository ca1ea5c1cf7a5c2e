import { pointType } from '@tiffin/core/points/account'
import { named, type Statement } from '../../db/statement.ts'

export interface DueLot {
  readonly corpId: string
  readonly customerId: string
  readonly lotId: string
  /** Exactly as the database writes it: its instants are finer than a millisecond. */
  readonly dueAt: string
}

/** Lots of any corp that are past their time and not noted as such, the longest first, after one that was seen already. */
export const listDueLots = (now: number, after?: DueLot): Statement<DueLot> =>
  named(
    'points_due',
    `select corp_id as "corpId", customer_id as "customerId", lot_id as "lotId", expires_at::text as "dueAt"
     from point_lot
     where unspent > 0 and expires_at <= $1 and (expires_at, lot_id) > ($2::text::timestamptz, $3)
     order by expires_at, lot_id limit 200`,
    [new Date(now), after?.dueAt ?? '-infinity', after?.lotId ?? ''],
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
export const findFigures = (corpId: string, of: { customerId: string; now: number }): Statement<FiguresRow> =>
  named(
    'points_figures',
    `select account.balance, account.held, moved.obtained, moved.used, moved.expired, exists (
         select 1 from point_lot where corp_id = $1 and customer_id = $2 and unspent > 0 and expires_at <= $3
       ) as "isDue"
     from point_account account, lateral (
       select coalesce(sum(points) filter (where type = 1), 0)::bigint as obtained,
         coalesce(-sum(points) filter (where type in (4, 5)), 0)::bigint as used,
         coalesce(-sum(points) filter (where type = 3), 0)::bigint as expired
       from point_movement where corp_id = $1 and customer_id = $2
     ) moved
     where account.corp_id = $1 and account.customer_id = $2`,
    [corpId, of.customerId, new Date(of.now)],
  )

export interface DateRow {
  readonly expiryDate: string
  readonly expiresAt: number
  readonly points: number
}

/** How many points end with which day, the soonest first. */
export const listDates = (corpId: string, of: { customerId: string; now: number }): Statement<DateRow> =>
  named(
    'points_dates',
    `select expiry_date as "expiryDate", min(expires_at) as "expiresAt", sum(unspent)::bigint as points from point_lot
     where corp_id = $1 and customer_id = $2 and unspent > 0 and expires_at > $3
     group by expiry_date order by expiry_date`,
    [corpId, of.customerId, new Date(of.now)],
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
export const listMovements = (
  corpId: string,
  of: { customerId: string; types: readonly number[]; limit: number; offset: number },
): Statement<MovementRow> =>
  named(
    'points_movements',
    `select moved.movement_no::text as id, moved.type, moved.points, moved.balance, moved.moved_at as "createTime",
       (select order_no from customer_order made where made.corp_id = $1 and made.order_id = moved.order_id) as "orderNo",
       case when moved.points > 0 then
         (select expiry_date from point_lot lot where lot.corp_id = $1 and lot.lot_id = moved.lot_id) end as "expiryDate"
     from point_movement moved
     where moved.corp_id = $1 and moved.customer_id = $2 and moved.type = any ($3)
     order by moved.movement_no desc limit $4 offset $5`,
    [corpId, of.customerId, of.types, of.limit, of.offset],
  )

export const countMovements = (
  corpId: string,
  of: { customerId: string; types: readonly number[] },
): Statement<{ total: number }> =>
  named(
    'points_movements_count',
    'select count(*) as total from point_movement where corp_id = $1 and customer_id = $2 and type = any ($3)',
    [corpId, of.customerId, of.types],
  )

/** What ends by an instant unless it is spent, the soonest first. */
export const listEnding = (
  corpId: string,
  of: { customerId: string; now: number; until: number },
): Statement<MovementRow> =>
  named(
    'points_ending',
    `select lot_id as id, ${pointType.willExpire}::smallint as type, unspent as points, unspent as balance,
       made.order_no as "orderNo", earned_at as "createTime", expiry_date as "expiryDate"
     from point_lot lot left join customer_order made using (corp_id, order_id)
     where lot.corp_id = $1 and lot.customer_id = $2 and unspent > 0 and expires_at > $3 and expires_at <= $4
     order by expires_at, earned_at, lot_id`,
    [corpId, of.customerId, new Date(of.now), new Date(of.until)],
  )
