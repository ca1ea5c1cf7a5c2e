import { type StaffDiscount, type StaffDiscounts, staffDiscountsOf } from '@tiffin/core/pricing/staff-discounts'
import { useMemo } from 'react'
import { create } from 'zustand'

/** A member of staff who helps with the cart. */
export interface Assistant {
  readonly employeeName: string
  readonly storeId: string
  /** They help no more; what they granted stays for a while. */
  readonly isOver: boolean
  /** What they granted for the next order at their store. */
  readonly discountList: readonly StaffDiscount[]
}

interface Help {
  readonly assistant: Assistant | null
  /** The member code is on the screen: staff may scan it any moment. */
  readonly isCodeShown: boolean
  /** Grows with each hint that help has begun, done something or ended. */
  readonly heard: number
}

/** Help by staff, as far as this device knows; the cart's own call says who helps. */
export const useHelp = create<Help>(() => ({ assistant: null, isCodeShown: false, heard: 0 }))

export const hearOfHelp = (): void => useHelp.setState(({ heard }) => ({ heard: heard + 1 }))

const isSame = (one: Assistant | null, other: Assistant | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function takeAssistant(assistant: Assistant | null): void {
  if (!isSame(assistant, useHelp.getState().assistant)) useHelp.setState({ assistant })
}

/** An order has taken what was granted; what staff grants from now on is for the next one. */
export function takeUpDiscounts(): void {
  const { assistant } = useHelp.getState()
  if (assistant !== null) takeAssistant({ ...assistant, discountList: [] })
}

/** Who helps right now. */
export const helperOf = ({ assistant }: Help): Assistant | null => (assistant?.isOver === false ? assistant : null)

/** What staff has granted for an order at this store, as pricing takes it. */
export function useStaffDiscounts(storeId: string | undefined): StaffDiscounts {
  const assistant = useHelp((state) => state.assistant)
  return useMemo(
    () => staffDiscountsOf(assistant?.storeId === storeId ? (assistant?.discountList ?? []) : []),
    [assistant, storeId],
  )
}
