import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { takeComplaints } from './setup.ts'
import { button } from './steps.ts'

afterEach(closeApp)

const customer = { icc_token: goodToken() }

/** The connection goes, and comes back when the answer is called. */
async function loseConnection(): Promise<() => Promise<void>> {
  const answer = fetch
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await act(async () => dispatchEvent(new Event('offline')))
  return async () => {
    onLine.mockReturnValue(true)
    vi.stubGlobal('fetch', answer)
    await act(async () => dispatchEvent(new Event('online')))
    await settle()
  }
}

describe('[R-4.9] without a connection', () => {
  it('a list that was never loaded says so instead of waiting for ever, and comes by itself', async () => {
    fakeServer()
    const { icc } = await openApp({ hash: '#/pages/home/index/index', stored: customer })
    const reconnect = await loseConnection()
    await act(() => icc.switchTab('/pages/order/order'))
    const page = await screen.findByTestId('page-orders')
    await waitFor(() => expect(within(page).getByRole('button', { name: 'Try again' })).toBeTruthy(), { timeout: 4000 })
    expect(page.querySelector('.skeleton')).toBeNull()
    expect(page.textContent).not.toContain('Shown from your last visit')
    await reconnect()
    expect(await within(page).findByText('No orders yet')).toBeTruthy()
  })

  it('[page-74] Home says so in one line', async () => {
    fakeServer()
    await openApp({ hash: '#/pages/home/index/index', stored: customer })
    const page = await screen.findByTestId('page-home')
    await loseConnection()
    await waitFor(() => expect(screen.getByText(/^Network connection error/)).toBeTruthy())
    expect(page.textContent).not.toContain('Shown from your last visit')
  })

  it('a page whose code did not come has a way back, and is tried again with the connection', async () => {
    fakeServer()
    const { icc } = await openApp({ hash: '#/pages/home/index/index' })
    await icc.navigateTo('/pages/home/storeList/storeList')
    await screen.findByTestId('page-storeList')
    await act(async () => icc.test.breakPage())
    const reconnect = await loseConnection()
    const fault = await screen.findByTestId('page-fault')
    expect(within(fault).getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(within(fault).getByText('Could not load this')).toBeTruthy()
    await reconnect()
    expect(await screen.findByTestId('page-storeList')).toBeTruthy()
    expect(takeComplaints().join()).toContain('broken by a test')
  })
})

it('[R-8.7] a page that breaks and has nothing before it leads to Home', async () => {
  fakeServer()
  const { icc } = await openApp({ hash: '#/pages/home/storeList/storeList' })
  await screen.findByTestId('page-storeList')
  await act(async () => icc.test.breakPage())
  const fault = await screen.findByTestId('page-fault')
  expect(within(fault).queryByRole('button', { name: 'Back' })).toBeNull()
  fireEvent.click(within(fault).getByRole('button', { name: 'Home' }))
  expect(await screen.findByTestId('page-home')).toBeTruthy()
  expect(takeComplaints().join()).toContain('broken by a test')
})

it('[R-1.1] Home greets by name right after logging in', async () => {
  const server = fakeServer()
  const home = '/pages/home/index/index'
  await openApp({ hash: `#/pages/user/login/login?redirect=${encodeURIComponent(home)}&way=password` })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'camellia1' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(await button('Log in'))
  await screen.findByTestId('page-home')
  expect(await screen.findByRole('heading', { name: /Mira/ })).toBeTruthy()
  expect(server.to('/api/app/customer/customer-profile/detail')).toHaveLength(1)
})
