import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer, goodToken, openApp, settle } from './app.ts'
import { stores } from './fake/shop.ts'
import { shopWithOrder } from './shop-with-order.ts'
import { button, click, placing } from './steps.ts'
import { profileOf } from './two-customers.ts'

it('[R-1.2] Home shows points, coupons and the member code of a customer', async () => {
  fakeServer()
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await button(/Points/)
  await button(/Coupons/)
  await click(await button(/Member code/))
  await waitFor(() => expect(location.hash).toContain('memberCode'))
})

it('[page-66] points and coupons have place-holders on Home while they load, and drawings when they did not', async () => {
  const server = fakeServer()
  let lose = () => {}
  const lost = new Promise<Response>((resolve) => {
    lose = () => resolve(new Response('away', { status: 503 }))
  })
  const path = '/api/app/customer/point-summary/list'
  server.answer(path, async () => (await lost).clone())
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  const points = await button(/^LoadingPoints/)
  expect(points.querySelector('.skeleton')).toBeTruthy()
  lose()
  await waitFor(() => expect(points.textContent).toBe('Points'))
  expect([points.querySelector('.skeleton'), points.querySelector('.icon') === null]).toEqual([null, false])
})

it('a customer without a name of their own is greeted without the end of their phone number', async () => {
  const server = fakeServer()
  const profile = profileOf('4417')
  server.answer('/api/app/customer/customer-profile/detail', () => ({ ...profile, phone: '+62 812 •••• 4417' }))
  const customer_data = JSON.stringify({ nickName: '4417', phone: '+62 812 •••• 4417', avatar: '' })
  await openApp({ hash: '#/', stored: { icc_token: goodToken(), customer_data } })
  await button(/Member code/)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Good (?:morning|afternoon|evening)$/)
})

it('[R-1.2] a visitor who has used one store only sees neither points nor coupons nor frequent stores on Home', async () => {
  fakeServer()
  await openApp({ hash: '#/' })
  await screen.findByText('Takeaway')
  expect(screen.queryByRole('button', { name: /Member code/ })).toBeNull()
  expect(screen.queryByText('Frequently used')).toBeNull()
})

it('[R-1.2] a store chosen twice is one tap away from Home', async () => {
  fakeServer()
  await openApp({ hash: '#/', stored: { 'tiffin.recentStores': JSON.stringify(['station', 'northgate', 'station']) } })
  expect(await screen.findByText('Frequently used')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Station Hall' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Northgate' })).toBeNull()
})

it('[R-1.2] five stores that are used frequently are shown, however many there are', async () => {
  const server = fakeServer()
  const [some] = stores
  server.answer('/api/app/customer/store/detail', ({ storeId }: { storeId: string }) => ({
    ...some,
    ...{ storeId, storeName: `Branch ${storeId}` },
  }))
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  await openApp({ hash: '#/', stored: { 'tiffin.recentStores': JSON.stringify([...ids, ...ids]) } })
  expect(await screen.findByText('Frequently used')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Branch/ })).toHaveLength(5)
})

it('[R-1.2] the bar of open orders shows the most pressing of several: ready, then making, then unpaid', async () => {
  const orders = []
  for (const _order of ['ready', 'making', 'unpaid']) orders.push(await shopWithOrder())
  const [ready, making, unpaid] = orders
  ready?.move(40)
  making?.move(30)
  const shown = async () => {
    await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
    const bar = await button(/^Your current order/)
    return [bar.textContent, bar.parentElement?.dataset.state]
  }
  expect(await shown()).toEqual([expect.stringMatching(/D027Ready for pick-up.*and 1 more/), 'ready'])
  ready?.move(50)
  expect(await shown()).toEqual([expect.stringMatching(/D027Making(?!.*more)/), 'making'])
  making?.move(50)
  expect(await shown()).toEqual([
    expect.stringMatching(/^Your current orderAwaiting payment(?!.*more)/),
    'awaitingPayment',
  ])
  await click(await button(/^Your current order/))
  await waitFor(() => expect(location.hash).toContain(`orderId=${unpaid?.orderId}`))
})

