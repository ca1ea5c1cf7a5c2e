import { cancelOrder } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import * as counter from '@tiffin/contract/store'
import fc from 'fast-check'
import { asCorp } from '../build-shop.ts'
import { notify } from '../fake-sandbox.ts'
import { noticeOf } from '../notice.ts'
import type { Crash } from './crashing-database.ts'
import type { Charge, Loss } from './provider.ts'
import { attempt, bodyOf, brandOf, type KnownOrder, runJobs, sendOrder, type Wish, type World } from './world.ts'

const moves = {
  accept: counter.acceptStorePayment,
  start: counter.startOrder,
  ready: counter.readyOrder,
  complete: counter.completeOrder,
} as const
type MoveName = keyof typeof moves

/** An action on one order; `of` is the position of one of its payment attempts. */
type Action =
  | ({ readonly do: 'order' } & Wish)
  | { readonly do: 'sendAgain' | 'openPayment' | 'cancel' | 'close' }
  | { readonly do: 'pay' | 'decline' | 'chargeBack' | 'winDispute'; readonly of: number }
  | { readonly do: 'notify'; readonly of: number; readonly times: number }
  | { readonly do: 'move'; readonly move: MoveName }
  | { readonly do: 'refund'; readonly num: number; readonly amount: number }
  | { readonly do: 'jobs' }
  | { readonly do: 'wait'; readonly seconds: number }

/** An action, the order it is about, and the faults during it. */
export interface Step {
  readonly sequence: number
  readonly action: Action
  readonly crash: Crash | undefined
  readonly loss: Loss | undefined
}

const which = fc.nat({ max: 1 })
const flag = fc.boolean()
const refund = fc.record({
  ...{ do: fc.constant('refund' as const), num: fc.nat({ max: 2 }), amount: fc.integer({ min: 1, max: 700 }) },
})
const notice = fc.record({ do: fc.constant('notify' as const), of: which, times: fc.integer({ min: 1, max: 2 }) })
const pay = fc.record({ do: fc.constant('pay' as const), of: which })
const move = (...names: MoveName[]) => fc.record({ do: fc.constant('move' as const), move: fc.constantFrom(...names) })
const plain = (...names: ('sendAgain' | 'openPayment' | 'cancel' | 'close')[]) =>
  fc.record({ do: fc.constantFrom(...names) })
const order = fc.record({
  ...{ do: fc.constant('order' as const), num: fc.integer({ min: 1, max: 3 }), isWithCoupon: flag },
  ...{ isWithPoints: flag, isAtStore: fc.nat({ max: 3 }).map((each) => each === 0) },
})
const wait = fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 40, 600, 930, 3600) })
const jobs = fc.record({ do: fc.constant('jobs' as const) })

/** Actions that may be added at any point, also where they are not allowed. */
const aside: fc.Arbitrary<Action> = fc.oneof(
  plain('sendAgain', 'openPayment', 'cancel', 'close'),
  pay,
  fc.record({ do: fc.constantFrom('decline' as const, 'chargeBack' as const, 'winDispute' as const), of: which }),
  notice,
  move('accept', 'start', 'ready', 'complete'),
  refund,
  wait,
  jobs,
)

/** The usual actions of an order; each is left out at times, and another may be added before it. */
const usual: readonly fc.Arbitrary<Action>[] = [
  ...[order, plain('openPayment'), pay, notice, move('accept')],
  ...[move('start', 'ready'), move('complete'), refund, jobs],
]

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const stepOf = (action: fc.Arbitrary<Action>): fc.Arbitrary<Omit<Step, 'sequence'>> =>
  fc.record({
    action,
    crash: seldom(
      fc.record({
        at: fc.constantFrom('before' as const, 'within' as const, 'after' as const),
        transaction: fc.integer({ min: 1, max: 3 }),
      }),
    ),
    loss: seldom(fc.constantFrom('request' as const, 'answer' as const)),
  })

/** An action that is part of `weight` in ten sequences. */
const inTen = (weight: number, action: fc.Arbitrary<Action>): fc.Arbitrary<Omit<Step, 'sequence'>[]> =>
  fc.oneof(
    { weight: 10 - weight, arbitrary: fc.constant<Omit<Step, 'sequence'>[]>([]) },
    { weight, arbitrary: stepOf(action).map((step) => [step]) },
  )

const dispute = (done: 'chargeBack' | 'winDispute') => fc.record({ do: fc.constant(done), of: which })

/** The bank takes the money of some orders back, before a refund or after it, and gives it back of many. */
const disputes = [inTen(2, dispute('chargeBack')), inTen(1, aside), inTen(5, dispute('winDispute'))]

const sequence = fc
  .tuple(...usual.flatMap((action) => [inTen(1, aside), inTen(8, action)]), ...disputes)
  .map((parts) => parts.flat())

/** The sequences of one or two orders, interleaved. */
const history: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.array(sequence, { minLength: 1, maxLength: 2 }), fc.array(fc.nat({ max: 1 }), { maxLength: 20 }))
  .map(([sequences, turns]) => {
    const left = sequences.map((each, index) => each.map((step) => ({ ...step, sequence: index })))
    const interleaved: Step[] = turns.flatMap((turn) => left[turn]?.shift() ?? [])
    return [...interleaved, ...left.flat()]
  })

/** Histories of one run: they share a brand, its clock and its jobs, and come to rest together. */
export const historiesOfRun = 10

export type Histories = readonly (readonly Step[])[]

/** Histories for one run. None is left out but while a run that failed is shrunk. */
export const runOfHistories: fc.Arbitrary<Histories> = fc.tuple(
  ...Array.from({ length: historiesOfRun }, () => fc.option(history, { nil: [], freq: 2 ** 30 })),
)

