import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useSession } from '../state/session.ts'
import { call } from './call.ts'

/** A printer of the store, and how it stands. */
export type Printer = CallMap['/api/app/store/printer/list']['output']['list'][number]

/** What is said of a printer. */
export type PrinterWish = CallMap['/api/app/store/printer/add']['input']

/** Under which everything about printers is kept. */
export const printersKey = ['printers'] as const

/** Printers ask every few seconds; what goes wrong is to be seen soon. */
const pollMs = 15_000

export function usePrinters() {
  const storeId = useSession(({ employee }) => employee?.storeId ?? '')
  return useQuery({
    queryKey: [...printersKey, storeId],
    queryFn: () => call('/api/app/store/printer/list', {}),
    refetchInterval: pollMs,
  })
}
