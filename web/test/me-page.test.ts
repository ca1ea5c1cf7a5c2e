import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { aCoupon, emptyPurse, pointSummary, purse } from './fake/purse.ts'
import { tap } from './form-steps.ts'
import { mine } from './two-customers.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

const customer = { icc_token: goodToken() }
const open = async (stored: Record<string, string> = customer) => {
  const server = fakeServer()
  const app = await openApp({ hash: `#${mine}`, stored })
  await screen.findByTestId('page-mine')
  return { ...server, ...app }
}

it.each([
  [/^Personal data/, '/pages/user/personalData/personalData'],
  [/^Favourite stores/, '/pages/home/storeList/storeList?tab=favourites'],
  [/^Terms of service/, '/pages/user/login/termsOfService'],
  [/^Privacy policy/, '/pages/user/login/privacyPolicy'],
  [/^About us/, '/pages/user/aboutus/aboutus'],
  [/^Points/, '/pages/user/points/points'],
  [/^Coupons/, '/pages/user/coupon/coupon'],
  [/^Member code/, '/pages/user/mine/memberCode'],
])('[R-2.11][R-1.6] on Me %s leads to its page', async (name, path) => {
  const { stack } = await open()
  await tap(name)
  await waitFor(async () => expect(await stack()).toEqual([mine, path]))
})

it('[R-1.6][R-2.11][page-57] Me shows name and masked phone, points with the next that end, and coupons with the first that ends', async () => {
  purse.points = 1520
  purse.coupons = [
    aCoupon('later', { expiryTime: Date.now() + 6 * 86_400_000 - 1000 }),
    aCoupon('sooner', { expiryTime: Date.now() + 3 * 86_400_000 - 1000 }),
  ]
  const server = fakeServer()
  server.answer('/api/app/customer/point-summary/list', () => ({
    ...pointSummary(),
    ...{ willExpirePoints: 100, expiryList: [{ expiryDate: '2031-05-12', amount: 100 }] },
  }))
  await openApp({ hash: `#${mine}`, stored: customer })
  expect(await screen.findByText('Mira Hadley')).toBeTruthy()
  expect(screen.getByText('+62 812 •••• 4417')).toBeTruthy()
  await waitFor(async () => {
    const tiles = await screen.findAllByRole('button', { name: /^(?:Points|Coupons)/ })
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      ...['Points1,520100 points expire on May\u00a012,\u00a02031', 'Coupons2Expires in 3 days'],
    ])
  })
})

it('[page-66] on Me points and coupons have place-holders while they load, and one line with another try when they did not', async () => {
  const server = fakeServer()
  let isDown = true
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const late = (data: () => unknown) => async () => {
    await coming
    return isDown ? new Response('away', { status: 503 }) : data()
  }
  server.answer('/api/app/customer/point-summary/list', late(pointSummary))
  server.answer(
    '/api/app/customer/coupon/list',
    late(() => new Response('away', { status: 503 })),
  )
  await openApp({ hash: `#${mine}`, stored: customer })
  const tiles = async () => await screen.findAllByRole('button', { name: /^(?:Points|Coupons)/ })
  for (const tile of await tiles()) expect(tile.querySelector('.skeleton')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  arrive()
  const line = await screen.findByRole('alert')
  await waitFor(async () => expect((await tiles()).map((tile) => tile.textContent)).toEqual(['Points', 'Coupons']))
  expect(line.textContent).toBe('Could not load points and couponsTry again')
  isDown = false
  await tap('Try again')
  await waitFor(async () => expect((await tiles())[0]?.textContent).toMatch(/^Points\d/))
})

it('[R-2.11][R-6.1][page-57] a visitor on Me is not sent away: the page offers to log in, and shows nobody’s data', async () => {
  const { stack, sent } = await open({})
  expect(await stack()).toEqual([mine])
  expect(screen.getByText('Log in to order')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Points/ }).textContent).toBe('PointsEarn and spend on orders')
  expect(screen.getByRole('button', { name: /^Coupons/ }).textContent).toBe('CouponsReady when you order')
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  expect(sent.map(({ path }) => path).filter((path) => /profile|point|coupon/.test(path))).toEqual([])
  await tap('Log in / Register')
  await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/user/login/codeLogin'))
})

it('[page-92] a visitor finds on Me what needs no account, and no row that would lead to the log-in only', async () => {
  const rowsNow = () =>
    [...screen.getByTestId('page-mine').querySelectorAll('.row .grow')].map(({ textContent }) => textContent)
  const forAll = ['Favourite stores', 'Language', 'Allergens', 'Terms of service', 'Privacy policy', 'About us']
  await open({})
  expect(rowsNow()).toEqual(forAll)
  await closeApp()
  await open()
  await waitFor(() => expect(rowsNow().filter((row) => !forAll.includes(row))).toHaveLength(3))
  expect(rowsNow()).toEqual(expect.arrayContaining([...forAll, 'Personal data', 'Order notifications']))
})

it('[R-2.10][R-6.1] a visitor in the list of orders is offered to log in there, and comes back to it', async () => {
  const { sent } = fakeServer()
  const { stack } = await openApp({ hash: '#/pages/order/order' })
  expect(await screen.findByText('Log in to see your orders')).toBeTruthy()
  expect(sent.map(({ path }) => path)).not.toContain('/api/app/order/order/list')
  await tap('Log in / Register')
  await waitFor(async () =>
    expect((await stack()).at(-1)).toBe('/pages/user/login/codeLogin?redirect=%2Fpages%2Forder%2Forder'),
  )
})

it('[R-2.10][R-2.43] without any order the list says so and leads to the menu', async () => {
  const server = fakeServer()
  server.answer('/api/app/order/order/list', () => ({
    ...{ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  const { stack } = await openApp({ hash: '#/pages/order/order', stored: customer })
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  await tap('Go to menu')
  await waitFor(async () => expect(await stack()).toEqual(['/pages/home/menu/menu']))
})

it('[R-4.2] logging out asks first; then the customer is a visitor at Home, and nothing of theirs is left', async () => {
  const keys = ['icc_token', 'customer_data', 'cart_list', 'submit_cart_list']
  const lines = cartOf(lineOf('butter-croissant', 2))
  const { stack, to } = await open({
    ...customer,
    ...{ cart_list: lines, submit_cart_list: lines, storeInfo: chosen('riverside', 'Riverside Arcade') },
  })
  await waitFor(() => expect(localStorage.getItem('customer_data')).not.toBeNull())
  await tap('Log out')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out' }))
  expect(dialog.getByText('Log out? The cart on this device will be emptied.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(to('/api/app/customer/login/logout')).toEqual([])
  await tap('Log out')
  const again = within(await screen.findByRole('dialog'))
  fireEvent.click(again.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You are logged out')).toBeTruthy()
  await waitFor(async () => expect(await stack()).toEqual(['/']))
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null])
  expect(to('/api/app/customer/login/logout')).toHaveLength(1)
  expect(screen.queryByText('2 in the cart')).toBeNull()
})

it('[R-1.13][R-2.11] Me shows the version of the app and the language in its own name', async () => {
  await open()
  expect(screen.getByRole('button', { name: /^About us/ }).textContent).toContain('2.2.2')
  expect(screen.getByRole('button', { name: /^Language/ }).textContent).toContain('English')
})

it('[R-4.2] a server out of reach does not keep a customer logged in', async () => {
  const { answer } = await open()
  answer('/api/app/customer/login/logout', () => Promise.reject(new TypeError('offline')))
  await tap('Log out')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(localStorage.getItem('icc_token')).toBeNull())
})