/** An order whose number the customer knows. */
function placedOf({ orders }: World, place: number): KnownOrder | undefined {
  const known = orders.get(place)
  return known?.orderId === '' ? undefined : known
}

function chargeOf(world: World, place: number, which: number): Charge | undefined {
  const numbers = placedOf(world, place)?.paymentNos ?? []
  return world.server.provider.charges.get(numbers[which % Math.max(1, numbers.length)] ?? '')
}

async function openPayment(world: World, known: KnownOrder): Promise<void> {
  const { token } = world
  const answer = await attempt(world, createPayment, {
    token,
    body: { orderId: known.orderId, paymentMethodCode: 'card' },
  })
  if (answer?.code === 200) known.paymentNos.push(answer.data.paymentNo)
}

async function atCounter(
  world: World,
  known: KnownOrder,
  { call, more = {} }: { call: (typeof moves)[MoveName]; more?: object },
) {
  const [row] = await asCorp<{ version: number }>(
    world.corp,
    'select version from customer_order where order_id = $1',
    [known.orderId],
  )
  const body = { orderId: known.orderId, version: row?.version ?? 1, ...more }
  await attempt(world, call, { token: world.staff, body })
}

/** Sends the provider's notice of an attempt; a pending attempt has none. */
async function sendNotice({ server, corp }: World, { paymentNo, status, amount }: Charge): Promise<void> {
  if (status === 'pending') return
  const notice = noticeOf(paymentNo, `payment.${status}`, { amount: (amount / 100).toFixed(2) })
  await notify(server.app, corp, { notice })
}

/** Sends the provider's notice of a dispute, should there be one. */
async function sendDispute({ server, corp }: World, { paymentNo, dispute }: Charge): Promise<void> {
  if (!dispute) return
  const amount = (dispute.amount / 100).toFixed(2)
  const notice = noticeOf(paymentNo, `dispute.${dispute.isWon ? 'won' : 'opened'}`, { amount })
  await notify(server.app, corp, { notice })
}

/** The bank takes back what the provider holds of a payment, once; or gives it back. */
async function decide(world: World, charge: Charge, isWon: boolean): Promise<void> {
  const amount = world.server.provider.heldFor(charge.paymentNo)
  if (!isWon && amount > 0 && !charge.dispute) charge.dispute = { amount, isWon: false }
  if (isWon && charge.dispute) charge.dispute.isWon = true
  await sendDispute(world, charge)
}

const isPaying = (name: string) => /payments|notices|refunds|time out/.test(name)

const orderActions: Readonly<Record<string, (world: World, known: KnownOrder, done: Action) => Promise<unknown>>> = {
  openPayment,
  sendAgain: sendOrder,
  cancel: (world, { orderId }) => attempt(world, cancelOrder, { token: world.token, body: { orderId } }),
  close: (world, known) => atCounter(world, known, { call: counter.closeOrder as never, more: { reason: 'soldOut' } }),
  move: (world, known, done) => atCounter(world, known, { call: moves[(done as { move: MoveName }).move] }),
  refund: (world, known, done) => {
    const { num, amount } = done as { num: number; amount: number }
    const part = num > 0 ? { lineList: [{ lineNo: 1, num }] } : { amount }
    return atCounter(world, known, { call: counter.refundOrder as never, more: { ...part, reason: 'spilled' } })
  },
}

async function carryOut(world: World, place: number, done: Action): Promise<unknown> {
  const { clock } = world.server
  if (done.do === 'order') {
    if (world.orders.has(place)) return undefined
    const known = { body: bodyOf(world, done), orderId: '', paymentNos: [] }
    world.orders.set(place, known)
    return sendOrder(world, known)
  }
  if (done.do === 'wait') {
    clock.time += done.seconds * 1000
    return undefined
  }
  if (done.do === 'jobs') return runJobs(world.server, isPaying)
  if (done.do === 'pay' || done.do === 'decline') {
    const charge = chargeOf(world, place, done.of)
    if (charge?.status === 'pending') charge.status = done.do === 'pay' ? 'succeeded' : 'failed'
    return undefined
  }
  if (done.do === 'chargeBack' || done.do === 'winDispute') {
    const charge = chargeOf(world, place, done.of)
    return charge && decide(world, charge, done.do === 'winDispute')
  }
  if (done.do === 'notify') {
    const charge = chargeOf(world, place, done.of)
    for (let time = 0; charge && time < done.times; time++) await sendNotice(world, charge)
    return undefined
  }
  const known = done.do === 'sendAgain' ? world.orders.get(place) : placedOf(world, place)
  return known && orderActions[done.do]?.(world, known, done)
}

/** Carries out a step and starts the server again, also after a failure. */
export async function take(world: World, { sequence: place, action: done, crash, loss }: Step): Promise<void> {
  const { crashing, provider, clock } = world.server
  clock.time += 1000
  provider.loss = loss
  await crashing.start(crash)
  try {
    await carryOut(world, place, done)
  } finally {
    provider.loss = undefined
    await crashing.start()
  }
}

/** Pauses in seconds, long enough for all retries of jobs. */
const pauses = [60, 3600, 14_400]

/** Runs the jobs without further faults until nothing is due. */
export async function comeToRest(worlds: readonly World[]): Promise<void> {
  for (const world of worlds)
    for (const known of world.orders.values()) {
      if (known.orderId === '') await sendOrder(world, known)
      for (const paymentNo of known.paymentNos) {
        const charge = world.server.provider.charges.get(paymentNo)
        if (charge) await sendDispute(world, charge)
      }
    }
  const { server } = brandOf(worlds)
  for (const seconds of pauses) {
    server.clock.time += seconds * 1000
    await runJobs(server, isPaying)
  }
}
