import { lineIdentity } from '../cart/lines.ts'
import type { Order } from './order.ts'

const contentOf = ({ store, productList }: Pick<Order, 'store' | 'productList'>): string =>
  [store.storeId, ...productList.map((line) => `${line.num} ${lineIdentity(line)}`).sort()].join('\n')

/**
 * What a customer usually orders [page-16]: of orders, newest first, the newest of those with the same things at the same store that
 * come most often. Undefined without orders.
 */
export function usualOf<Some extends Pick<Order, 'store' | 'productList'>>(orders: readonly Some[]): Some | undefined {
  const counts = new Map<string, number>()
  for (const content of orders.map(contentOf)) counts.set(content, (counts.get(content) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return orders.find((order) => counts.get(contentOf(order)) === most)
}
