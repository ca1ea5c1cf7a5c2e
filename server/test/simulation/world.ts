import type { Call, Envelope } from '@tiffin/contract/call'
import { createOrder } from '@tiffin/contract/order'
import type { z } from 'zod'
import { ask, testApp } from '../app.ts'
import { buildCorp } from '../build.ts'
import { buildCoupon, buildCouponKind } from '../build-coupon.ts'
import { enablePoints, givePoints } from '../build-points.ts'
import * as build from '../build-shop.ts'
import { testDb } from '../database.ts'
import { fakeSessions } from '../fake-sessions.ts'
import { orderBody } from '../order.ts'
import { type Crash, crashingDatabase } from './crashing-database.ts'
import { SimulatedProvider } from './provider.ts'

export const stockAtFirst = 6
export const pointsAtFirst = 500
const price = 500
const couponOff = 300

/** A server, its provider and its clock, which all runs share, and how orders ended. */
export async function openServer() {
  const provider = new SimulatedProvider()
  const crashing = crashingDatabase(testDb)
  const clock = { time: Date.now(), now: () => clock.time }
  const app = testApp({
    ...{ sessions: fakeSessions, clock, db: crashing.db },
    config: { paySandbox: await provider.listen(), logLevel: 'error', checkAnswers: false },
  })
  return { app, provider, crashing, clock, ends: new Set<number | 'refunded'>() }
}

export type Server = Awaited<ReturnType<typeof openServer>>

/** What the customer and the store know of an order. */
export interface KnownOrder {
  readonly body: ReturnType<typeof orderBody>
  orderId: string
  readonly paymentNos: string[]
}

/** A brand of one product that costs 5.00, with an employee, for a few runs one after the other. */
async function openBrand() {
  const corp = await buildCorp()
  await enablePoints(corp)
  const shop = await build.buildShop(corp, { price })
  const kindId = await buildCouponKind(corp)
  const staff = await build.buildEmployee(corp, shop.storeId)
  return { corp, ...shop, kindId, staff: staff.token }
}

/** What a run leaves behind is looked at in each that comes after it at the same brand. */
const runsOfBrand = 20

/** Worlds for one run after the other: a full shelf, and a customer with one coupon and some points. */
export function worldsOf(server: Server) {
  let brand: Awaited<ReturnType<typeof openBrand>> | undefined
  let count = 0
  return async () => {
    server.clock.time = Date.now() // sessions and coupons are good from now on
    if (count++ % runsOfBrand === 0 || !brand) brand = await openBrand()
    const { corp, storeId, skuId, kindId } = brand
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: stockAtFirst })
    const customer = await build.buildCustomer(corp)
    const couponId = await buildCoupon(corp, customer.customerId, { kindId })
    await givePoints(corp, customer.customerId, { points: pointsAtFirst })
    return { server, ...brand, ...customer, couponId, orders: new Map<number, KnownOrder>() }
  }
}

export type World = Awaited<ReturnType<ReturnType<typeof worldsOf>>>

type AnyCall<Path extends string, Input extends z.ZodType, Output extends z.ZodType> = Pick<
  Call<Path, Input, Output>,
  'path' | 'method' | 'input' | 'output'
>

/** Makes a call; undefined when the server crashed during it. Any other internal error is a fault of the product. */
export async function attempt<Path extends string, Input extends z.ZodType, Output extends z.ZodType>(
  { server, corp }: World,
  call: AnyCall<Path, Input, Output>,
  { token, body }: { token: string; body: object },
): Promise<Envelope<z.output<Output>> | undefined> {
  const answer = await ask(server.app, call, { corp, token, body: body as Record<string, unknown> })
  if (server.crashing.hasCrashed()) return undefined
  if (answer.code >= 500 && answer.code < 600) throw new Error(`${call.path}: ${answer.code} ${answer.message}`)
  return answer
}

export interface Wish {
  readonly num: number
  readonly isWithCoupon: boolean
  readonly isWithPoints: boolean
  readonly isAtStore: boolean
}

/** What the customer has to pay: the coupon needs no least amount, and points take what they can. */
function payableOf({ num, isWithCoupon, isWithPoints }: Wish): number {
  const left = Math.max(0, num * price - (isWithCoupon ? couponOff : 0))
  return left - (isWithPoints ? Math.min(left, pointsOffered) : 0)
}

/** Points that an order spends; each takes a cent off. */
const pointsOffered = 100

/** The body of an order, under a number by which it is known again. */
export function bodyOf(world: World, wish: Wish) {
  const { storeId, productId, skuId, couponId } = world
  const more = {
    ...(wish.isWithCoupon ? { couponIdList: [couponId] } : {}),
    ...(wish.isWithPoints ? { points: pointsOffered } : {}),
    ...(wish.isAtStore ? { paymentMethodCode: 'counter' } : {}),
  }
  return orderBody({
    storeId,
    lines: [build.want(productId, skuId, { num: wish.num })],
    payable: payableOf(wish),
    more,
  })
}

/** Sends an order. The same request is sent again when its answer was lost. */
export async function sendOrder(world: World, known: KnownOrder): Promise<void> {
  const answer = await attempt(world, createOrder, { token: world.token, body: known.body })
  if (answer?.code === 200) known.orderId = answer.data.orderId
}

/** Runs the jobs of the server by name, as they come back by themselves. */
export async function runJobs({ server }: World, isWanted: (name: string) => boolean): Promise<void> {
  for (const { name, run } of server.app.jobs) if (isWanted(name)) await run().catch(() => undefined)
}

export type { Crash }