it('[page-75] the bar of an order that is to be paid says how much and leads to the cashier', async () => {
  const { order, orderId, answer } = await shopWithOrder()
  answer('/api/app/order/order/list', ({ status }: { status: number }) => ({
    ...{ list: status === 1 ? [order] : [], total: 1, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await button(/^Your current orderAwaiting payment/)
  await click(await button('Pay $6.80'))
  await waitFor(() => expect(location.hash).toBe(`#/pages/order/cashier/cashier?orderId=${orderId}`))
})

it('[page-75] the bar of an order that is to be paid at the store has no button to pay, and leads to the order', async () => {
  const { order, orderId, answer } = await shopWithOrder()
  const atStore = {
    ...order,
    pickupCode: 'D027',
    allowActions: ['cancel'],
    paymentMethod: { code: 'counter', type: 2 },
  }
  answer('/api/app/order/order/list', ({ status }: { status: number }) => ({
    ...{ list: status === 1 ? [atStore] : [], total: 1, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  const bar = await button(/^Your current orderD027Awaiting payment/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await click(bar)
  await waitFor(() => expect(location.hash).toBe(`#/pages/order/orderDetail/detail?orderId=${orderId}`))
})

it('[ready-2][page-86] the bar of the open order says when it is ready, and when that takes longer than was said', async () => {
  const { order, answer } = await shopWithOrder()
  const shown = async (readyUntil: number) => {
    const going = { ...order, status: 30, pickupCode: 'D027', readyFrom: readyUntil - 300_000, readyUntil }
    answer('/api/app/order/order/list', ({ status }: { status: number }) => ({
      ...{ list: status === 2 ? [going] : [], total: 1, pageIndex: 1, pageSize: 20, hasMore: false },
    }))
    await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
    return (await button(/^Your current order/)).textContent
  }
  expect(await shown(Date.now() + 600_000)).toMatch(/Making *Ready \d\d:\d\d.\d\d:\d\d/)
  expect(await shown(Date.now() - 600_000)).toMatch(/This is taking longer than we said\. Sorry for the wait(?!\.)/)
})

it('[page-16] Home offers what is usually ordered, and one tap leads to its confirmation', async () => {
  const chosen = JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' })
  const { order, answer, to } = await shopWithOrder()
  const others = ['3', '2'].map((orderId) => ({ ...order, orderId, productList: [] }))
  const list = [{ ...order, orderId: '4' }, ...others, { ...order, orderId: '1' }, { ...order, orderId: '0' }]
  answer('/api/app/order/order/list', ({ status }) => ({
    ...{ list: status === 3 ? list : [], total: 5, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  answer('/api/app/order/order/reorder', () => ({
    ...{ storeId: 'riverside', list: order.productList, removedList: [], cutList: [] },
  }))
  const { stack } = await openApp({ hash: '#/', stored: { icc_token: goodToken(), 'tiffin.store': chosen } })
  const usual = within(await screen.findByRole('region', { name: 'Your usual' }))
  expect(usual.getByText('Butter Croissant')).toBeTruthy()
  expect(usual.queryByText('Riverside Arcade')).toBeNull() // it is the store that is chosen
  await click(usual.getByRole('button', { name: 'Order again' }))
  await waitFor(async () => expect(await button(placing)).toHaveProperty('disabled', false))
  expect(await stack()).toEqual(['/', '/pages/order/confirmOrder/confirmOrder'])
  expect(to('/api/app/order/order/reorder').at(-1)?.body).toEqual({ orderId: '4' })
})

const placeOfUsual = () => document.querySelector('.skeleton[style*="104px"]')

it.each([
  ['is held where it was there last', '{"live":false,"usual":true}', true],
  ['is not held for a customer who is known to have none', '{"live":false,"usual":false}', false],
  ['is not held on a device that knows nothing yet', '{}', false],
])('[page-82] the place of the usual order %s', async (_case, places, isHeld) => {
  const { answer } = fakeServer()
  answer('/api/app/order/order/list', () => new Promise<never>(() => {}))
  const stored = { icc_token: goodToken(), 'tiffin.homePlaces': places }
  await openApp({ hash: '#/', stored, mostWaitMs: 60_000 })
  await waitFor(() => expect(document.querySelector('[data-account]')).toBeTruthy())
  await settle(50)
  expect(placeOfUsual() !== null).toBe(isHeld)
})

it('[page-82] before the first paint both orders that were there last have their places', async () => {
  fakeServer()
  const stored = { icc_token: goodToken(), 'tiffin.homePlaces': '{"live":true,"unpaid":true,"usual":false}' }
  await openApp({ hash: '#/', stored, drawnMs: 60_000 })
  expect(document.querySelectorAll('.skeleton[style*="64px"]')).toHaveLength(2)
})

it('[page-86] what is on its way has the height that it had last time', async () => {
  fakeServer()
  const places = '{"live":100,"unpaid":76,"usual":132,"often":81}'
  await openApp({ hash: '#/', stored: { icc_token: goodToken(), 'tiffin.homePlaces': places }, drawnMs: 60_000 })
  const heights = [...document.querySelectorAll<HTMLElement>('[data-account] .skeleton')].map(
    ({ style }) => style.blockSize,
  )
  expect(heights).toEqual(['100px', '76px', '68px', '132px', '81px'])
})

it('[page-86] how high each part is, is kept for the next visit', async () => {
  await shopWithOrder()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await button(/^Your current order/)
  const places = () => JSON.parse(localStorage.getItem('tiffin.homePlaces') ?? '{}')
  await waitFor(() => expect(places()).toMatchObject({ store: 88, live: 88, tiles: 88 }))
})

it('[page-86] a part of Home that becomes higher is kept as high as it is then', async () => {
  await shopWithOrder()
  const offsetHeight = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
  const watching = new Set<() => void>()
  class Observer {
    readonly #onSize: () => void
    constructor(onSize: () => void) {
      this.#onSize = onSize
    }
    observe() {
      watching.add(this.#onSize)
    }
    disconnect() {
      watching.delete(this.#onSize)
    }
  }
  const before = ResizeObserver
  vi.stubGlobal('ResizeObserver', Observer)
  onTestFinished(() => void vi.stubGlobal('ResizeObserver', before))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  const height = () => JSON.parse(localStorage.getItem('tiffin.homePlaces') ?? '{}').live
  await waitFor(() => expect(height()).toBe(88))
  offsetHeight.mockReturnValue(120)
  for (const onSize of watching) onSize()
  expect(height()).toBe(120)
})

const areBlocksShown = () =>
  [screen.queryByText('Osmanthus week'), screen.queryByRole('button', { name: /Member code/ })].map(Boolean)

it('[page-83] what is below the ways waits on a device that knows nothing of the customer yet', async () => {
  const { answer } = fakeServer()
  answer('/api/app/order/order/list', () => new Promise<never>(() => {}))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() }, mostWaitMs: 60_000 })
  await waitFor(() => expect(document.querySelector('[data-account]')).toBeTruthy())
  await settle(200)
  expect(areBlocksShown()).toEqual([false, false])
})

it('[page-83] what is below the ways waits for 1.5 s at most', async () => {
  const { answer } = fakeServer()
  answer('/api/app/order/order/list', () => new Promise<never>(() => {}))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await waitFor(() => expect(areBlocksShown()).toEqual([true, true]), { timeout: 5000 })
})

it('[page-83] what is below the ways stands at once on a device that knows what was there', async () => {
  const { answer } = fakeServer()
  answer('/api/app/order/order/list', () => new Promise<never>(() => {}))
  const stored = { icc_token: goodToken(), 'tiffin.homePlaces': '{"live":true,"usual":true}' }
  await openApp({ hash: '#/', stored, mostWaitMs: 60_000 })
  await waitFor(() => expect(areBlocksShown()).toEqual([true, true]))
})

it('[page-83] what is below the ways comes with the answers', async () => {
  await shopWithOrder()
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await button(/^Your current order/)
  expect(screen.getByText('Osmanthus week')).toBeTruthy()
})

it('[page-16] who has not ordered yet is offered nothing usual', async () => {
  const { answer, to } = fakeServer()
  answer('/api/app/order/order/list', () => ({ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false }))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  await waitFor(() => expect(to('/api/app/order/order/list').map(({ body }) => body.status)).toContain(3))
  await settle(50)
  expect(screen.queryByRole('region', { name: 'Your usual' })).toBeNull()
})

it('[page-80] of several orders that wait to be paid Home shows the one whose time ends first', async () => {
  const { order, answer } = await shopWithOrder()
  const unpaid = [7_200_000, 600_000, 900_000].map((ms, index) => ({
    ...{ ...order, orderId: `u${index}`, status: 10, payExpireTime: Date.now() + ms, pickupCode: null },
  }))
  answer('/api/app/order/order/list', ({ status }: { status: number }) => ({
    ...{ list: status === 2 ? [{ ...order, status: 30 }] : status === 1 ? unpaid : [] },
    ...{ total: 3, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  expect((await button(/^Awaiting payment/)).textContent).toMatch(/(?:10:00|9:\d\d) left to pay$/)
})

it('[page-23][page-33] an order that waits to be paid stands below one that is being made, with the time that is left', async () => {
  const [made, waiting] = [await shopWithOrder(), await shopWithOrder()]
  made.move(30)
  waiting.answer('/api/app/order/order/list', ({ status }: { status: number }) => ({
    ...{ list: status === 1 ? [waiting.order] : status === 2 ? [{ ...made.order, status: 30 }] : [] },
    ...{ total: 1, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  const { stack } = await openApp({ hash: '#/', stored: { icc_token: goodToken() } })
  const bar = await button(/^Awaiting payment/)
  expect(bar.textContent).toMatch(/(?:15:00|14:\d\d) left to pay$/)
  // Each bar's own text takes the room before its arrow, or before the button beside it.
  const texts = [bar.lastElementChild, (await button(/^Your current order/)).lastElementChild?.previousElementSibling]
  for (const text of texts) expect(text?.className).toContain('liveText')
  expect((await button(/^Your current order/)).textContent).toContain('Making')
  await click(bar)
  await waitFor(async () =>
    expect((await stack()).at(-1)).toBe(`/pages/order/orderDetail/detail?orderId=${waiting.orderId}`),
  )
})
