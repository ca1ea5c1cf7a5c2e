import type { Call, Envelope } from '@tiffin/contract/call'
import { createOrder } from '@tiffin/contract/order'
import type { z } from 'zod'
import { ask, testApp } from '../app.ts'
import { want } from '../build-shop.ts'
import { testDb } from '../database.ts'
import { fakeSessions } from '../fake-sessions.ts'
import { orderBody } from '../order.ts'
import { type Crash, crashingDatabase } from './crashing-database.ts'
import { SimulatedProvider } from './provider.ts'
import { couponOff, openShop, type Place, price, type Shop } from './shop.ts'

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

/** Where one history is played: a shelf, and a customer with one coupon and some points. */
export interface World extends Omit<Shop, 'places'>, Place {
  readonly server: Server
  readonly token: string
  readonly orders: Map<number, KnownOrder>
}

/** Worlds of one brand for histories that are played one after the other. */
export async function openWorlds(server: Server, count: number): Promise<World[]> {
  server.clock.time = Date.now() // sessions and coupons are good from now on
  const { places, ...shop } = await openShop(count)
  return places.map((place) => {
    const token = `customer ${shop.corp} ${place.customerId} ${place.sessionId}`
    return { server, ...shop, ...place, token, orders: new Map() }
  })
}

/** What all worlds of one run share. */
export type Brand = Pick<World, 'corp' | 'storeId' | 'server'>

/** The brand at which histories were played. */
export function brandOf([world]: readonly World[]): Brand {
  if (!world) throw new RangeError('A run has histories.')
  return world
}

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
    lines: [want(productId, skuId, { num: wish.num })],
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
export async function runJobs(server: Server, isWanted: (name: string) => boolean): Promise<void> {
  for (const { name, run } of server.app.jobs) if (isWanted(name)) await run().catch(() => undefined)
}

export type { Crash }
