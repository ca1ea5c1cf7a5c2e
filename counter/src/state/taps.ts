import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** The steps of an order, each one tap. */
export type StepKind = 'start' | 'ready' | 'complete'

/** States that a step leads to, and that it can be taken back from. */
export type TakenFrom = 30 | 40 | 50

interface TapOfOrder {
  readonly id: string
  readonly storeId: string
  readonly orderId: string
  /** As it is called at the counter. */
  readonly code: string
  readonly madeAt: number
  /** It was sent and no answer came: the server may have done it. */
  readonly isTried?: boolean
}

/** A tap that moves an order from the version that was seen. */
export interface StepTap extends TapOfOrder {
  readonly kind: StepKind
  readonly version: number
}

/** Takes a step back from the version that it led to [order-25]. */
export interface TakeBackTap extends TapOfOrder {
  readonly kind: 'takeBack'
  readonly version: number
  readonly from: TakenFrom
  /** The step may not have been done: only a board that was read since says whether there is something to take back. */
  readonly isDoubtful?: boolean
}

/** Ticks a line as made, or takes the tick away [kitchen-4]. */
export interface TickTap extends TapOfOrder {
  readonly kind: 'tick'
  readonly lineNo: number
  readonly isTicked: boolean
}

export type MoveTap = StepTap | TakeBackTap

/** What staff tapped and the server does not know yet, oldest first [kitchen-6]. */
export type Tap = MoveTap | TickTap

/** A tap that the server refused, until staff has seen it. */
export interface RefusedTap {
  readonly tap: Tap
  readonly reason: string
}

interface Taps {
  readonly list: readonly Tap[]
  readonly refused: readonly RefusedTap[]
  /** The tap that is under way, by its id. */
  readonly sending: string
}

const isTap = (value: unknown): value is Tap =>
  isRecord(value) && typeof value.id === 'string' && typeof value.orderId === 'string' && typeof value.kind === 'string'

const keptTaps = kept<readonly Tap[]>({
  key: 'tiffin.counter.taps',
  codec: json((value): value is Tap[] => Array.isArray(value) && value.every(isTap)),
  fallback: [],
})

/** Survives a reload: what was tapped without a connection is not tapped again by anybody. */
export const useTaps = create<Taps>(() => ({ list: keptTaps.get(), refused: [], sending: '' }))

function keep(list: readonly Tap[]): void {
  keptTaps.set(list)
  useTaps.setState({ list })
}

export const addTap = (tap: Tap): void => keep([...useTaps.getState().list, tap])

export const dropTap = (id: string): void => keep(useTaps.getState().list.filter((tap) => tap.id !== id))

/** Notes that a tap was sent and no answer came. */
export const markTried = (id: string): void =>
  keep(useTaps.getState().list.map((tap) => (tap.id === id ? { ...tap, isTried: true } : tap)))

/** The server said no: shown until it was seen. */
export function refuseTap(tap: Tap, reason: string): void {
  dropTap(tap.id)
  useTaps.setState(({ refused }) => ({ refused: [...refused, { tap, reason }] }))
}

export const seeRefused = (id: string): void =>
  useTaps.setState(({ refused }) => ({ refused: refused.filter(({ tap }) => tap.id !== id) }))

/** Whether a tap moves an order as far as staff knows. */
const isMove = (tap: Tap): tap is MoveTap => tap.kind !== 'tick' && !(tap.kind === 'takeBack' && tap.isDoubtful)

/** The tap that moves an order and is not done. */
export const useMoveTap = (orderId: string): MoveTap | undefined =>
  useTaps(({ list }) => list.filter(isMove).find((tap) => tap.orderId === orderId))
