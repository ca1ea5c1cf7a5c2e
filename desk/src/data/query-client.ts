import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { createQueryClient } from '@tiffin/kit/client/query-client.ts'

/** What the server said no to is not asked again; a lost answer is, twice. */
const mostTries = 2

export const createDeskQueryClient = () =>
  createQueryClient({
    staleTime: 10_000,
    retry: (tries, failure) => failure instanceof CallFailure && failure.kind !== 'refusal' && tries < mostTries,
  })
