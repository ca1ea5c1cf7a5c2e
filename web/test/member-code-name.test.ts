import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
  expect(screen.getByText(/^New code in 4[3-5] s$/)).toBeTruthy()
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

it('[R-2.38] the member code holds what the server sealed, and another one is there at a tap', async () => {
  const { answer, to } = fakeServer()
  answer(codeCall, () => code)
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  const drawing = async () => (await screen.findByRole('img', { name: 'Member code as a QR code' })).innerHTML
  const first = await drawing()
  const before = to(codeCall).length
  answer(codeCall, () => ({ ...code, content: 'another-sealed-code' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(to(codeCall)).toHaveLength(before + 1))
  await waitFor(async () => expect(await drawing()).not.toBe(first))
})

it('[R-2.38] a member code that could not be renewed in time says that it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answer } = fakeServer()
  answer(codeCall, () => code)
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  await screen.findByRole('img', { name: 'Member code as a QR code' })
  answer(codeCall, () => new Response('', { status: 500 }))
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(screen.getByRole('alert').textContent).toBe('This code is no longer valid')
  expect(document.querySelector('[data-over]')).toBeTruthy()
})

it('[page-49] without a connection the member code is greyed, and says that it has run out when it has', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answer } = fakeServer()
  answer(codeCall, () => code)
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  await screen.findByRole('img', { name: 'Member code as a QR code' })
  expect(document.querySelector('[data-grey]')).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('offline')))
  expect(document.querySelector('[data-grey]')).toBeTruthy()
  expect(screen.getByText('You are offline. A new code comes with the connection.')).toBeTruthy()
  answer(codeCall, () => Promise.reject(new TypeError('offline')))
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.getByRole('alert').textContent).toBe('This code has run out. A new one comes with the connection.')
})

it('[page-49] a member code that did not load leaves the number and the points where they are', async () => {
  const { answer } = fakeServer()
  answer(profileCall, () => ({ ...profileOf('Mira'), memberNo: '88000001' }))
  answer(codeCall, () => new Response('', { status: 503 }))
  await openApp({ hash: '#/pages/user/mine/memberCode', stored: { icc_token: goodToken() } })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByText('8800 0001')).toBeTruthy()
  expect(screen.queryByText(/^Hard to scan/)).toBeNull()
})
