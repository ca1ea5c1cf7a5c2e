import { orderStatus } from '@tiffin/core/order/order-state'
import { refundStatus } from '@tiffin/core/order/payment-status'
import { balanceOf } from '@tiffin/core/testing/books'
import { bookFaults, entriesOf } from '../books.ts'
import { checkBooks } from '../build-points.ts'
import { asCorp, readStock } from '../build-shop.ts'
import { stockAtFirst } from './shop.ts'
import { type Brand, brandOf, type World } from './world.ts'

interface EndedOrder {
  readonly orderId: string
  readonly customerId: string
  readonly status: number
  readonly type: number
  readonly payable: number
  readonly refunded: number
  readonly isPaid: boolean
  readonly num: number
  readonly held: number
  readonly returned: number
  readonly wasted: number
  readonly paymentNos: readonly string[]
  /** What chargebacks took and no refund counts as given back. */
  readonly lost: number
  /** What the provider has refused to send. */
  readonly refused: number
  readonly couponId: string | null
  readonly pointsKept: number
}

const readOrders = ({ corp }: Brand) =>
  asCorp<EndedOrder>(
    corp,
    `select order_id as "orderId", customer_id as "customerId", status, payment_method_type as type, payable_total as payable,
       refund_total as refunded, pay_time is not null as "isPaid",
       (select sum(num)::int from order_line line where line.order_id = made.order_id) as num,
       moved.*, (select coalesce(array_agg(payment_no), '{}') from payment where payment.order_id = made.order_id) as "paymentNos",
       (select coalesce(sum(charged_back_total), 0)::int from payment where payment.order_id = made.order_id) -
         (select coalesce(sum(charged_back), 0)::int from refund where refund.order_id = made.order_id) as lost,
       (select coalesce(sum(amount - charged_back), 0)::int from refund where refund.order_id = made.order_id and status = ${refundStatus.failed}) as refused,
       (select coupon_id from customer_coupon coupon where coupon.order_id = made.order_id) as "couponId",
       (select coalesce(sum(points - returned), 0)::int from point_use where point_use.order_id = made.order_id) as "pointsKept"
     from customer_order made, lateral (
       select coalesce(sum(amount) filter (where move = 'hold'), 0)::int as held,
         coalesce(sum(amount) filter (where move in ('release', 'giveBack')), 0)::int as returned,
         coalesce(sum(amount) filter (where move = 'waste'), 0)::int as wasted
       from stock_ledger moved where moved.order_id = made.order_id) moved`,
  )

const { completed, cancelled, timeout, closed } = orderStatus
const isDead = ({ status }: EndedOrder): boolean => [cancelled, timeout, closed].some((each) => each === status)

/** What an order took of the shelf and did not bring back. */
const takenBy = ({ held, returned }: EndedOrder): number => held - returned

function stockFaults(orders: readonly EndedOrder[], available: number | undefined): string[] {
  const taken = orders.reduce((sum, order) => sum + takenBy(order), 0)
  const wrong = orders.filter((order) => takenBy(order) !== (isDead(order) && order.wasted === 0 ? 0 : order.num))
  return [
    ...(available === stockAtFirst - taken ? [] : [`${available} on the shelf, ${taken} of ${stockAtFirst} taken`]),
    ...wrong.map(({ orderId, status }) => `stock of order ${orderId} in state ${status}`),
  ]
}

/** An order that lives is paid once; of one that ended, or was never paid, nothing stays with the provider. What a bank took back is not there; what was refused is. */
function moneyFaults(orders: readonly EndedOrder[], heldFor: (paymentNo: string) => number): string[] {
  return orders.flatMap((order) => {
    const held = order.paymentNos.reduce((sum, paymentNo) => sum + heldFor(paymentNo), 0)
    const isOnline = order.type === 1
    const kept = isOnline && order.isPaid && !isDead(order) ? order.payable - order.refunded : 0
    const due = kept + order.refused - order.lost
    return held === due
      ? []
      : [`the provider holds ${held} instead of ${due} of order ${order.orderId} in state ${order.status}`]
  })
}

/** What is wrong in one history: its shelf, its coupon, its points, and orders that nobody wished for. */
function faultsOfWorld(world: World, orders: readonly EndedOrder[], available: number | undefined): string[] {
  const ended = orders.filter(isDead)
  return [
    ...stockFaults(orders, available),
    ...ended
      .filter(({ couponId }) => couponId === world.couponId)
      .map(({ orderId }) => `ended order ${orderId} keeps its coupon`),
    ...ended.filter(({ pointsKept }) => pointsKept > 0).map(({ orderId }) => `ended order ${orderId} keeps points`),
    ...(orders.length <= world.orders.size ? [] : [`${orders.length} orders of ${world.orders.size} wishes`]),
  ]
}

/** What is wrong with the money of a brand: with its provider, in its books, and refunds that are still open. */
async function faultsOfMoney({ corp, server }: Brand, orders: readonly EndedOrder[]): Promise<unknown[]> {
  const heldFor = (paymentNo: string) => server.provider.heldFor(paymentNo)
  const entries = await entriesOf(corp)
  const charges = await asCorp<{ paymentNo: string }>(corp, 'select payment_no as "paymentNo" from payment')
  const atProvider = charges.reduce((sum, { paymentNo }) => sum + heldFor(paymentNo), 0)
  const booked = balanceOf(entries, 'provider:sandbox', 'CNY')
  const open = await asCorp(
    corp,
    `select refund_no, refund.status from refund left join payment using (corp_id, payment_no)
     where refund.status in (${[refundStatus.due, refundStatus.pending].join()})
       or (refund.status = ${refundStatus.failed} and not exists (
         select from payment_dispute_movement moved
         where moved.payment_no = refund.payment_no and moved.kind = 'chargeback' and moved.moved_at >= refund.created_at))`,
  )
  return [
    ...(await bookFaults(corp)),
    ...(atProvider === booked ? [] : [`the books have ${booked} at the provider, which holds ${atProvider}`]),
    ...moneyFaults(orders, heldFor),
    ...open.map((refund) => ({ refund })),
  ]
}

/** What is wrong at a brand once everything has come to rest: money, books, stock, coupons and points. */
export async function faultsOf(worlds: readonly World[]): Promise<unknown[]> {
  const brand = brandOf(worlds)
  const orders = await readOrders(brand)
  for (const { status, refunded } of orders)
    brand.server.ends.add(refunded > 0 && status === completed ? 'refunded' : status)
  const stock = await readStock(brand.corp, brand.storeId)
  await checkBooks(brand.corp)
  return [
    ...(await faultsOfMoney(brand, orders)),
    ...worlds.flatMap((world) =>
      faultsOfWorld(
        world,
        orders.filter(({ customerId }) => customerId === world.customerId),
        stock[world.skuId],
      ),
    ),
  ]
}
