import { isAtTable, isBroughtToTable } from '@tiffin/core/store/table'
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
  if (seat === null || !isBroughtToTable(method) || seat.storeId !== storeId) return undefined
  return isAtTable(seat.since, serverNow()) ? seat : undefined
}
