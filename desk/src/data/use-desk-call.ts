import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'

/** A failure that its caller shows nowhere else; one that was broken off says nothing. */
function tellFailure(failure: unknown): void {
  if (failure instanceof CallFailure && failure.kind !== 'abort') showToast(failure.message)
}

/** Makes a call for a screen: a failure is shown, and whatever the answer, what lies under the keys is read again. */
export function useDeskCall<Path extends keyof CallMap>(path: Path, ...keys: readonly QueryKey[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallMap[Path]['input']) => call(path, input),
    onError: tellFailure,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
