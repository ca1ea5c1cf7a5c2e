import { type EarnTerms, type PointsOfOrder, pointsAfterRefund } from './earned.ts'
import {
  type LotPart,
  type PointLot,
  returnPoints,
  reversePoints,
  spendableLots,
  spendPoints,
  takeFrom,
} from './lots.ts'

/** Kinds of points in lists [point-5]. `willExpire` is a look ahead and no movement; taking back is a negative `obtained`. */
export const pointType = { obtained: 1, willExpire: 2, expired: 3, used: 4, returned: 5 } as const

/** A lot with all that happened to it. */
export interface AccountLot extends PointLot {
  /** The order it was earned by; null for points that were given. */
  readonly orderId: string | null
  /** What orders hold of it that await payment. */
  readonly held: number
  /** What expired of it, less what of that was counted as taken back. */
  readonly expired: number
  /** What was taken back of it since its order was refunded, the expired part included. */
  readonly reversed: number
}

/** A customer's points: what lots still have, less what they owe, is their balance. */
export interface PointsAccount {
  readonly lots: readonly AccountLot[]
  /** Points that were taken back when there were no more; the next ones pay it. */
  readonly debt: number
}

/** One line of the customer's list of points; all of them add up to their balance. */
export interface PointsMovement {
  readonly type: number
  readonly points: number
  /** The lot it is about, when it is one. */
  readonly lotId: string | null
}

/** An account after something happened, and the movements that record it. */
export interface PointsStep {
  readonly account: PointsAccount
  readonly movements: readonly PointsMovement[]
}

/** What an order took of a lot, and how much of that went back. */
export interface SpentPart extends LotPart {
  readonly returned: number
}

const sum = (parts: readonly LotPart[]): number => parts.reduce((all, { points }) => all + points, 0)

/** What a customer has in all. */
export const balanceOf = ({ lots, debt }: PointsAccount): number =>
  lots.reduce((all, { left, held }) => all + left + held, 0) - debt

function change(
  account: PointsAccount,
  parts: readonly LotPart[],
  how: (lot: AccountLot, points: number) => Partial<AccountLot>,
): PointsAccount {
  const pointsOf = new Map(parts.map(({ lotId, points }) => [lotId, points]))
  const lots = account.lots.map((lot) => {
    const points = pointsOf.get(lot.lotId)
    return points === undefined ? lot : { ...lot, ...how(lot, points) }
  })
  return { ...account, lots }
}

/** Points that come in pay first what is owed. Nothing moves: the debt was recorded when it arose. */
function payDebt(account: PointsAccount, now: number): PointsAccount {
  const { parts, rest } = takeFrom(spendableLots(account.lots, now), account.debt)
  return { ...change(account, parts, ({ left }, points) => ({ left: left - points })), debt: rest }
}

const expiredOf = ({ lotId, points }: LotPart): PointsMovement => ({ type: pointType.expired, points: -points, lotId })

/** Ends what is past its time. A second time there is nothing to end. */
export function expire(account: PointsAccount, now: number): PointsStep {
  const over = account.lots
    .filter(({ left, expiresAt }) => left > 0 && expiresAt <= now)
    .map(({ lotId, left }) => ({ lotId, points: left }))
  const ended = change(account, over, ({ expired }, points) => ({ left: 0, expired: expired + points }))
  return { account: ended, movements: over.map(expiredOf) }
}

/** Sets points aside for an order that awaits payment, the first expiring first; undefined when there are not enough. */
export function hold(
  account: PointsAccount,
  points: number,
  now: number,
): { account: PointsAccount; parts: LotPart[] } | undefined {
  const parts = spendPoints(account.lots, points, now)
  const held = parts && change(account, parts, (lot, part) => ({ left: lot.left - part, held: lot.held + part }))
  return held && { account: held, parts }
}

/** What was held is spent: its order was accepted. */
export function useHeld(account: PointsAccount, parts: readonly LotPart[]): PointsStep {
  const points = sum(parts)
  const used = change(account, parts, ({ held }, part) => ({ held: held - part }))
  return {
    account: used,
    movements: points > 0 ? [{ type: pointType.used, points: -points, lotId: null }] : [],
  }
}

