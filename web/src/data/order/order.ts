import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentLanguage, useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** Groups of the order list [order-15]. */
export const orderGroup = { all: 0, awaitingPayment: 1, inProgress: 2, completed: 3, ended: 4 } as const

/** Orders that go on are asked after at least this often, whatever the stream of messages does. */
export const pollMs = 10_000

/** An order by itself. */
export const orderOf = (orderId: string | undefined, language: string) =>
  queryOptions({
    queryKey: ['order', orderId, language],
    queryFn: ({ signal }) =>
      call('/api/app/order/order/detail', { orderId: orderId ?? '' }, { signal, isSilent: true }),
  })

/** Asks for an order before the page that shows it is there. */
export async function fetchOrder(orderId: string | undefined): Promise<void> {
  if (orderId) await queryClient.prefetchQuery(orderOf(orderId, currentLanguage()))
}

/** Orders that go on now, for Home: awaiting payment, then those in progress. */
export function useCurrentOrders() {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  return useQuery({
    queryKey: ['orders', 'current', language],
    queryFn: async ({ signal }) => {
      const groups = [orderGroup.awaitingPayment, orderGroup.inProgress]
      const options = { signal, isSilent: true }
      const pages = await Promise.all(
        groups.map((status) => call('/api/app/order/order/list', { status, pageIndex: 1, pageSize: 5 }, options)),
      )
      return { list: pages.flatMap(({ list }) => list), unpaid: pages[0]?.total ?? 0 }
    },
    enabled: hasLogin,
    staleTime: 10_000,
    refetchInterval: ({ state }) => ((state.data?.list.length ?? 0) > 0 ? pollMs : false),
  })
}

/** How many orders wait for payment, for the badge of the tab bar. */
export function useUnpaidCount(): number {
  const { data } = useCurrentOrders()
  return useHasLogin() ? (data?.unpaid ?? 0) : 0
}
