import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { groupState } from '@tiffin/core/group/group-order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** One who takes part, as stored. */
export interface MemberRow {
  readonly memberNo: number
  readonly name: string
  /** Null: the host. */
  readonly keyHash: string | null
  readonly version: number
  readonly requests: readonly ProductRequest[]
}

/** A group, and what became of its order. */
export interface GroupRow {
  readonly groupOrderId: string
  readonly storeId: string
  readonly customerId: string
  readonly pickupMethod: number
  readonly state: number
  readonly version: number
  readonly memberCount: number
  /** Epoch ms. */
  readonly expiresAt: number
  readonly orderId: string | null
  readonly status: number | null
  readonly pickupCode: string | null
}

interface Key {
  readonly groupOrderId: string
}

export const findGroup = named(
  'group_find',
  sql<GroupRow>`select group_order_id as "groupOrderId", team.store_id as "storeId", team.customer_id as "customerId",
       team.pickup_method as "pickupMethod", team.state, team.version, member_count as "memberCount",
       expires_at as "expiresAt", team.order_id as "orderId", made.status, made.pickup_code as "pickupCode"
     from group_order team
     left join customer_order made on made.corp_id = team.corp_id and made.order_id = team.order_id
     where team.corp_id = :corpId and group_order_id = :groupOrderId`,
  (corpId: string, { groupOrderId }: Key) => ({ corpId, groupOrderId }),
)

export const listMembers = named(
  'group_members',
  sql<MemberRow>`select member_no as "memberNo", name, key_hash as "keyHash", version, requests
     from group_member where corp_id = :corpId and group_order_id = :groupOrderId order by member_no`,
  (corpId: string, { groupOrderId }: Key) => ({ corpId, groupOrderId }),
)

/** A line of the order that came of it, by ids. */
export interface OrderedRow {
  readonly productId: string
  readonly skuId: string
  readonly num: number
  readonly isGift: boolean
  readonly snapshot: {
    readonly guestName?: string
    readonly values: readonly { readonly propertyId: string; readonly propertyValueId: string }[]
    readonly items: readonly {
      readonly productGroupId: string
      readonly productId: string
      readonly skuId: string
      readonly num: number
      readonly values: readonly { readonly propertyId: string; readonly propertyValueId: string }[]
    }[]
  }
}

