import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** What a tap on a ticket does. */
export type TapKind = 'start' | 'ready' | 'complete'

interface TapOfOrder {
  readonly id: string
  readonly storeId: string
  readonly orderId: string
  /** As it is called at the counter. */
  readonly code: string
  readonly madeAt: number
}

/** A tap that moves an order from the version that was seen. */
export interface MoveTap extends TapOfOrder {
  readonly kind: TapKind
  readonly version: number
}

/** What staff tapped and the server does not know yet, oldest first [kitchen-6]. */
export type Tap = MoveTap

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

/** The server said no: shown until it was seen. */
export function refuseTap(tap: Tap, reason: string): void {
  dropTap(tap.id)
  useTaps.setState(({ refused }) => ({ refused: [...refused, { tap, reason }] }))
}

export const seeRefused = (id: string): void =>
  useTaps.setState(({ refused }) => ({ refused: refused.filter(({ tap }) => tap.id !== id) }))

/** The tap that moves an order and is not done. */
export const useMoveTap = (orderId: string): MoveTap | undefined =>
  useTaps(({ list }) => list.find((tap) => tap.orderId === orderId))
