import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { click, openConfirm, placing } from './steps.ts'

afterEach(closeApp)

const tab = (name: RegExp) => within(screen.getByTestId('tab-bar')).getByRole('link', { name })

it('[R-2.8] home stands at its own address and at its alias', async () => {
  fakeServer()
  const { icc } = await openApp({ hash: '#/pages/home/index/index' })
  expect(screen.getByTestId('page-home')).toBeTruthy()
  expect(location.hash).toBe('#/')
  await icc.switchTab('/pages/home/menu/menu')
  await icc.switchTab('/pages/home/index/index')
  await waitFor(() => expect(location.hash).toBe('#/'))
})

it('[R-1.1][R-2.1][R-2.8][R-2.9][R-2.10][R-2.11] each of the four tabs leads to its page, and Back does not go through them', async () => {
  fakeServer()
  await openApp()
  const before = history.length
  for (const [name, key, address] of [
    [/^Menu/, 'menu', '#/pages/home/menu/menu'],
    [/^Order/, 'orders', '#/pages/order/order'],
    [/^Me$/, 'mine', '#/pages/user/mine/mine'],
    [/^Home/, 'home', '#/'],
  ] as const) {
    await click(tab(name))
    await waitFor(() => expect(screen.getByTestId(`page-${key}`).closest('[style*="none"]')).toBeNull())
    expect([location.pathname, location.search, location.hash]).toEqual(['/', '?corp=demo', address])
    expect(tab(name).getAttribute('aria-current')).toBe('page')
  }
  expect(history.length).toBe(before)
})

it('[R-2.4] where there is nothing to go back to, the button of a page leads Home', async () => {
  fakeServer()
  const { stack } = await openApp({ hash: '#/pages/user/login/termsOfService' })
  await click(await screen.findByRole('button', { name: 'Back to home' }))
  await waitFor(async () => expect(await stack()).toEqual(['/']))
})

it('[R-2.11] a page of a tab is where it was scrolled to when the customer comes back', async () => {
  fakeServer()
  await openApp()
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(480)
  fireEvent.scroll(window)
  place.mockReturnValue(0)
  await click(tab(/^Menu/))
  const scrolls: number[] = []
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolls.push(y))
  await click(tab(/^Home/))
  await waitFor(() => expect(scrolls.at(-1)).toBe(480))
})

it.each([
  ['Home', '#/'],
  ['the menu', '#/pages/home/menu/menu'],
])(
  '[R-4.6] on %s the store shows as loading until its name is there, and can be asked for again',
  async (_what, hash) => {
    const { answer } = fakeServer()
    let isDown = true
    let arrive = () => {}
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    answer('/api/app/customer/store/default', async () => {
      await coming
      if (isDown) return new Response('away', { status: 503 })
      return stores[0]
    })
    await openApp({ hash })
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
    arrive()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Riverside Arcade')).toBeNull()
    isDown = false
    await click(retry)
    expect(await screen.findByText('Riverside Arcade')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('storeInfo') ?? '')).toMatchObject({ storeId: 'riverside' })
  },
)

it('[page-65] Home says in one line that its store did not load, and one tap asks for all that failed', async () => {
  const { answer, to } = fakeServer()
  const away = () => new Response('away', { status: 503 })
  answer('/api/app/customer/store/default', away)
  answer('/api/app/customer/point-summary/list', away)
  await openApp({ stored: { icc_token: goodToken() } })
  const line = await screen.findByRole('alert')
  expect(line.textContent).toBe('Could not load thisTry again')
  await waitFor(() => expect(to('/api/app/customer/point-summary/list')).toHaveLength(1))
  await settle()
  answer('/api/app/customer/store/default', () => stores[0])
  await click(within(line).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Riverside Arcade')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(to('/api/app/customer/point-summary/list')).toHaveLength(2)
})

it('[R-4.6] while another store loads, the name of the one before does not stand for it', async () => {
  const { answer } = fakeServer()
  const [riverside, northgate] = stores
  await openApp({ stored: { storeInfo: chosen('riverside', 'Riverside Arcade') } })
  await screen.findByText('Riverside Arcade')
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answer('/api/app/customer/store/detail', async ({ storeId }: { storeId: string }) => {
    await coming
    return storeId === 'northgate' ? northgate : riverside
  })
  const { proposeStore } = await import('../src/state/store/store.ts')
  await act(async () => proposeStore({ storeId: 'northgate', storeName: 'Northgate' }))
  expect(screen.queryByText('Riverside Arcade')).toBeNull()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  await act(async () => arrive())
  expect(await screen.findByText('Northgate')).toBeTruthy()
})

it.each([
  ['/', true],
  ['/pages/user/mine/mine', true],
  ['/pages/home/storeList/storeList', false],
  ['/pages/user/aboutus/aboutus', false],
])('[R-2.7] %s has the bar of tabs: %s', async (path, hasTabs) => {
  fakeServer()
  await openApp({ hash: `#${path}` })
  await screen.findAllByRole('heading')
  expect(screen.queryByRole('navigation', { name: 'Main navigation' }) !== null).toBe(hasTabs)
})

it('[R-3.11] the cashier knows the order just made, also after a reload and without an answer', async () => {
  await openConfirm()
  await click(screen.getByRole('button', { name: placing }))
  await screen.findByTestId('page-cashier')
  const made = sessionStorage.getItem('tiffin.createdOrder') ?? ''
  const { orderId, orderNo } = JSON.parse(made)
  fakeServer().answer('/api/app/order/order/detail', () => new Promise(() => undefined))
  await openApp({
    hash: `#/pages/order/cashier/cashier?orderId=${orderId}`,
    stored: { icc_token: goodToken() },
    session: { 'tiffin.createdOrder': made },
  })
  const cashier = within(await screen.findByTestId('page-cashier'))
  expect(cashier.getByText(new RegExp(orderNo))).toBeTruthy()
  expect(cashier.getByText('$3.40')).toBeTruthy()
})

it('[R-3.11] the order just made is shown at its own cashier only', async () => {
  fakeServer().answer('/api/app/order/order/detail', () => new Promise(() => undefined))
  const made = { orderId: 'o8', orderNo: '2611', payableTotal: 340, payExpireTime: null }
  await openApp({
    hash: '#/pages/order/cashier/cashier?orderId=o9',
    stored: { icc_token: goodToken() },
    session: { 'tiffin.createdOrder': JSON.stringify(made) },
  })
  const cashier = within(await screen.findByTestId('page-cashier'))
  expect(cashier.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(cashier.queryByText('$3.40')).toBeNull()
})