/** Points go back to their own lots; what is past its time expires as it arrives. */
function comeBack(account: PointsAccount, parts: readonly LotPart[], now: number): PointsStep {
  const isOver = (lotId: string) => account.lots.some((lot) => lot.lotId === lotId && lot.expiresAt <= now)
  const back = change(account, parts, (lot, points) =>
    isOver(lot.lotId) ? { expired: lot.expired + points } : { left: lot.left + points },
  )
  return { account: payDebt(back, now), movements: parts.filter(({ lotId }) => isOver(lotId)).map(expiredOf) }
}

/** What was held is free again: its order ended unpaid. */
export const release = (account: PointsAccount, parts: readonly LotPart[], now: number): PointsStep =>
  comeBack(
    change(account, parts, ({ held }, points) => ({ held: held - points })),
    parts,
    now,
  )

/** A new lot comes in, and pays what is owed. */
export function earn(account: PointsAccount, lot: PointLot & { orderId: string | null }): PointsStep {
  const { lotId, left: points, earnedAt } = lot
  const fresh = { ...lot, held: 0, expired: 0, reversed: 0 }
  return {
    account: payDebt({ ...account, lots: [...account.lots, fresh] }, earnedAt),
    movements: [{ type: pointType.obtained, points, lotId }],
  }
}

/** Takes earned points back: out of their own lot, then the first expiring ones; what is missing is owed. */
function reverse(account: PointsAccount, { lotId: ownLotId, points }: LotPart, now: number): PointsStep {
  const expiredOfOwn = account.lots.find(({ lotId }) => lotId === ownLotId)?.expired ?? 0
  const { parts, expired, debt } = reversePoints(account.lots, { points, ownId: ownLotId, expired: expiredOfOwn, now })
  const taken = change(account, parts, ({ left }, part) => ({ left: left - part }))
  const noted = change(taken, [{ lotId: ownLotId, points }], (lot) => ({
    expired: lot.expired - expired,
    reversed: lot.reversed + points,
  }))
  const total = sum(parts) + debt
  return {
    account: { ...noted, debt: noted.debt + debt },
    movements: total > 0 ? [{ type: pointType.obtained, points: -total, lotId: ownLotId }] : [],
  }
}

/** The order was not handed over after all: what it came in with is taken back [order-25]. */
export function takeBackEarned(account: PointsAccount, orderId: string, { points, now }: EarnedBack): PointsStep {
  const ownLot = account.lots.find((lot) => lot.orderId === orderId)
  return ownLot ? reverse(account, { lotId: ownLot.lotId, points }, now) : { account, movements: [] }
}

interface EarnedBack {
  readonly points: number
  readonly now: number
}

/** An order of which so much was refunded in all, and what it took of which lot, in the order of spending. */
export interface RefundedOrder {
  readonly order: PointsOfOrder
  readonly terms: EarnTerms
  readonly spent: readonly SpentPart[]
}

/**
 * What a refund does to points: first the earned ones are taken back, then the spent ones return [point-4].
 * `returned` are the parts that go back now. What earlier refunds moved is taken into account.
 */
export function refund(
  account: PointsAccount,
  orderId: string,
  { order, terms, spent, now }: RefundedOrder & { now: number },
): PointsStep & { readonly returned: readonly LotPart[] } {
  const goal = pointsAfterRefund(order, terms)
  const ownLot = account.lots.find((lot) => lot.orderId === orderId)
  const toReverse = ownLot ? Math.max(0, goal.reversed - ownLot.reversed) : 0
  const reversed = ownLot
    ? reverse(account, { lotId: ownLot.lotId, points: toReverse }, now)
    : { account, movements: [] }
  const before = spent.reduce((all, { returned }) => all + returned, 0)
  const returned = returnPoints(spent, Math.max(0, goal.returned - before), before)
  const back = comeBack(reversed.account, returned, now)
  const points = sum(returned)
  const lotId = returned.length === 1 ? (returned[0]?.lotId ?? null) : null
  const events = points > 0 ? [{ type: pointType.returned, points, lotId }] : []
  return { account: back.account, movements: [...reversed.movements, ...events, ...back.movements], returned }
}
