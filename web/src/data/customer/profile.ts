import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { readToken } from '@tiffin/core/customer/token'
import { keptToken } from '../../entry/kept-values.ts'
import { customerOf, takeCustomer } from '../../state/login/customer.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

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

/** The customer's own data. */
export type Profile = CallMap['/api/app/customer/customer-profile/detail']['output']
/** What of it shall change. */
export type ProfileChange = CallMap['/api/app/customer/customer-profile/update']['input']

const silent = { isSilent: true } as const

/** Saves what has changed; everything that shows the profile follows, if its customer is still here when the answer comes. */
export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const profile = await call('/api/app/customer/customer-profile/update', change, silent)
  if (profile.uid !== readToken(keptToken.get()).uid) return profile
  queryClient.setQueryData(['profile'], profile)
  takeCustomer(customerOf(profile))
  return profile
}

export const exportMyData = () => call('/api/app/customer/customer-profile/export', {})
