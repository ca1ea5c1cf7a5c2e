import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { profileCall, profileOf } from './two-customers.ts'

afterEach(async () => {
  await closeApp()
  vi.useRealTimers()
})

const codeCall = '/api/app/customer/member-code/detail'
const code = { content: 'a-sealed-code', expiresIn: 60, refreshIn: 45, memberNo: '8213004455667788' }

it('[R-7.13] the page of the member code calls a customer without a name by the end of their phone behind dots', async () => {
  const { answer } = fakeServer()
  answer(profileCall, () => ({ ...profileOf('2468'), phone: '+65 •••• 2468' }))
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  expect(await screen.findByText(/^•••• 2468/)).toBeTruthy()
})

it('[R-2.38] the page of the member code shows a code to scan, and the number of the member in fours', async () => {
  const { answer } = fakeServer()
  answer(codeCall, () => code)
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  expect(await screen.findByRole('img', { name: 'Member code as a QR code' })).toBeTruthy()
  expect(screen.getByText('8213 0044 5566 7788')).toBeTruthy()
})

it('[R-2.38] the member code is renewed before it runs out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answer, to } = fakeServer()
  answer(codeCall, () => code)
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  await screen.findByRole('img', { name: 'Member code as a QR code' })
  const before = to(codeCall).length
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(to(codeCall)).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(to(codeCall)).toHaveLength(before + 1)
})
