import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customerOf } from './customer.ts'
import { keptCustomer, takeToken, useHasLogin } from './session.ts'

it('[R-3.7] of a profile the seven fields are kept on the device, and nothing else of it', () => {
  const seven = {
    ...{ nickName: 'Mira', name: 'Mira Tan', gender: 2, birthday: '1990-04-01', phone: '138****0000' },
    ...{ avatar: '/uploads/a.webp', email: 'mira@example.com' },
  }
  keptCustomer.set(customerOf({ ...seven, ...{ memberNo: '7', isMember: true } }))
  expect(JSON.parse(localStorage.getItem('customer_data') ?? '')).toEqual(seven)
  expect(keptCustomer.get()).toEqual(seven)
})

it('[R-6.2] a readable token that has not expired is a log-in, and nothing else is', () => {
  const tokenUntil = (tokenExpired: number) => `h.${btoa(JSON.stringify({ uid: 'u', tokenExpired }))}.s`
  const hasLogin = (token: string) => {
    takeToken(token)
    return renderHook(useHasLogin).result.current
  }
  expect(hasLogin(tokenUntil(Date.now() + 60_000))).toBe(true)
  expect(hasLogin(tokenUntil(Date.now() - 60_000))).toBe(false)
  expect(hasLogin('h.no-json.s')).toBe(false)
  expect(hasLogin('')).toBe(false)
})
