/** The pages of the counter, in the order of the rail, and the right that each needs. */
export const links = [
  { to: 'board', href: '#/', icon: 'receipt', text: 'counter.board', needs: 'order:manage' },
  { to: 'assist', href: '#/assist', icon: 'plus', text: 'counter.assist.title', needs: 'order:manage' },
  { to: 'orders', href: '#/orders', icon: 'search', text: 'counter.orders.title', needs: 'order:read' },
  { to: 'soldOut', href: '#/sold-out', icon: 'close', text: 'counter.soldOut.title', needs: 'stock:sold-out' },
  { to: 'stock', href: '#/stock', icon: 'stock', text: 'counter.stock.title', needs: 'stock:count' },
  { to: 'store', href: '#/store', icon: 'store', text: 'counter.store.title', needs: 'store:edit' },
  { to: 'shift', href: '#/shift', icon: 'shift', text: 'counter.shift.title', needs: 'shift:manage' },
] as const

export type Link = (typeof links)[number]

/** So many pages stand in the bar of a phone, beside the messages and what opens the rest. */
export const mostInBar = 4
