import type { CallMap } from '@tiffin/contract/calls'
import { takeCustomer } from '../state/session.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** The customer's own data. */
export type Profile = CallMap['/api/app/customer/customer-profile/detail']['output']
/** What of it shall change. */
export type ProfileChange = CallMap['/api/app/customer/customer-profile/update']['input']

const silent = { isSilent: true } as const

/** Saves what has changed; everything that shows the profile follows. */
export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const profile = await call('/api/app/customer/customer-profile/update', change, silent)
  queryClient.setQueryData(['profile'], profile)
  const { nickName, phone, avatar } = profile
  takeCustomer({ nickName, phone, avatar })
  return profile
}

export const exportMyData = () => call('/api/app/customer/customer-profile/export', {})

export const deleteAccount = (code: string) =>
  call('/api/app/customer/customer-profile/delete-account', { code, confirm: true }, silent)
