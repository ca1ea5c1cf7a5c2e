import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'

/** Adds or removes a favourite; every list that shows the store follows. */
export function useFavourite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { storeId: string; favourite: boolean }) => call('/api/app/customer/store/favourite', wanted),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['store'] }),
        client.invalidateQueries({ queryKey: ['stores'] }),
      ]),
  })
}