export const listOrdered = named(
  'group_ordered',
  sql<OrderedRow>`select product_id as "productId", sku_id as "skuId", num, is_gift as "isGift", snapshot
     from order_line where corp_id = :corpId and order_id = :orderId order by line_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

interface NewGroup extends Key {
  readonly storeId: string
  readonly customerId: string
  readonly pickupMethod: number
  readonly name: string
  readonly requests: readonly ProductRequest[]
  readonly expiresAt: number
}

/** Opens a group with its host; another that the host had open is over. */
export const insertGroup = named(
  'group_insert',
  sql`with before as (
       update group_order set state = ${groupState.over}, version = version + 1
       where corp_id = :corpId and customer_id = :customerId and state in (${groupState.open}, ${groupState.locked})
     ), opened as (
       insert into group_order (corp_id, group_order_id, store_id, customer_id, pickup_method, state, expires_at)
       values (:corpId, :groupOrderId, :storeId, :customerId, :pickupMethod, ${groupState.open}, :expiresAt)
     )
     insert into group_member (corp_id, group_order_id, member_no, name, requests)
     values (:corpId, :groupOrderId, 1, :name, :requests::jsonb)`,
  (corpId: string, group: NewGroup) => ({
    ...{ corpId, groupOrderId: group.groupOrderId, storeId: group.storeId, customerId: group.customerId },
    ...{ pickupMethod: group.pickupMethod, name: group.name, requests: JSON.stringify(group.requests) },
    expiresAt: new Date(group.expiresAt),
  }),
)

interface Held extends Key {
  readonly now: number
}

const holdValues = (corpId: string, { groupOrderId, now }: Held) => ({ corpId, groupOrderId, now: new Date(now) })

/** Whoever changes lines and whoever closes the order wait for each other at this row; no row when it is not open any more [share-6]. */
const holding = (change: Sql, condition: Sql) => sql`update group_order set version = version + 1 ${change}
  where corp_id = :corpId and group_order_id = :groupOrderId and expires_at > :now and ${condition} returning version`

export const holdOpen = named('group_hold', holding(sql``, sql`state = ${groupState.open}`), holdValues)

/** A place for one more, and the number they get; no row when it is closed or ten take part. */
export const takePlace = named(
  'group_take_place',
  sql`update group_order set version = version + 1, member_count = member_count + 1, member_no = member_no + 1
     where corp_id = :corpId and group_order_id = :groupOrderId and expires_at > :now and state = ${groupState.open}
       and member_count < :mostMembers returning member_no as "memberNo"`,
  (corpId: string, { mostMembers, ...held }: Held & { mostMembers: number }) => ({
    ...holdValues(corpId, held),
    mostMembers,
  }),
)

export const givePlace = named(
  'group_give_place',
  holding(sql`, member_count = member_count - 1`, sql`state = ${groupState.open}`),
  holdValues,
)

interface ByHost extends Held {
  readonly customerId: string
}

const hostValues = (corpId: string, { customerId, ...held }: ByHost) => ({ ...holdValues(corpId, held), customerId })

/** The host changes lines: until the order is made. */
export const holdByHost = named(
  'group_hold_by_host',
  holding(sql``, sql`customer_id = :customerId and state in (${groupState.open}, ${groupState.locked})`),
  hostValues,
)

/** The host takes somebody's place back: until the order is made. */
export const takeBackPlace = named(
  'group_take_back_place',
  holding(
    sql`, member_count = member_count - 1`,
    sql`customer_id = :customerId and state in (${groupState.open}, ${groupState.locked})`,
  ),
  hostValues,
)

export const lockGroup = named(
  'group_lock',
  holding(sql`, state = ${groupState.locked}`, sql`customer_id = :customerId and state = ${groupState.open}`),
  hostValues,
)

/** Open again: when it was only closed, or when what was ordered has ended unpaid. */
export const unlockGroup = named(
  'group_unlock',
  holding(
    sql`, state = ${groupState.open}, order_id = null`,
    sql`customer_id = :customerId and (state = ${groupState.locked} or state = ${groupState.ordered} and exists (
      select from customer_order made where made.corp_id = group_order.corp_id and made.order_id = group_order.order_id
        and made.status in (${orderStatus.cancelled}, ${orderStatus.timeout})))`,
  ),
  hostValues,
)

export const endGroup = named(
  'group_end',
  holding(
    sql`, state = ${groupState.over}`,
    sql`customer_id = :customerId and state in (${groupState.open}, ${groupState.locked})`,
  ),
  hostValues,
)

interface NewMember extends Key {
  readonly memberNo: number
  readonly name: string
  readonly keyHash: string
}

/** No row when somebody has the name there. */
export const insertMember = named(
  'group_member_insert',
  sql`insert into group_member (corp_id, group_order_id, member_no, name, key_hash)
     values (:corpId, :groupOrderId, :seatNo, :name, :keyHash) on conflict do nothing returning member_no as "memberNo"`,
  (corpId: string, member: NewMember) => ({
    ...{ corpId, groupOrderId: member.groupOrderId, seatNo: member.memberNo },
    ...{ name: member.name, keyHash: member.keyHash },
  }),
)

interface Lines extends Key {
  readonly memberNo: number
  readonly requests: readonly ProductRequest[]
}

export const putLines = named(
  'group_lines_put',
  sql`update group_member set requests = :requests::jsonb, version = version + 1
     where corp_id = :corpId and group_order_id = :groupOrderId and member_no = :seatNo`,
  (corpId: string, { groupOrderId, memberNo, requests }: Lines) => ({
    ...{ corpId, groupOrderId, seatNo: memberNo },
    requests: JSON.stringify(requests),
  }),
)

export const deleteMember = named(
  'group_member_delete',
  sql`delete from group_member where corp_id = :corpId and group_order_id = :groupOrderId and member_no = :seatNo`,
  (corpId: string, { groupOrderId, memberNo }: Omit<Lines, 'requests'>) => ({ corpId, groupOrderId, seatNo: memberNo }),
)

/** What pages that show groups compare: it grows with every change of one, and of its order. */
export interface GroupMark {
  readonly corpId: string
  readonly groupOrderId: string
  readonly mark: string
}

export const listMarks = named(
  'group_marks',
  sql<GroupMark>`select team.corp_id as "corpId", group_order_id as "groupOrderId",
       team.version || '.' || coalesce(made.version, 0) as "mark!"
     from group_order team left join customer_order made on made.corp_id = team.corp_id and made.order_id = team.order_id
     where (team.corp_id, group_order_id) in (select * from unnest(:corpIds::text[], :groupOrderIds::text[]))`,
  (keys: readonly { readonly corpId: string; readonly groupOrderId: string }[]) => ({
    corpIds: keys.map(({ corpId }) => corpId),
    groupOrderIds: keys.map(({ groupOrderId }) => groupOrderId),
  }),
)
