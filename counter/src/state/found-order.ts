import { create } from 'zustand'

interface FoundOrder {
  /** Empty while none is chosen. */
  readonly orderId: string
}

/** The order that the page of orders shows. */
export const useFoundOrder = create<FoundOrder>(() => ({ orderId: '' }))

export const showFoundOrder = (orderId: string): void => useFoundOrder.setState({ orderId })
