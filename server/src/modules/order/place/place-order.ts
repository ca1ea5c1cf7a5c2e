import type { createOrder } from '@tiffin/contract/order'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { Language } from '@tiffin/core/language/language'
import { pickupLetterOf } from '@tiffin/core/order/order-number'
import { takesSum } from '@tiffin/core/payment/offered-methods'
import type { PointLot } from '@tiffin/core/points/lots'
import { workOf } from '@tiffin/core/ready/work-of'
import type { Slot } from '@tiffin/core/slot/slot-plan'
import { stockNeeds, sumNeeds } from '@tiffin/core/stock/check-stock'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { z } from 'zod'
import { corpChanged } from '../../../base/corp.ts'
import { Fault, Refusal } from '../../../base/refusal.ts'
import { isDuplicate } from '../../../db/failure.ts'
import { type Raised, raisedBy } from '../../../db/raised.ts'
import type { Tx } from '../../../db/unit.ts'
import { type ChosenRow, chosenOf, holdCoupons } from '../../coupon/index.ts'
import { takeGroup } from '../../group/index.ts'
import { takeGranted } from '../../member/index.ts'
import type { OfferedMethod } from '../../payment-method/index.ts'
import { holdPoints, listSpendable } from '../../points/index.ts'
import { presentPricedCart, type ResolvedCart } from '../../promotion/index.ts'
import { findSlot, takeSlot } from '../../slot/index.ts'
import { stockHints, takeStock } from '../../stock/index.ts'
import { checkCart, checkStore } from '../check/check-order.ts'
import { partsOf, pointsWish } from '../check/points-wish.ts'
import { priceWish } from '../check/price-wish.ts'
import { holdDay, type LimitedDay, limitedDayOf, readBoughtToday } from '../limit/daily-limit.ts'
import { moveOrder } from '../move/move-order.ts'
import { givePickupCode } from '../move/queries.ts'
import { inOrderTx } from '../order-tx.ts'
import type { OrderParts } from '../parts.ts'
import type { WholeOrder } from '../rows.ts'
import { checkHold, checkSlot, checkWish, isToPayAtStore, tableOf } from './check-wish.ts'
import { allLines, type Buyer, hashOf, newOrder, type Readied } from './new-order.ts'
import {
  findStanding,
  findStandingAndCoupons,
  insertOrder,
  type NewOrder,
  type Standing,
  takeAndInsertOrder,
  takeHoldAndInsertOrder,
} from './queries.ts'
import { writtenOrder } from './written-order.ts'

type Wish = z.output<typeof createOrder.input>

/** What a placed order is known by. */
export interface Placed {
  readonly orderId: string
  /** The order as it was just written; undefined when it must be read: the same request had made it before, or it moved on at once. */
  readonly written?: WholeOrder
  /** False when the same request had made it before. */
  readonly isNew: boolean
  /** Whether it took the last of something [stock-15]. */
  readonly hasNews?: boolean
}

/** Menu or membership moved on since they were looked up: look again and start over. */
class StaleLookUp extends Error {
  readonly standing: Standing

  constructor(standing: Standing) {
    super('moved')
    this.standing = standing
  }
}

async function findMethod(
  { paymentMethods }: OrderParts,
  { corp, store }: Pick<LookedUp, 'corp' | 'store'>,
  { paymentMethodCode }: Wish,
): Promise<OfferedMethod | undefined> {
  return (await paymentMethods.offered(corp, store)).find(({ code }) => code === paymentMethodCode)
}

/** What is looked up before the transaction: inside it no second connection is ever asked for. */
type LookedUp = Pick<Readied, 'corp' | 'store' | 'menu'> & {
  readonly method: OfferedMethod | undefined
  readonly isMember: boolean
  readonly language: Language
}

