import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from './call.ts'

/** What a customer said about an order of this store. */
export type HelpMessage = CallMap['/api/app/store/help/list']['output']['list'][number]

// Under `orders`, so that a hint from the stream reads it again.
export const helpKey = ['orders', 'help']

/** Polling goes on beside the stream: its hints may be lost. */
const pollMs = 30_000

export const useHelpMessages = () =>
  useQuery({
    queryKey: helpKey,
    queryFn: () => call('/api/app/store/help/list', {}),
    refetchInterval: pollMs,
    retry: false,
  })
