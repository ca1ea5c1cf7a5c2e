import { tokenState } from '@tiffin/core/customer/token'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'
import { keptToken } from '../../entry/kept-values.ts'

/** How the customer logged in, while this page load lasts. */
export type LoginProvider = '' | 'sms' | 'password'

/** The profile as the server last answered it, the phone masked; kept under `customer_data` [customer-8]. */
export interface CustomerData {
  readonly nickName: string
  readonly phone: string
  readonly avatar: string
  readonly name?: string
  readonly gender?: number
  readonly birthday?: string | null
  readonly email?: string
}

function isCustomer(value: unknown): value is CustomerData {
  return isRecord(value) && ['nickName', 'phone', 'avatar'].every((name) => typeof value[name] === 'string')
}

export const keptCustomer = kept<CustomerData | null>({
  key: 'customer_data',
  codec: json((value): value is CustomerData | null => value === null || isCustomer(value)),
  fallback: null,
})

interface Session {
  readonly token: string
  readonly customer: CustomerData | null
  readonly loginProvider: LoginProvider
  /** Counts the customers of this tab: what was drawn for one is drawn again for the next. */
  readonly holder: number
}

export const useSession = create<Session>(() => ({
  token: keptToken.get(),
  customer: keptCustomer.get(),
  loginProvider: '',
  holder: 0,
}))

/** Whether a readable token that has not expired is there, and if not, why. */
export function loginState() {
  const { token } = useSession.getState()
  return tokenState(token === '' ? null : token, serverNow())
}

export const useHasLogin = () => useSession(() => loginState() === 'valid')

/** A token that the server sends again takes the place of the old one. */
export function takeToken(token: string): void {
  keptToken.set(token)
  useSession.setState({ token })
}

export function startSession(token: string, loginProvider: LoginProvider): void {
  takeToken(token)
  useSession.setState({ loginProvider })
}

/** Forgets the customer on this device. */
export function clearSession(): void {
  keptToken.clear()
  keptCustomer.clear()
  useSession.setState({ token: '', customer: null, loginProvider: '' })
}
