import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** Makes a call for a screen: a failure is shown, and whatever the answer, what lies under the key is read again, by itself the orders. */
export function useStoreCall<Path extends keyof CallMap>(path: Path, queryKey: QueryKey = ['orders']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallMap[Path]['input']) => call(path, input),
    onError: (failure) => {
      if (failure instanceof CallFailure) showToast(failure.message)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
