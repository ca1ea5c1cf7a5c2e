import type { Order } from '@tiffin/core/order/order'
import { type CustomerAction, isUnderWay } from '@tiffin/core/order/order-state'

/** What an order's card and page offer of what its customer may do: it is ordered again once it is over [page-23] [page-52]. */
export const offeredActions = ({
  status,
  allowActions,
}: Pick<Order, 'status' | 'allowActions'>): readonly CustomerAction[] =>
  isUnderWay(status) ? allowActions.filter((action) => action !== 'reorder') : allowActions
