import { act } from '@testing-library/react'
import { fakeServer, settle, tokenOf } from './app.ts'

export const mine = '/pages/user/mine/mine'
export const coupons = '/pages/user/coupon/coupon'
export const login = '/pages/user/login/login'
export const profileCall = '/api/app/customer/customer-profile/detail'
export const couponCall = '/api/app/customer/coupon/list'

export const tokenFor = (uid: string, exp = Date.now() / 1000 + 3600) => tokenOf({ uid, role: ['customer'], exp })
export const profileOf = (nickName: string) => ({
  ...{ uid: 'x', name: '', gender: 0, birthday: null, birthdayLocked: false, phone: '', avatar: '', email: '' },
  ...{ isMember: true, memberNo: '1', nickName },
})
export const names: Readonly<Record<string, string>> = { a: 'Anna Ashe', b: 'Basil Brook', c1: 'Mira Hadley' }

/** A shop that answers each customer with their own name. */
export function shopOfNames() {
  const server = fakeServer()
  server.answer(profileCall, () => {
    const token = server.to(profileCall).at(-1)?.headers.Authorization?.split('.')[1] ?? ''
    return profileOf(names[JSON.parse(Buffer.from(token, 'base64url').toString()).uid] ?? '')
  })
  return server
}

export const customerData = JSON.stringify({ nickName: names.a, phone: '+62 812 •••• 0001', avatar: '' })

/** What this tab hears when another one has logged in, renewed or logged out. */
export async function otherTabHolds(token: string | null): Promise<void> {
  if (token === null) localStorage.removeItem('icc_token')
  else localStorage.setItem('icc_token', token)
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'icc_token', newValue: token, storageArea: localStorage }))
  })
  await settle(20)
}

/** The part of the app that listens to other tabs comes after the first page. */
export const listening = () => settle(60)

export const shownText = () => document.body.textContent ?? ''
