import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Money } from '@tiffin/core/money/money'
import type { Tender } from '@tiffin/core/order/tender'
import { call } from './call.ts'
import { type CounterOrder, putOnBoard, report, useRefreshOrders } from './orders.ts'

/** How the money of an order came into the till. */
export interface TakenMoney {
  readonly tender: Tender
  /** To give back of the cash that was given. */
  readonly change: Money
}

interface TakeMoneyOptions {
  /** The order as it is paid; also called when the ticket has left its lane meanwhile. */
  readonly onPaid: (order: CounterOrder, taken: TakenMoney) => void
  readonly onEnd: () => void
}

/** Takes the money of an order at the till. */
export function useTakeMoney({ onPaid, onEnd }: TakeMoneyOptions) {
  const client = useQueryClient()
  const refresh = useRefreshOrders()
  return useMutation({
    mutationFn: ({ order, taken }: { readonly order: CounterOrder; readonly taken: TakenMoney }) =>
      call('/api/app/store/order/accept-payment', {
        ...{ orderId: order.orderId, version: order.version, tender: taken.tender },
      }),
    onSuccess: (paid, { taken }) => {
      putOnBoard(client, paid)
      onPaid(paid, taken)
    },
    onError: report,
    onSettled: () => {
      refresh()
      onEnd()
    },
  })
}
