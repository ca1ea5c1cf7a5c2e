import { useQuery } from '@tanstack/react-query'
import { clearCart } from '../state/cart.ts'
import { clearSession, customerOf, takeCustomer, useHasLogin } from '../state/session.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** The customer's profile; what the frame shows of it is kept on the device. */
export function useProfile(isWanted = true) {
  const hasLogin = useHasLogin()
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const profile = await call('/api/app/customer/customer-profile/detail', {}, { signal, isSilent: true })
      if (!signal.aborted) takeCustomer(customerOf(profile))
      return profile
    },
    enabled: hasLogin && isWanted,
    staleTime: 60_000,
  })
}

/** Ends the session on the server and forgets the customer here; a server out of reach does not keep anybody logged in. */
export async function endSession(): Promise<void> {
  await call('/api/app/customer/login/logout', {}, { isSilent: true }).catch(() => undefined)
  forgetCustomer()
}

/** Leaves nothing of the customer on this device: token, profile, carts, answers (spec §4 "Logout"). */
export function forgetCustomer(): void {
  clearSession()
  clearCart()
  queryClient.clear()
}
