import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { takeSession } from '../../state/session.ts'
import { type Tap, useTaps } from '../../state/taps.ts'
import { undoable, useUndo } from '../../state/undo.ts'
import { chanceOf } from '../../test/cuts/chance.ts'
import { cutKinds, Network } from '../../test/cuts/network.ts'
import { StoreServer } from '../../test/cuts/store-server.ts'
import { prepare } from '../../test/show.tsx'
import { useBoard } from './use-board.ts'

prepare()
afterEach(() => vi.useRealTimers())

const second = 1000
const hours = 8
const episodes = 240
/** So often the tablet is asleep between two episodes, and nothing runs. */
const sleepsEvery = 4
/** Longest time between two episodes: with it they fill the hours. */
const restSeconds = 2 * ((hours * 3600) / episodes - 2)
/** A board whose calls and stream get through shows a change so soon. */
const soonMs = 1500
const nextStep = { 20: 'start', 30: 'ready', 40: 'complete' } as const

interface Shift {
  readonly seed: number
  /** The hour at which it begins. */
  readonly from: number
}

/** A tablet at its board, its store's server, and what lies between them. */
function openTablet({ seed, from }: Shift) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, from) })
  const chance = chanceOf(seed)
  const network: Network = new Network(chance, () => server)
  const server: StoreServer = new StoreServer(chance, (_orderId, visibleAt) => network.tell(visibleAt))
  useBootstrap.setState({ bootstrap: { corpSetting: { appId: 'app' } } as never }) // as: nothing else is read of it here
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId: 's1', storeName: 'Riverside', permission: ['order:manage'] })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ board: useBoard(), tap: useTap() }), { wrapper })
  const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { chance, network, server, advance, board: () => result.current.board, tap: () => result.current.tap }
}

type Tablet = ReturnType<typeof openTablet>

/** What somebody else does: a customer orders or cancels, another tablet moves an order on. */
function others({ chance, server }: Tablet): void {
  if (chance.is(0.6)) server.place()
  const order = chance.of(server.list().filter(({ status }) => status < 50))
  if (order === undefined || !chance.is(0.3)) return
  const action = chance.is(0.2)
    ? 'close'
    : ({ 20: 'start', 30: 'makeReady', 40: 'complete' } as const)[order.status as 20]
  server.move({ by: 'others', orderId: order.orderId, action, version: order.version })
}

/** Whoever stands at the tablet taps on what it shows. Answers the tap, or nothing. */
function tapOnce({ chance, board, tap }: Tablet): Tap | undefined {
  const { list: waiting } = useTaps.getState()
  const isFree = ({ orderId }: CounterOrder) => waiting.every((each) => each.orderId !== orderId)
  const order = chance.of(board().orders.filter((each) => each.status < 50 && isFree(each)))
  if (order === undefined) return undefined
  if (order.status === 30 && chance.is(0.4)) tap().tick(order, 1, !order.tickList.includes(1))
  else tap().step(nextStep[order.status as 20], order)
  return useTaps.getState().list.at(-1)
}

const undoOnce = ({ tap }: Tablet) => {
  const step = undoable(useUndo.getState().steps, Date.now())
  if (step) tap().undo(step)
  return step
}

const stateOf = ({ orderId, status, version, tickList }: CounterOrder) => ({ orderId, status, version, tickList })

/** No order is shown twice, in the list or in the lanes. */
function expectOnce({ board }: Tablet): void {
  const { orders, columns } = board()
  const laned = [...columns.new, ...columns.making, ...columns.ready].map(({ orderId }) => orderId)
  for (const ids of [orders.map(({ orderId }) => orderId), laned]) expect(new Set(ids).size).toBe(ids.length)
}

/** What the tablet shows is what the server has. */
const expectCurrent = ({ board, server }: Tablet): void =>
  expect(board().orders.map(stateOf)).toEqual(expect.arrayContaining(server.list().map(stateOf)))

