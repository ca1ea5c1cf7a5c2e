import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import * as account from '@tiffin/core/points/account'
import { expiryOfLot, type LotExpiry } from '@tiffin/core/points/expiry'
import type { CorpSeed } from '../corps/shapes.ts'
import type { Rows } from './rows.ts'

const dayMs = 86_400_000

/** What points must know of a past order: its row. */
interface PastOrder {
  readonly order_id: string
  readonly customer_id: string
  readonly status: number
  readonly payable_total: number
  readonly refund_total: number
  readonly points_used: number
  readonly points_obtained: number
  readonly currency_scale: number
  readonly pay_time: string | null
  readonly finish_time: string | null
}

/** Something that happened to a customer's points. */
interface Deed {
  readonly at: number
  readonly orderId: string | null
  readonly run: (before: account.PointsAccount) => account.PointsStep
}

interface Making {
  readonly corp: CorpSeed
  readonly lots: Map<string, LotExpiry & { readonly amount: number }>
  readonly uses: Map<string, readonly account.SpentPart[]>
}

function earning(
  { corp, lots }: Making,
  movement: { lotId: string; orderId: string | null; points: number; at: number },
): Deed {
  const { lotId, orderId, points, at: movedAt } = movement
  const expiry = expiryOfLot(movedAt, corp.timeZone)
  const { expiresAt } = expiry
  lots.set(lotId, { ...expiry, amount: points })
  return {
    at: movedAt,
    orderId,
    run: (before) => account.earn(before, { lotId, orderId, left: points, earnedAt: movedAt, expiresAt }),
  }
}

function spending({ uses }: Making, { order_id: orderId, points_used: points }: PastOrder, spentAt: number): Deed {
  const run = (before: account.PointsAccount) => {
    const held = account.hold(before, points, spentAt)
    if (!held) throw new Error(`Past order ${orderId} spends points that its customer did not have.`)
    uses.set(
      orderId,
      held.parts.map((part) => ({ ...part, returned: 0 })),
    )
    return account.useHeld(held.account, held.parts)
  }
  return { at: spentAt, orderId, run }
}

function refunding({ corp, uses }: Making, past: PastOrder, refundedAt: number): Deed {
  const { order_id: orderId, points_obtained: earned, points_used: used, currency_scale: currencyScale } = past
  const order = { payable: money(past.payable_total), earned, used, refundTotal: money(past.refund_total) }
  const run = (before: account.PointsAccount) => {
    const spent = uses.get(orderId) ?? []
    const terms = { pointsPerUnit: corp.points.perUnit, currencyScale }
    const { returned, ...step } = account.refund(before, orderId, { order, terms, spent, now: refundedAt })
    const backOf = new Map(returned.map(({ lotId, points }) => [lotId, points]))
    uses.set(
      orderId,
      spent.map((part) => ({ ...part, returned: backOf.get(part.lotId) ?? 0 })),
    )
    return step
  }
  return { at: refundedAt, orderId, run }
}

/** What an order did to points, when it was paid, completed and refunded. */
function deedsOf(making: Making, past: PastOrder): Deed[] {
  const { order_id: orderId, status, pay_time, finish_time, points_used, points_obtained: points, refund_total } = past
  const deeds: Deed[] = []
  if (points_used > 0 && pay_time !== null) deeds.push(spending(making, past, Date.parse(pay_time)))
  if (status !== orderStatus.completed || finish_time === null) return deeds
  const finishedAt = Date.parse(finish_time)
  if (points > 0) deeds.push(earning(making, { lotId: `lot-${orderId}`, orderId, points, at: finishedAt }))
  if (refund_total > 0) deeds.push(refunding(making, past, finishedAt + 1))
  return deeds
}

/** What has ended by itself until now, each at its time. */
const endings = ({ lots }: Making, now: number): Deed[] =>
  [...lots.values()].flatMap(({ expiresAt: expiry }) =>
    expiry <= now ? [{ at: expiry, orderId: null, run: (before) => account.expire(before, expiry) }] : [],
  )

function rowsOfCustomer({ lots }: Making, customer_id: string, deeds: readonly Deed[]) {
  let state: account.PointsAccount = { lots: [], debt: 0 }
  let balance = 0
  const movements = deeds
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at: madeAt, orderId, run }) => {
      const step = run(state)
      state = step.account
      return step.movements.map(({ type, points, lotId }) => {
        balance += points
        const order_id = type === account.pointType.expired ? null : orderId
        return { type, points, balance, order_id, lot_id: lotId, moved_at: new Date(madeAt).toISOString() }
      })
    })
  return {
    account: { customer_id, balance, held: 0, debt: state.debt, movement_no: movements.length },
    lots: state.lots.map((lot) => ({
      ...{ lot_id: lot.lotId, customer_id, order_id: lot.orderId, earned_at: new Date(lot.earnedAt).toISOString() },
      ...{ expiry_date: lots.get(lot.lotId)?.expiryDate, expires_at: new Date(lot.expiresAt).toISOString() },
      ...{ amount: lots.get(lot.lotId)?.amount, unspent: lot.left, held: lot.held },
      ...{ expired: lot.expired, reversed: lot.reversed },
    })),
    movements: movements.map((movement, index) => ({ customer_id, movement_no: index + 1, ...movement })),
  }
}

/** The customers' points as all that was given to them and all their past orders have made them, by the rules of points. */
export function pointRows(corp: CorpSeed, orders: readonly PastOrder[], now: number): Rows {
  if (!corp.points.isEnabled) return {}
  const making: Making = { corp, lots: new Map(), uses: new Map() }
  const all = corp.customers.map(({ id }) => {
    const given = corp.points.given.flatMap(({ customer, daysAgo, points }, index) =>
      customer === id
        ? [earning(making, { lotId: `given-${index + 1}`, orderId: null, points, at: now - daysAgo * dayMs })]
        : [],
    )
    const bought = orders.filter((order) => order.customer_id === id).flatMap((order) => deedsOf(making, order))
    return rowsOfCustomer(making, id, [...given, ...bought, ...endings(making, now)])
  })
  return {
    point_account: all.map((rows) => rows.account),
    point_lot: all.flatMap(({ lots }) => lots),
    point_use: [...making.uses].flatMap(([order_id, parts]) =>
      parts.map(({ lotId: lot_id, points, returned }, index) => ({
        ...{ order_id, lot_id, use_no: index + 1, points, returned },
      })),
    ),
    point_movement: all.flatMap(({ movements }) => movements),
  }
}
