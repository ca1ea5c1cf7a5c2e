import { cancelOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import { checkBooks, givePoints } from '../../../test/build-points.ts'
import * as build from '../../../test/build-shop.ts'
import { app } from '../../../test/ordering.ts'
import { buy, openPointsShop, type PointsShop, refund, runJob } from '../../../test/points-shop.ts'

const pointsPerUnit = 30

interface OrderState {
  readonly orderId: string
  readonly version: number
  readonly status: number
  readonly payable: number
  readonly refunded: number
  readonly used: number
  readonly obtained: number
}

const orderText = `select order_id as "orderId", version, status, payable_total as payable, refund_total as refunded,
    points_used as used, points_obtained as obtained from customer_order order by order_id`

/** Something that happens: which of the orders or lots, and how much. */
interface Deed {
  readonly what: 'give' | 'order' | 'accept' | 'complete' | 'cancel' | 'close' | 'refund' | 'expire' | 'sweep'
  readonly which: number
  readonly share: number
}

async function happen(shop: PointsShop, { what, which, share }: Deed): Promise<number> {
  const { corp, token, staff, customerId } = shop
  const orders = await build.asCorp<OrderState>(corp, orderText)
  const one = orders[which % Math.max(1, orders.length)]
  if (what === 'give') await givePoints(corp, customerId, { points: share * 7 + 1, days: which + 2 })
  if (what === 'sweep') await runJob('expire points')
  if (what === 'expire')
    await build.asCorp(
      corp,
      `update point_lot set expires_at = now() - interval '1 second'
       where lot_id = (select lot_id from point_lot order by lot_id offset $1 limit 1)`,
      [which],
    )
  if (what === 'order') {
    const points = share * 10
    return (await buy(shop, 1000 - points, { points })).code
  }
  if (!one) return 200
  const body = { orderId: one.orderId, version: one.version, reason: 'so' }
  const atCounter = { corp, token: staff, body }
  if (what === 'accept') return (await ask(app, counter.acceptStorePayment, atCounter)).code
  if (what === 'complete') return (await ask(app, counter.completeOrder, atCounter)).code
  if (what === 'close') return (await ask(app, counter.closeOrder, atCounter)).code
  if (what === 'cancel') return (await ask(app, cancelOrder, { corp, token, body })).code
  if (what === 'refund') return (await refund(shop, { ...one, amount: Math.ceil((one.payable * share) / 100) })).code
  return 200
}

const expected: readonly number[] = [
  ...[200, refusals.moveNotAllowed, refusals.inputInvalid, refusals.pointsShort, refusals.tooManyUnpaid],
]

/** What a refund has moved follows from the order alone, in however many parts it came. */
async function checkOrders({ corp }: PointsShop): Promise<void> {
  for (const { orderId, status, payable, refunded, used, obtained } of await build.asCorp<OrderState>(
    corp,
    orderText,
  )) {
    const [found] = await build.asCorp<{ returned: number; recorded: number; reversed: number }>(
      corp,
      `select (select coalesce(sum(returned), 0)::bigint from point_use where order_id = $1) as returned,
         (select coalesce(sum(points), 0)::bigint from point_movement where order_id = $1 and type = 5) as recorded,
         (select coalesce(sum(reversed), 0)::bigint from point_lot where order_id = $1) as reversed`,
      [orderId],
    )
    const isBack = status >= 50 && refunded > 0
    const isWhole = refunded === payable
    const returned = isWhole ? used : Math.floor((used * refunded) / payable)
    const kept = isWhole ? 0 : Math.floor(((payable - refunded) * pointsPerUnit) / 100)
    expect(found).toEqual({
      ...{ returned: isBack ? returned : 0, recorded: isBack ? returned : 0 },
      reversed: obtained > 0 && isBack ? obtained - kept : 0,
    })
  }
}

it('[CP-05] [CP-06] [CP-07] whatever happens to orders, in whatever order, the books of points add up after every step', async () => {
  const deed = fc.record({
    what: fc.constantFrom<Deed['what']>(
      ...(['give', 'order', 'order', 'accept', 'accept', 'complete', 'complete'] as const),
      ...(['cancel', 'close', 'refund', 'refund', 'expire', 'sweep'] as const),
    ),
    which: fc.nat({ max: 5 }),
    share: fc.integer({ min: 1, max: 80 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 25 }), async (deeds) => {
      const shop = await openPointsShop({ points_per_unit: pointsPerUnit })
      await givePoints(shop.corp, shop.customerId, { points: 900 })
      for (const each of deeds) {
        expect(expected).toContain(await happen(shop, each))
        await checkBooks(shop.corp)
      }
      await checkOrders(shop)
    }),
    { numRuns: 25 },
  )
})
