import { randomUUIDv7 } from 'node:crypto'
import type { Money } from '@tiffin/core/money/money'
import * as account from '@tiffin/core/points/account'
import { earnedPoints } from '@tiffin/core/points/earned'
import { expiryOfLot } from '@tiffin/core/points/expiry'
import type { Tx } from '../../db/unit.ts'
import { keepAccount, openAccount } from './account.ts'
import { addReturned, deleteUses, releaseLotOf, setObtained } from './account-queries.ts'

/** An order, and the instant at which something happens to it. The caller has locked its row. */
export interface PointsOfOrder {
  readonly corpId: string
  readonly customerId: string
  readonly orderId: string
  readonly now: number
}

/** The order was accepted: what it held is spent. */
export async function usePoints(tx: Tx, order: PointsOfOrder): Promise<void> {
  const opened = await openAccount(tx, order)
  if (opened) await keepAccount(tx, { ...order, opened }, { step: account.useHeld(opened.step.account, opened.spent) })
}

/** The order ended unpaid: what it held goes back to its own lots, once, since what it took is forgotten with it [order-13]. */
export async function releasePoints(tx: Tx, order: PointsOfOrder): Promise<void> {
  const opened = await openAccount(tx, order)
  if (!opened || opened.spent.length === 0) return
  const step = account.release(opened.step.account, opened.spent, order.now)
  await keepAccount(tx, { ...order, opened }, { step, more: [deleteUses(order.corpId, order.orderId)] })
}

/** The order was completed: points come in for what was paid. Answers how many. */
export async function earnPoints(
  tx: Tx,
  order: PointsOfOrder & { readonly payable: Money; readonly currencyScale: number },
): Promise<number> {
  const { corpId, orderId, payable, currencyScale, now: earnedAt } = order
  const opened = await openAccount(tx, order, { isNew: true })
  const points = opened?.terms.isEnabled ? earnedPoints(payable, { ...opened.terms, currencyScale }) : 0
  if (!opened || points === 0) return 0
  const lotId = randomUUIDv7()
  const { expiryDate, expiresAt } = expiryOfLot(earnedAt, opened.terms.timeZone)
  const step = account.earn(opened.step.account, { lotId, orderId, left: points, earnedAt, expiresAt })
  const earned = { lotId, amount: points, expiryDate }
  await keepAccount(tx, { ...order, opened }, { step, earned, more: [setObtained(corpId, { orderId, points })] })
  return points
}

/** A hand-over was taken back: the points that came in with it go; what of them is spent is owed until it is made again [order-25]. */
export async function takeBackPoints(tx: Tx, order: PointsOfOrder & { readonly points: number }): Promise<void> {
  const { corpId, orderId } = order
  const opened = await openAccount(tx, order)
  if (!opened || order.points === 0) return
  const step = account.takeBackEarned(opened.step.account, orderId, order)
  const more = [releaseLotOf(corpId, orderId), setObtained(corpId, { orderId, points: 0 })]
  await keepAccount(tx, { ...order, opened }, { step, more })
}

/** What a refund must know of an order. Amounts are of the whole order; `refundTotal` includes what goes back now. */
export interface RefundedOrder extends PointsOfOrder {
  readonly payable: Money
  readonly earned: number
  readonly used: number
  readonly refundTotal: Money
  readonly currencyScale: number
}

/** The order was paid and money goes back: earned points are taken back, then spent ones return [point-4]. */
export async function refundPoints(tx: Tx, order: RefundedOrder): Promise<void> {
  const { corpId, orderId, currencyScale, now } = order
  const opened = await openAccount(tx, order)
  if (!opened) return
  const { spent, terms } = opened
  const refunded = { order: order, terms: { ...terms, currencyScale }, spent, now }
  const { returned, ...step } = account.refund(opened.step.account, orderId, refunded)
  const more = returned.length > 0 ? [addReturned(corpId, { orderId, parts: returned })] : []
  await keepAccount(tx, { ...order, opened }, { step, more })
}
