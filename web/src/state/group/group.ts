import type { CartLine } from '@tiffin/core/cart/cart-line'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'
import { useStoreChoice } from '../store/store.ts'

/** The place of this phone in an order that several make together: its cart holds its own lines there [share-5]. */
export interface GroupSeat {
  readonly corp: string
  readonly groupOrderId: string
  /** What was given at joining; empty: the host, known by the log-in. */
  readonly memberKey: string
  readonly storeId: string
  /** Of the own lines, as they were saved last. */
  readonly version: number
  /** What was saved then, to be compared with the cart. */
  readonly content: string
  /** The version at which the host closed it to pay; 0: it is not being paid for by this phone. */
  readonly closedAt: number
  /** The order was made: the cart is this phone's own again. */
  readonly isOver: boolean
}

const texts = ['corp', 'groupOrderId', 'memberKey', 'storeId', 'content'] as const
const isSeat = (value: unknown): value is GroupSeat =>
  isRecord(value) &&
  texts.every((part) => typeof value[part] === 'string') &&
  [value.version, value.closedAt].every(Number.isSafeInteger) &&
  typeof value.isOver === 'boolean'

const keptSeat = kept<GroupSeat | null>({ key: 'tiffin.group', codec: json(isSeat), fallback: null })

/** The sheet that is open: to begin a group, to join one, or the group itself. */
export type GroupSheet = { readonly kind: 'begin' | 'group' } | { readonly kind: 'join'; readonly groupOrderId: string }

interface GroupState {
  readonly seat: GroupSeat | null
  readonly sheet: GroupSheet | null
}

function firstSeat(): GroupSeat | null {
  const seat = keptSeat.get()
  return seat?.corp === corpOfAddress() ? seat : null
}

export const useGroup = create<GroupState>(() => ({ seat: firstSeat(), sheet: null }))

/** Takes the place that another tab of this browser has taken or left; where that tab joined, this one asks for no name [share-8]. */
export function readSeatAgain(): GroupSeat | null {
  const seat = firstSeat()
  useGroup.setState(({ sheet }) => {
    const isIn = sheet?.kind === 'join' && sheet.groupOrderId === seat?.groupOrderId
    return { seat, sheet: isIn ? { kind: 'group' } : sheet }
  })
  return seat
}

export const openGroupSheet = (sheet: GroupSheet): void => useGroup.setState({ sheet })
export const closeGroupSheet = (): void => useGroup.setState({ sheet: null })

export function takeSeatInGroup(seat: GroupSeat): void {
  keptSeat.set(seat)
  useGroup.setState({ seat })
}

/** Changes what is known of the place, as long as it is the same group. */
export function noteGroup(groupOrderId: string, change: Partial<GroupSeat>): void {
  const { seat } = useGroup.getState()
  if (seat?.groupOrderId === groupOrderId) takeSeatInGroup({ ...seat, ...change })
}

export function leaveSeatInGroup(): void {
  keptSeat.clear()
  useGroup.setState({ seat: null })
}

/** The group to which the cart of this phone belongs now; undefined: it is the customer's own. */
export function cartGroup(): GroupSeat | undefined {
  const { seat } = useGroup.getState()
  const storeId = useStoreChoice.getState().chosen?.storeId
  return seat !== null && !seat.isOver && seat.storeId === storeId ? seat : undefined
}

/** What an order says of the group that it is of: these are the lines that its host has closed [share-6]. */
export function groupToPay(lines: readonly CartLine[]): {
  groupOrder?: { groupOrderId: string; version: number }
} {
  const { seat } = useGroup.getState()
  if (seat === null || seat.closedAt === 0 || lines.every(({ guestName }) => guestName === undefined)) return {}
  return { groupOrder: { groupOrderId: seat.groupOrderId, version: seat.closedAt } }
}

/** As `cartGroup`, for what is drawn. */
export function useIsGroupCart(): boolean {
  const seat = useGroup((state) => state.seat)
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  return seat !== null && !seat.isOver && seat.storeId === storeId
}
