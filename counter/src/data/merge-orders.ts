import type { CallMap } from '@tiffin/contract/calls'

/** What the list says: all orders of the board, or what changed. */
export type OrderPage = CallMap['/api/app/store/order/list']['output']

/** The list as it was read in full, with the changes that were listed since. */
export interface Board extends OrderPage {
  /** When it was read in full, by this machine's clock. */
  readonly wholeAt: number
}

type Order = OrderPage['list'][number]

const inOrder = (a: Order, b: Order) => a.submitTime - b.submitTime || (a.orderId < b.orderId ? -1 : 1)

const byId = (board: Board | undefined) => new Map(board?.list.map((order) => [order.orderId, order]))

/** The later state of an order: a list may have been read before a move whose answer came first. When it was read is no change of it, so a ticket that says the same is not drawn again [kitchen-40]. */
function later(held: Order | undefined, order: Order): Order {
  if (held === undefined) return order
  return held.version > order.version ? held : { ...order, serverTime: held.serverTime }
}

/** A list that was read in full, in place of the one before. */
export const takeWhole = (before: Board | undefined, whole: Board): Board => {
  const held = byId(before)
  return { ...whole, list: whole.list.map((order) => later(held.get(order.orderId), order)) }
}

/** Puts what changed into the list; an order that is already in the list is replaced. */
export function mergeOrders(board: Board, changes: OrderPage): Board {
  const held = byId(board)
  for (const order of changes.list) held.set(order.orderId, later(held.get(order.orderId), order))
  const { readAt, serverTime } = changes
  return { ...board, list: [...held.values()].sort(inOrder), readAt, serverTime }
}

/** Puts one order into the list, unless the list has a later version of it. */
export function replaceOrder(board: Board, order: Order): Board {
  const held = board.list.find(({ orderId }) => orderId === order.orderId)
  if (held === undefined || held.version > order.version) return board
  return { ...board, list: board.list.map((each) => (each === held ? order : each)) }
}
