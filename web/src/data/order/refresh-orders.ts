import { queryClient } from '../query-client.ts'

/** After anything happened to an order: whatever shows orders asks again. */
export function refreshOrders(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['order'] }),
  ])
}