async function lookUp(parts: OrderParts, wish: Wish, { corp, language, session, now }: Buyer): Promise<LookedUp> {
  const { isMember } = session
  const store = await parts.stores.get(corp, wish.storeId)
  const viewer = { language, isMember, saleChannelCode: wish.saleChannelCode }
  const menu = await parts.catalog.view(corp, store, { viewer, now, isStockAskedLater: true })
  return { corp, store, menu, isMember, language, method: await findMethod(parts, { corp, store }, wish) }
}

/** Everything that is decided between the two round trips, on the server's own figures. */
async function decide(
  lookedUp: LookedUp,
  wish: Wish,
  order: {
    now: number
    standing: Standing
    coupons: readonly ChosenRow[]
    lots: readonly PointLot[]
    reads: Omit<Parameters<typeof checkCart>[2], 'price'>
    slot: Slot | undefined
    /** Paid as soon as it is made, at the counter. */
    isTaken: boolean
  },
) {
  const { corp, store, menu, method } = lookedUp
  const { now, standing, coupons, lots, reads, slot, isTaken } = order
  if (!method) throw new Refusal('paymentNotConfigured')
  checkStore(store, { pickupMethod: wish.pickupMethod, now: slot?.startsAt ?? now })
  const tableName = tableOf(store, wish)
  const points = wish.points === 0 ? undefined : pointsWish(corp, wish.points, lots)
  const price = (cart: ResolvedCart) =>
    priceWish(lookedUp, wish, { cart, coupons, points, now, granted: standing.granted })
  const checked = await checkCart(menu, wish, { ...reads, price })
  checkWish(corp, wish, standing)
  const { priced, gifts } = checked
  const { currency, currencyScale } = corp
  const sum = { currency, currencyScale, amount: priced.bill.payableTotal }
  if (method.account && !takesSum(method.account, sum)) throw new Refusal('paymentNotConfigured')
  if (!isTaken) checkHold(corp, wish, { methodType: method.type, payable: priced.bill.payableTotal })
  if (priced.bill.payableTotal !== wish.expectedPayable)
    throw new Refusal('priceChanged', presentPricedCart(priced, lookedUp.language, gifts))
  const pointParts = partsOf(priced.bill, lots, now)
  const { granted, toldAllergens } = standing
  return { corp, store, menu, method, coupons, pointParts, granted, toldAllergens, slot, tableName, ...checked }
}

const hasNewsIn = (answers: readonly { readonly rows: readonly unknown[] }[]): boolean =>
  answers.some(({ rows: [row] }) => typeof row === 'object' && row !== null && 'hasNews' in row && row.hasNews === true)

/** Writes an order and all that it takes; true when it took the last of something. */
async function write(
  tx: Tx,
  order: NewOrder,
  context: Pick<Buyer, 'taken'> & {
    corpId: string
    lines: readonly CartLine[]
    day: LimitedDay | undefined
    timeZone: string
    groupOrder: Wish['groupOrder']
  },
): Promise<boolean> {
  const { corpId, lines, day, taken, groupOrder } = context
  const { orderId, customerId, storeId, amounts, couponIds, discountIds, pointParts, submitTime: now } = order
  const needs = sumNeeds(stockNeeds(lines))
  const { slot, work } = order
  const taking = slot ? [takeSlot(corpId, { storeId, work, startsAt: slot.startsAt, capacity: slot.capacity })] : []
  const writing = day
    ? [
        takeStock({ corpId, storeId, orderId }, needs),
        ...holdDay(corpId, day),
        insertOrder(corpId, order),
        ...(couponIds.length > 0 ? [holdCoupons(corpId, { customerId, orderId, couponIds, now })] : []),
      ]
    : [(couponIds.length > 0 ? takeHoldAndInsertOrder : takeAndInsertOrder)(corpId, order, needs)]
  const statements = [
    ...taking,
    ...writing,
    ...(discountIds.length > 0 ? [takeGranted(corpId, orderId, discountIds)] : []),
    ...(pointParts.length > 0 ? holdPoints(corpId, { customerId, orderId, parts: pointParts, now }) : []),
    ...(isToPayAtStore(order)
      ? [
          givePickupCode(corpId, {
            ...order,
            day: localTimeAt(now, context.timeZone).date,
            letter: pickupLetterOf(order.pickupMethod),
          }),
        ]
      : []),
    ...(taken ? [taken.note(order)] : []),
    ...(groupOrder ? [takeGroup(corpId, { ...groupOrder, customerId, storeId, orderId })] : []),
  ]
  if (amounts.payableTotal > 0) return hasNewsIn(await tx.finish(...statements))
  // Nothing to pay: accepted in the same transaction, and no provider is asked [cashier-3].
  const hasNews = hasNewsIn(await tx.batch(...statements))
  await moveOrder(tx, { corpId, orderId, action: 'pay', actor: { role: 'system', id: '' }, now }, context.timeZone)
  return hasNews
}

