import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Money } from '@tiffin/core/money/money'
import { paymentMethodType } from '@tiffin/core/order/order'
import type { Tender } from '@tiffin/core/order/tender'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'
import { codeOf } from './code-of.ts'
import { type CounterOrder, findOnBoard, putOnBoard, readBoard, report, useRefreshOrders } from './orders.ts'

/** How the money of an order came into the till. */
export interface TakenMoney {
  readonly tender: Tender
  /** To give back of the cash that was given. */
  readonly change: Money
}

interface Untaken {
  readonly client: QueryClient
  readonly order: CounterOrder
}

/** Says why money was not taken; where another tablet was faster, that it is paid, and how [shift-11]. */
async function reportUntaken(failure: unknown, { client, order }: Untaken): Promise<void> {
  if (!isRefusal(failure, 'moveNotAllowed') || !(await readBoard(client))) return report(failure)
  const now = findOnBoard(client, order.orderId)
  if (now === undefined || now.payTime === null) return report(failure)
  const isAtStore = now.paymentMethod.type === paymentMethodType.atStore
  const way = isAtStore ? t(`counter.tender.${now.tender}`) : now.paymentMethod.name
  showToast(t('counter.alreadyPaid', { code: codeOf(now), way }))
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
    onError: (failure, { order }) => reportUntaken(failure, { client, order }),
    onSettled: () => {
      refresh()
      onEnd()
    },
  })
}
