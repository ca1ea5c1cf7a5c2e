import { pickupMethod } from '@tiffin/core/store/store'
import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

const isMethod = (value: unknown): value is number => Object.values<unknown>(pickupMethod).includes(value)

const keptMethod = kept({ key: 'tiffin.pickupMethod', codec: json(isMethod), fallback: pickupMethod.dineIn as number })

/** How the customer wants to have it: dine in or takeaway. */
export const usePickup = create<{ readonly method: number }>(() => ({ method: keptMethod.get() }))

export function choosePickup(method: number): void {
  keptMethod.set(method)
  usePickup.setState({ method })
}

/** The customer's wish where the store offers it, else what it does offer. */
export const methodAt = (wished: number, offered: readonly number[]): number =>
  offered.includes(wished) || offered.length === 0 ? wished : (offered[0] ?? wished)
