import type { CallMap } from '@tiffin/contract/calls'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { pickupMethod } from '@tiffin/core/store/store'
import { isRecord, json, kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'
import { useSession } from './session.ts'

/** The customer whom this employee helps, as the scan of the code said. */
export type Assisted = CallMap['/api/app/store/assist/detail']['output']

/** What is taken down for somebody without an account. */
export interface WalkIn {
  readonly lines: readonly CartLine[]
  readonly pickupMethod: number
  readonly remark: string
  /** The table of a dine-in order; empty when none was entered. */
  readonly tableName: string
  /** Makes one order of it, however often it is sent; another one as soon as anything changes. */
  readonly requestId: string
}

interface Serving {
  /** Undefined: whoever stands there has no account. */
  readonly assisted: Assisted | undefined
  readonly walkIn: WalkIn
}

const newWalkIn = (): WalkIn => ({
  ...{ lines: [], pickupMethod: pickupMethod.takeaway, remark: '', tableName: '', requestId: crypto.randomUUID() },
})

/** A cart that is kept on the device: of which store, and when it was last changed. */
interface KeptWalkIn extends WalkIn {
  readonly storeId: string
  readonly changedAt: number
}

/** An older cart is dropped. */
const keptMs = 12 * 3_600_000

const isWalkIn = (value: unknown): value is KeptWalkIn =>
  isRecord(value) && Array.isArray(value.lines) && typeof value.requestId === 'string'

const keptWalkIn = kept<KeptWalkIn | undefined>({
  ...{ key: 'tiffin.counter.walkIn', codec: json(isWalkIn), fallback: undefined },
})

/** The help that this window gives, over a reload [assist-16]; empty while it gives none. */
export const keptHelp = kept<string>({
  ...{ key: 'tiffin.counter.help', codec: text, fallback: '', storage: () => sessionStorage },
})

const ownStore = () => useSession.getState().employee?.storeId

/** What was taken down before the page was loaded again, or the session ended. */
function readWalkIn(): WalkIn {
  const found = keptWalkIn.get()
  if (found === undefined || found.storeId !== ownStore() || Date.now() - found.changedAt > keptMs) return newWalkIn()
  const { lines, pickupMethod: method, remark, tableName = '', requestId } = found
  return { lines, pickupMethod: method, remark, tableName, requestId }
}

/** Who is served at this tablet, and with what; what is taken down stays on the device for half a day [assist-6]. */
export const useServing = create<Serving>(() => ({ assisted: undefined, walkIn: readWalkIn() }))

export const serveCustomer = (assisted: Assisted): void => {
  keptHelp.set(assisted.assistId)
  useServing.setState({ assisted })
}

/** The customer with the code has gone. */
export const endHelp = (): void => {
  keptHelp.clear()
  useServing.setState({ assisted: undefined })
}

/** Ends help and walk-in at log-out; the walk-in's cart stays on the device for the next log-in at this store. */
export const endServing = (): void => {
  endHelp()
  useServing.setState({ walkIn: newWalkIn() })
}

export const openServing = (): void => useServing.setState({ walkIn: readWalkIn() })

function setWalkIn(walkIn: WalkIn): void {
  const storeId = ownStore()
  if (storeId !== undefined) keptWalkIn.set({ ...walkIn, storeId, changedAt: Date.now() })
  useServing.setState({ walkIn })
}

export const changeWalkIn = (change: Partial<Omit<WalkIn, 'requestId'>>): void =>
  setWalkIn({ ...useServing.getState().walkIn, ...change, requestId: crypto.randomUUID() })

export const clearWalkIn = (): void => {
  keptWalkIn.clear()
  useServing.setState({ walkIn: newWalkIn() })
}
