import type { CallMap } from '@tiffin/contract/calls'
import { readToken } from '@tiffin/core/customer/token'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { keptToken } from '../../entry/kept-values.ts'
import { keepPlace } from '../../state/home-places.ts'
import { codeNonce, forgetCodeNonces, noteCodeNonce } from '../../state/login/code-nonces.ts'
import type { SentCode } from '../../state/login/login-draft.ts'
import { keptLoginWay } from '../../state/login/login-way.ts'
import { redrawPages } from '../../state/login/next-customer.ts'
import { type LoginProvider, startSession, takeToken, useSession } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { forgetCustomer } from './end-session.ts'
import { passwordQuery } from './password.ts'

/** What a code is for; see contract `smsScene`, which would bring zod along. */
export const codeFor = { logIn: 1, register: 2, reset: 3, change: 4 } as const

/** A phone as its field has it. */
export interface PhoneEntry {
  readonly areaCode: string
  readonly phone: string
}

/** A password that is chosen, entered twice. */
export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
}

type Session = CallMap['/api/app/customer/login/login-by-code']['output']

/** The form shows what was refused, beside its fields. */
const silent = { isSilent: true } as const

/** A provider that kept silent may have sent the code all the same: then the refusal carries its nonce. */
function nonceIn(failure: unknown): string {
  return isRefusal(failure, 'codeNotSent') ? (failure.data?.nonce ?? '') : ''
}

/** Sends a code, which replaces the one before; the device's own clock counts down to what the server said. */
export async function sendCode({ areaCode, phone }: PhoneEntry, scene: number): Promise<SentCode> {
  const to = { areaCode, phone }
  const wish = { ...to, scene, nonce: codeNonce(to, scene) }
  const answer = await call('/api/app/customer/login/send-sms-code', wish, silent).catch((failure: unknown) => {
    const nonce = nonceIn(failure)
    if (nonce !== '') noteCodeNonce(to, scene, nonce)
    throw failure
  })
  const secondsLater = (seconds: number) => Date.now() + seconds * 1000
  const { nonce, expiresIn, nextSendIn, devCode = '' } = answer
  noteCodeNonce(to, scene, nonce)
  return { ...to, devCode, expiresAt: secondsLater(expiresIn), resendAt: secondsLater(Math.min(nextSendIn, expiresIn)) }
}

/** A previous customer who never logged out leaves nothing to the one who logs in now, and that session ends. */
function enter(session: Session, provider: LoginProvider): Session {
  const before = readToken(useSession.getState().token).uid
  const isAnother = before !== null && before !== session.uid
  if (isAnother) {
    call('/api/app/customer/login/logout', {}, silent).catch(() => undefined) // with the token before: it is sent before the new one is taken
    forgetCustomer()
  }
  forgetCodeNonces()
  if (session.isNew) keepPlace('usual', false) // nothing was ordered yet
  startSession(session.token, provider)
  keptLoginWay.set(provider)
  if (isAnother) redrawPages()
  else queryClient.invalidateQueries()
  return session
}

/** An unknown phone gets an account [customer-3]. */
export async function logInByCode(proof: PhoneEntry & { code: string }): Promise<Session> {
  const nonce = codeNonce(proof, codeFor.logIn)
  const wish = { ...proof, nonce, agreementAccepted: true, language: currentLanguage() }
  return enter(await call('/api/app/customer/login/login-by-code', wish, silent), 'sms')
}

export async function logInByPassword(proof: PhoneEntry & { password: string }): Promise<Session> {
  const wish = { ...proof, agreementAccepted: true }
  return enter(await call('/api/app/customer/login/login-by-password', wish, silent), 'password')
}

export async function register(wish: PhoneEntry & NewPassword & { code: string }): Promise<Session> {
  const accepted = { ...wish, nonce: codeNonce(wish, codeFor.register), agreementAccepted: true }
  return enter(await call('/api/app/customer/login/register', accepted, silent), 'password')
}

export async function resetPassword(wish: PhoneEntry & NewPassword & { code: string }): Promise<void> {
  const nonce = codeNonce(wish, codeFor.reset)
  await call('/api/app/customer/login/reset-password', { ...wish, nonce }, silent)
  forgetCodeNonces()
}

/** Whether it may be the phone of the customer who is logged in, of which country and last four digits are known here. */
function isOwnPhone({ areaCode, phone }: PhoneEntry): boolean {
  const own = useSession.getState().customer?.phone ?? ''
  return own.startsWith(`+${areaCode} `) && own.endsWith(phone.slice(-4))
}

/**
 * After a customer has replaced their own forgotten password every session has ended: this device goes on with the new one, and
 * the cart and the page stay. False when it is another's, or the log-in does not come through.
 */
export async function stayLoggedIn(proof: PhoneEntry & { password: string }): Promise<boolean> {
  if (!isOwnPhone(proof)) return false
  return logInByPassword(proof).then(
    () => true,
    () => false,
  )
}

export async function setPassword(wish: NewPassword): Promise<void> {
  await call('/api/app/customer/customer-profile/set-password', wish, silent)
  queryClient.removeQueries({ queryKey: passwordQuery.queryKey })
}

/** Every session of the customer ends; this device goes on with a new one, unless the customer has logged out meanwhile. */
export async function changePassword(wish: NewPassword & { oldPassword: string }): Promise<void> {
  const { token, uid } = await call('/api/app/customer/customer-profile/change-password', wish, silent)
  if (uid === readToken(keptToken.get()).uid) takeToken(token)
}

/** Deletes the customer's account, with a code that went to the phone of the session. */
export async function deleteAccount(code: string): Promise<void> {
  const nonce = codeNonce({ areaCode: '', phone: '' }, codeFor.change)
  await call('/api/app/customer/customer-profile/delete-account', { code, nonce, confirm: true }, silent)
}
