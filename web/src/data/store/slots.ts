import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

const freshMs = 20_000
const key = ['store', 'slots']

/** A time in which an order can be collected later. */
export type ShownSlot = CallMap['/api/app/customer/store/slots']['output']['dayList'][number]['slotList'][number]

/** When an order of so many units can be collected later, by days [slot-2]. */
export function useSlots(storeId: string, work: number) {
  return useQuery({
    queryKey: [...key, storeId, work],
    queryFn: ({ signal }) =>
      call('/api/app/customer/store/slots', { storeId, work: Math.max(1, work) }, { signal, isSilent: true }),
    staleTime: freshMs,
    refetchInterval: freshMs,
    retry: false,
  })
}

/** Places have moved: what is offered is asked for again. */
export const readSlotsAgain = () => queryClient.invalidateQueries({ queryKey: key })
