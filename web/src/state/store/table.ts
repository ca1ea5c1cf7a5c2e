import { pickupMethod } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** The table where the customer sits, as its code says it [table-3]. */
export interface SeatedAt {
  readonly storeId: string
  readonly tableName: string
  readonly code: string
  /** When the code was opened. */
  readonly since: number
}

/** Who orders later than this has left the table. */
const longestMs = 4 * 3_600_000

const texts = ['storeId', 'tableName', 'code'] as const
const isSeat = (value: unknown): value is SeatedAt =>
  isRecord(value) && typeof value.since === 'number' && texts.every((part) => typeof value[part] === 'string')

const keptSeat = kept<SeatedAt | null>({ key: 'tiffin.table', codec: json(isSeat), fallback: null })

const useSeat = create<{ readonly seat: SeatedAt | null }>(() => ({ seat: keptSeat.get() }))

export function takeSeat(seat: SeatedAt): void {
  keptSeat.set(seat)
  useSeat.setState({ seat })
}

export function leaveTable(): void {
  keptSeat.clear()
  useSeat.setState({ seat: null })
}

/** The table that a dine-in order at this store is brought to; undefined for any other order. */
export function useTable(storeId: string, method: number): SeatedAt | undefined {
  const seat = useSeat((state) => state.seat)
  if (seat === null || method !== pickupMethod.dineIn || seat.storeId !== storeId) return undefined
  return serverNow() - seat.since < longestMs ? seat : undefined
}
