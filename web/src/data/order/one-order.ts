import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tiffin/core/order/order'
import { isUnderWay } from '@tiffin/core/order/order-state'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { queryClient } from '../query-client.ts'
import { orderOf, pollMs } from './order.ts'

const isGoingOn = (status: number | undefined): boolean => status !== undefined && isUnderWay(status)

/** What was asked for ahead of the page is not asked for again when it comes up. */
const freshMs = 2000

export function useOrder(orderId: string | undefined) {
  const { language } = useLanguage()
  return useQuery({
    ...orderOf(orderId, language),
    enabled: orderId !== undefined && orderId !== '',
    staleTime: freshMs,
    refetchInterval: ({ state }) => (isGoingOn(state.data?.status) ? pollMs : false),
  })
}

interface Page {
  readonly list: readonly Order[]
}

/** What any list of orders said of one last, and when. */
function findListed(orderId: string, language: string): { order: Order; at: number } | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['orders'] })
    .filter(({ queryKey }) => queryKey.at(-1) === language)
    .flatMap(({ state }) => {
      const data = state.data as Page | { pages: Page[] } | undefined // as: what useOrders and useCurrentOrders keep
      const pages = data === undefined ? [] : 'pages' in data ? data.pages : [data]
      const order = pages.flatMap(({ list }) => list).find((each) => each.orderId === orderId)
      return order === undefined ? [] : [{ order, at: state.dataUpdatedAt }]
    })
    .sort((a, b) => b.at - a.at)[0]
}

/** An order as it was last read, by itself or in a list: without a connection the code of one that is ready must be seen. */
export function useKnownOrder(orderId: string | undefined) {
  const { language } = useLanguage()
  const { data, dataUpdatedAt, error, refetch } = useOrder(orderId)
  const listed = isRefusal(error, 'orderUnknown') ? undefined : findListed(orderId ?? '', language)
  return { data: listed !== undefined && listed.at > dataUpdatedAt ? listed.order : data, error, refetch }
}
