import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'

const mostRetries = 1

/** Only a lost connection is worth a second try; a refusal stays one. */
function shouldRetry(failures: number, fault: Error): boolean {
  return fault instanceof CallFailure && fault.kind === 'network' && fault.code === 0 && failures < mostRetries
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails at once, so that a page can say so; waiting for it would look like loading.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: shouldRetry,
      // What failed, and what is old, is asked again.
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})

/** Asks again for everything in sight that failed. */
export const retryFailed = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
