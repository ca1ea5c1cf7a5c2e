import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** What a customer said about an order of this store. */
export type HelpMessage = CallMap['/api/app/store/help/list']['output']['list'][number]

// Under `orders`, so that a hint from the stream reads it again.
const key = ['orders', 'help']

/** Polling goes on beside the stream: its hints may be lost. */
const pollMs = 30_000

export const useHelpMessages = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call('/api/app/store/help/list', {}),
    refetchInterval: pollMs,
    retry: false,
  })

/** Marks a message as done, with an answer that the customer reads. */
export function useCloseHelp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answered: { helpId: string; answer: string }) => call('/api/app/store/help/close', answered),
    onError: (failure) => {
      if (failure instanceof CallFailure) showToast(failure.message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
