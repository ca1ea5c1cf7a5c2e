import { clearCart } from '../cart/cart.ts'
import { noteGroup } from './group.ts'

/** The order of a group was made: nothing of it is wanted any more, here and on the other phones. */
export function endWithOrder(groupOrderId: string): void {
  noteGroup(groupOrderId, { isOver: true, closedAt: 0, content: '' })
  clearCart()
}
