import type { CallMap } from '@tiffin/contract/calls'
import { dropSession, takeSession } from '../state/session.ts'
import { call } from './call.ts'

/** Account, password and, where there is one, the code of the second factor. */
export type LogIn = CallMap['/api/app/desk/login/log-in']['input']

export async function logIn(entries: LogIn): Promise<void> {
  const { token } = await call('/api/app/desk/login/log-in', entries)
  takeSession(token)
}

/** Sets the password of a person who was invited, and logs them in. */
export async function acceptInvitation(
  invitation: CallMap['/api/app/desk/login/accept-invitation']['input'],
): Promise<void> {
  const { token } = await call('/api/app/desk/login/accept-invitation', invitation)
  takeSession(token)
}

export const findInvitation = (code: string) => call('/api/app/desk/login/invitation', { code })

/** Ends the session here whatever the server says. */
export async function logOut(): Promise<void> {
  await call('/api/app/desk/login/log-out', {}).catch(() => {})
  dropSession()
}