/** Another order of this customer was kept meanwhile: the next look counts what it bought and what points it left. */
type LostRace = 'dailyLimit' | 'pointsShort' | 'staffDiscountGone'

const isLostRace = (raised: Raised | undefined): raised is LostRace =>
  raised === 'dailyLimit' || raised === 'pointsShort' || raised === 'staffDiscountGone'

/** Turns what the database raised into the refusal it means. */
async function explain(parts: OrderParts, raised: Exclude<Raised, LostRace>, readied: Readied): Promise<Refusal> {
  if (raised === 'storeGone') return new Refusal('storeUnknown')
  if (raised !== 'stockShort') return new Refusal(raised)
  const stock = await parts.catalog.readStock(readied.corp.corpId, readied.store.storeId)
  return new Refusal('stockShort', { stockHintList: stockHints(allLines(readied), stock) })
}

/** The order that this request made before; undefined for a new one. */
function findMade(wish: Wish, { madeOrderId, madeHash }: Standing): Placed | undefined {
  if (madeOrderId === null) return undefined
  if (madeHash !== hashOf(wish)) throw new Refusal('requestIdReused')
  return { orderId: madeOrderId, isNew: false }
}

/** The slot that a wish names; the request that made an order before finds it whatever became of the slot. */
async function slotOf(tx: Tx, wish: Wish, place: Parameters<typeof findSlot>[1]): Promise<Slot | undefined> {
  const { slotStartsAt: startsAt, productRequestList, giftList } = wish
  return startsAt === undefined
    ? undefined
    : findSlot(tx, place, { startsAt, work: workOf([...productRequestList, ...giftList]) })
}

/** The first round trip: where the customer stands, and the coupons and points to be used. */
async function readStanding(
  tx: Tx,
  corpId: string,
  { asked: key, wish }: { asked: Parameters<typeof findStanding>[1]; wish: Wish },
) {
  const { customerId, now } = key
  const { couponIdList: couponIds, points } = wish
  // Sent together: one round trip.
  const [standing, lots] = await Promise.all([
    tx.run(couponIds.length > 0 ? findStandingAndCoupons(corpId, key, couponIds) : findStanding(corpId, key)),
    points === 0 ? undefined : tx.run(listSpendable(corpId, customerId, now)),
  ])
  const [found] = standing.rows
  return { standing: found, coupons: (found?.chosen ?? []).map(chosenOf), lots: lots?.rows ?? [] }
}

