import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** Adds or removes a favourite; every list that shows the store follows. */
export async function setFavourite(storeId: string, favourite: boolean): Promise<void> {
  await call('/api/app/customer/store/favourite', { storeId, favourite })
  await Promise.all(['store', 'stores'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
