import { call } from '../call.ts'

/** Whether the customer has a password; what logs in or sets one removes the answer. */
export const passwordQuery = {
  queryKey: ['isSetPassword'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('/api/app/customer/customer-profile/is-set-password', {}, { method: 'GET', signal, isSilent: true }),
  staleTime: 0,
}