async function attempt(parts: OrderParts, wish: Wish, context: Buyer): Promise<Placed> {
  const { session, now, taken } = context
  const { corpId } = context.corp
  const lookedUp = await lookUp(parts, wish, context)
  const { customerId } = session
  // Each customer without an account is another one: what was bought today says nothing.
  const day = taken
    ? undefined
    : limitedDayOf(lookedUp.menu, wish.productRequestList, { store: lookedUp.store, customerId, now })
  let readied: Readied | undefined
  try {
    return await inOrderTx(parts, corpId, async (tx) => {
      const key = { ...session, requestId: wish.requestId, storeId: wish.storeId, now }
      // Sent together: one round trip.
      const [{ standing, ...holdings }, bought, slot] = await Promise.all([
        readStanding(tx, corpId, { asked: key, wish }),
        readBoughtToday(tx, corpId, day),
        slotOf(tx, wish, { corpId, store: lookedUp.store, now }),
      ])
      if (!standing || !(taken || standing.isSessionLive)) throw new Refusal('notLoggedIn')
      const made = findMade(wish, standing)
      if (made) return made
      if (standing.catalogVersion !== lookedUp.corp.catalogVersion) throw new StaleLookUp(standing)
      if (standing.isMember !== lookedUp.isMember) throw new StaleLookUp(standing)
      const readStock = () => parts.catalog.readStock(corpId, wish.storeId, tx)
      readied = await decide(lookedUp, wish, {
        now,
        standing,
        ...holdings,
        slot,
        reads: { readStock, bought },
        isTaken: taken !== undefined,
      })
      const order = newOrder(readied, wish, context)
      checkSlot(order)
      const { timeZone } = readied.store
      const { groupOrder } = wish
      const hasNews = await write(tx, order, { corpId, lines: allLines(readied), day, timeZone, taken, groupOrder })
      const { orderId } = order
      const isMoved = order.amounts.payableTotal === 0 || isToPayAtStore(order)
      const placed = { orderId, isNew: true, hasNews }
      return isMoved ? placed : { ...placed, written: writtenOrder(order) }
    })
  } catch (error) {
    const raised = raisedBy(error)
    const isRefused = error instanceof Refusal || (readied !== undefined && raised !== undefined)
    if (!isRefused || isLostRace(raised)) throw error
    const made = await findMadeMeanwhile(parts, wish, context)
    if (made) return made
    throw readied && raised ? await explain(parts, raised, readied) : error
  }
}

/** A race may be lost against a copy of the same request, also between two reads: then the order of that copy is the answer. */
function findMadeMeanwhile({ db }: OrderParts, wish: Wish, { corp: { corpId }, session, now }: Buyer) {
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const { requestId, storeId } = wish
    const [standing] = (await tx.run(findStanding(corpId, { ...session, requestId, storeId, now }))).rows
    return standing && findMade(wish, standing)
  })
}

const mostAttempts = 5

/**
 * Makes an order in one transaction of two round trips: read where the customer stands, decide, then claim the request,
 * take the stock, write the order. The same request again, also at the same time, finds the same order [order-12].
 */
export async function placeOrder(parts: OrderParts, wish: Wish, context: Buyer): Promise<Placed> {
  let current = context
  for (let tries = 1; ; tries++) {
    try {
      const placed = await attempt(parts, wish, current)
      const { corpId } = context.corp
      if (placed.isNew) parts.catalog.stockMoved(corpId, wish.storeId, context.now)
      if (placed.hasNews) parts.hints.send(corpChanged, corpId)
      return placed
    } catch (error) {
      if (!(error instanceof StaleLookUp || isDuplicate(error) || isLostRace(raisedBy(error)))) throw error
      // The menu changes faster than an order can be made: the same request may succeed a moment later.
      if (tries === mostAttempts) throw isDuplicate(error) ? error : new Fault('unavailable', { 'retry-after': '1' })
      if (error instanceof StaleLookUp) current = await catchUp(parts, current, error)
    }
  }
}

async function catchUp({ corps }: OrderParts, context: Buyer, { standing }: StaleLookUp): Promise<Buyer> {
  const isCorpCurrent = context.corp.catalogVersion === standing.catalogVersion
  const corp = isCorpCurrent ? context.corp : ((await corps.reload(context.corp.corpId)) ?? context.corp)
  return { ...context, corp, session: { ...context.session, isMember: standing.isMember } }
}
