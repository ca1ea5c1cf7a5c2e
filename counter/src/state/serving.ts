import type { CallMap } from '@tiffin/contract/calls'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { pickupMethod } from '@tiffin/core/store/store'
import { create } from 'zustand'

/** The customer whom this employee helps, as the scan of the code said. */
export type Assisted = CallMap['/api/app/store/assist/detail']['output']

/** What is taken down for somebody without an account. */
export interface WalkIn {
  readonly lines: readonly CartLine[]
  readonly pickupMethod: number
  readonly remark: string
  /** Makes one order of it, however often it is sent; another one as soon as anything changes. */
  readonly requestId: string
}

interface Serving {
  /** Undefined: whoever stands there has no account. */
  readonly assisted: Assisted | undefined
  readonly walkIn: WalkIn
}

const newWalkIn = (): WalkIn => ({
  ...{ lines: [], pickupMethod: pickupMethod.takeaway, remark: '', requestId: crypto.randomUUID() },
})

/** Who is served at this tablet, and with what; it stays while other pages are looked at, until the tab closes. */
export const useServing = create<Serving>(() => ({ assisted: undefined, walkIn: newWalkIn() }))

export const serveCustomer = (assisted: Assisted): void => useServing.setState({ assisted })

/** The customer with the code has gone. */
export const endHelp = (): void => useServing.setState({ assisted: undefined })

/** Nothing is left of whoever was served. */
export const endServing = (): void => useServing.setState({ assisted: undefined, walkIn: newWalkIn() })

export const changeWalkIn = (change: Partial<Omit<WalkIn, 'requestId'>>): void =>
  useServing.setState(({ walkIn }) => ({ walkIn: { ...walkIn, ...change, requestId: crypto.randomUUID() } }))

export const clearWalkIn = (): void => useServing.setState({ walkIn: newWalkIn() })