/** Eight hours in which the connection is cut again and again. */
async function playDay(shift: Shift) {
  const tablet = openTablet(shift)
  const { chance, network, server, advance } = tablet
  const taps: Tap[] = []
  const undone: string[] = []
  const pass = async (ms: number) => {
    let wholeSince = Number.POSITIVE_INFINITY
    for (let left = ms; left > 0; left -= 500) {
      await advance(Math.min(500, left))
      wholeSince = network.isWhole ? Math.min(wholeSince, Date.now()) : Number.POSITIVE_INFINITY
      expectOnce(tablet)
      if (Date.now() - Math.max(wholeSince, server.settledAt) > soonMs) expectCurrent(tablet)
    }
  }
  /** Nobody taps; the board goes on reading, cut off or not. */
  const rest = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 60) {
      await advance(Math.min(60, left) * second)
      expectOnce(tablet)
    }
  }
  await pass(2 * second)
  for (let episode = 0; episode < episodes; episode += 1) {
    if (network.cut === undefined ? chance.is(0.35) : chance.is(0.6))
      if (network.cut === undefined) network.begin(chance.of(cutKinds) ?? 'down')
      else network.end()
    others(tablet)
    await act(async () => {
      const tap = chance.is(0.7) ? tapOnce(tablet) : undefined
      if (tap) taps.push(tap)
    })
    await pass(chance.between(1, 8) * 500)
    if (chance.is(0.25)) await act(async () => void undone.push(undoOnce(tablet)?.id ?? ''))
    const seconds = chance.between(0, restSeconds)
    if (episode % sleepsEvery === 0) vi.setSystemTime(Date.now() + seconds * second)
    else await rest(seconds)
  }
  network.end()
  await pass(40 * second)
  expectCurrent(tablet)
  // What left the board at midnight has left the tablet too, which reads in full every five minutes.
  await rest(310)
  await pass(2 * second)
  expect(tablet.board().orders.map(stateOf)).toEqual(server.list().map(stateOf))
  return { ...tablet, taps, undone }
}

type Day = Awaited<ReturnType<typeof playDay>>

const actions = { start: 'start', ready: 'makeReady', complete: 'complete' } as const
const undoing = { start: 'takeBackStart', ready: 'takeBackReady', complete: 'takeBackHandOver' } as const

/** Moves of an order so from a version. */
const movesOf = ({ server }: Day, orderId: string, [action, version]: readonly [string, number]) =>
  server.applied.filter((each) => each.orderId === orderId && each.action === action && each.version === version)

/** What became of each step: done once, by whomever, or refused and shown; what was undone has come back, or staff hears. */
function expectNoneLost(day: Day): void {
  const { server, network, taps, undone } = day
  const { list, refused } = useTaps.getState()
  expect(list).toEqual([])
  expect(network.sentTwice).toEqual([])
  // What was undone before it was done may be tapped again.
  const isAgain = (tap: Tap, later: Tap) =>
    tap.kind !== 'tick' && later.kind === tap.kind && later.orderId === tap.orderId && later.version === tap.version
  for (const [place, tap] of taps.entries()) {
    if (tap.kind === 'tick' || tap.kind === 'takeBack') continue
    if (taps.slice(place + 1).some((later) => isAgain(tap, later))) continue
    const { orderId, kind, version } = tap
    const moves = movesOf(day, orderId, [actions[kind], version])
    const done = moves.length
    const isHeard = refused.some((each) => each.tap.orderId === orderId)
    const isClosed = server.all().some((order) => order.orderId === orderId && order.status === 80)
    const isUndone = undone.includes(tap.id)
    const isBack =
      moves.every(({ by }) => by === 'others') || movesOf(day, orderId, [undoing[kind], version + 1]).length === 1
    if (isUndone) expect({ tap, isBack: isBack || isHeard }).toEqual({ tap, isBack: true })
    else expect({ tap, isDone: done === 1 || isHeard }).toEqual({ tap, isDone: true })
    // Of an order that was closed meanwhile staff hears, whatever was done before.
    const isRefused = refused.some((each) => each.tap.id === tap.id)
    if (isRefused && !isClosed) expect({ tap, done }).toEqual({ tap, done: 0 })
  }
}

// A seed that fails once is put beside these.
test.each([
  { seed: 2, from: 7 },
  { seed: 4, from: 20 },
])(
  '[kitchen-5][kitchen-6] through eight hours of cuts from $from o’clock no order is missed or shown twice, and no tap is lost or sent twice: seed $seed',
  { timeout: 180_000 },
  async (shift) => {
    const day = await playDay(shift)
    expect(day.server.timesTooMuch).toBeGreaterThan(0)
    expect(day.taps.length).toBeGreaterThan(episodes / 3)
    expectNoneLost(day)
  },
)
