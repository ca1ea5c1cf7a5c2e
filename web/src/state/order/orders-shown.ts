import { create } from 'zustand'

/** Which orders the customer looks at: a group of the list, see `orderGroup`. */
export const useOrdersShown = create<{ readonly group: number }>(() => ({ group: 0 }))

export const showOrders = (group: number): void => useOrdersShown.setState({ group })
