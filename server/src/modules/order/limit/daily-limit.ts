import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { paidStates } from '@tiffin/core/order/is-paid'
import { orderStatus } from '@tiffin/core/order/order-state'
import { startOfDay } from '@tiffin/core/store/local-time'
import { refuseWhen } from '../../../db/raised.ts'
import { sql } from '../../../db/sql.ts'
import { named, type Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import type { MenuView } from '../../catalog/index.ts'
import type { StoreRow } from '../../store/index.ts'

/** The products of a cart that have a limit of a day, and whose day it is. */
export interface LimitedDay {
  readonly customerId: string
  readonly storeId: string
  /** When the store's day began, epoch ms. */
  readonly since: number
  readonly products: readonly { readonly productId: string; readonly limit: number; readonly wanted: number }[]
}

/** Undefined for a cart in which nothing is limited by the day. */
export function limitedDayOf(
  menu: MenuView,
  requests: readonly ProductRequest[],
  { store, customerId, now }: { store: StoreRow; customerId: string; now: number },
): LimitedDay | undefined {
  const wantedOf = Map.groupBy(requests, ({ productId }) => productId)
  const products = [...wantedOf].flatMap(([productId, list]) => {
    const limit = menu.byId.get(productId)?.dailyLimit ?? null
    const units = list.reduce((sum, { num }) => sum + num, 0)
    return limit === null ? [] : [{ productId, limit, wanted: units }]
  })
  if (products.length === 0) return undefined
  return { customerId, storeId: store.storeId, since: startOfDay(now, store.timeZone), products }
}

/** Units of the wanted products in the customer's orders of that day at that store; what was cancelled, timed out or closed, and gifts, are left out [limit-3]. */
const boughtToday = sql`select line.product_id, sum(line.num) as units
  from customer_order made join order_line line using (corp_id, order_id)
  where made.corp_id = :corpId and made.customer_id = :customerId and made.store_id = :storeId and made.submit_time >= :since
    and made.status in (${orderStatus.awaitingPayment}, ${paidStates}) and line.product_id = any (:productIds::text[]) and not line.is_gift
  group by line.product_id`

const valuesOf = (corpId: string, { customerId, storeId, since, products }: LimitedDay) => ({
  ...{ corpId, customerId, storeId, since: new Date(since), productIds: products.map(({ productId }) => productId) },
})

export const listBoughtToday = named(
  'order_bought_today',
  sql`select product_id as "productId", units as "units!" from (${boughtToday}) bought`,
  valuesOf,
)

/** What the customer has bought today of the limited products of the cart, by product. */
export async function readBoughtToday(
  tx: Tx,
  corpId: string,
  day: LimitedDay | undefined,
): Promise<ReadonlyMap<string, number>> {
  if (!day) return new Map()
  const { rows } = await tx.run(listBoughtToday(corpId, day))
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}

export const lockCustomer = named(
  'order_lock_customer',
  sql`select 1 from customer where corp_id = :corpId and customer_id = :customerId for update`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

const isOverDay = refuseWhen(
  sql`exists (
       select 1 from (${boughtToday}) bought
       join unnest(:productIds::text[], :mostUnits::integer[]) as cap (product_id, most) using (product_id) where units > most
     )`,
  'dailyLimit',
)

export const refuseOverDay = named(
  'order_daily_limit',
  sql`select ${isOverDay}`,
  (corpId: string, day: LimitedDay) => ({
    ...{ ...valuesOf(corpId, day), mostUnits: day.products.map(({ limit, wanted: num }) => limit - num) },
  }),
)

/**
 * To be sent before the order is written: of two orders of one customer the second waits for the first, and is then counted
 * by a statement of its own, which sees it. Raises `dailyLimit`.
 */
export const holdDay = (corpId: string, day: LimitedDay | undefined): Statement[] =>
  day ? [lockCustomer(corpId, day.customerId), refuseOverDay(corpId, day)] : []
