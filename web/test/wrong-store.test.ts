import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { button, click, menuAddress } from './steps.ts'

const position = { latitude: 49.2827, longitude: -123.1207 }
/** Degrees of latitude, in metres. */
const north = (metres: number) => position.latitude + metres / 111_195

const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  lend('permissions', { query: async () => ({ state: 'granted' }) })
  lend('geolocation', {
    getCurrentPosition: (done: (result: { coords: typeof position }) => void) => done({ coords: position }),
  })
})
afterEach(async () => {
  await closeApp()
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name)
})

interface Where {
  /** Metres from the customer to each store; the chosen one is Northgate. */
  readonly away: Record<string, number>
  readonly usual?: string[]
  readonly stored?: Record<string, string>
}

async function openAt({ away, usual = [], stored = {} }: Where) {
  const server = fakeServer()
  const list = stores.map((store) => ({ ...store, latitude: north(away[store.storeId] ?? 9000) }))
  const page = (some: typeof list) => ({ list: some, total: some.length, pageIndex: 1, pageSize: 100, hasMore: false })
  server.answer('/api/app/customer/store/detail', ({ storeId }: { storeId: string }) =>
    list.find((store) => store.storeId === storeId),
  )
  server.answer('/api/app/customer/store/list', ({ type }: { type: number }) =>
    page(type === 3 ? list.filter(({ storeId }) => usual.includes(storeId)) : list),
  )
  const cart = { storeInfo: chosen('northgate', 'Northgate'), cart_list: cartOf(lineOf('butter-croissant')) }
  const app = await openApp({ hash: menuAddress, stored: { ...cart, ...stored } })
  return { ...server, ...app }
}

const question = /^Order at Northgate, .* away\?$/

describe('a store that may not be the one that was meant', () => {
  it('is asked about when the menu of an earlier visit opens far from the customer, once for the visit', async () => {
    const recent = '["northgate"]'
    const { stack } = await openAt({
      away: { northgate: 7400, riverside: 320 },
      stored: { 'tiffin.recentStores': recent },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Order at Northgate, 7.4 km away?' })
    expect(dialog.textContent).toContain('Riverside Arcade is nearer: 320 m.')
    await click(within(dialog).getByRole('button', { name: 'Order at Northgate' }))
    expect(localStorage.getItem('tiffin.recentStores')).toBe(recent) // to stay is no further choice
    await click(await button('Check out'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[R-4.17] proposes the nearer store by name, on the main button, when the cart is empty', async () => {
    const stored = { cart_list: '[]', 'tiffin.recentStores': JSON.stringify(['northgate']) }
    await openAt({ away: { northgate: 7400, riverside: 320 }, stored })
    const dialog = await screen.findByRole('dialog', { name: question })
    const nearer = within(dialog).getByRole('button', { name: 'Order at Riverside Arcade' })
    expect(nearer.className).toContain('primary')
    await click(nearer)
    await waitFor(() => expect(localStorage.getItem('storeInfo')).toContain('riverside'))
  })

  it('[R-4.17] keeps the cart on the main button; the nearer store’s says that the cart empties, and can be undone', async () => {
    const { to } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: question })
    expect(within(dialog).getByRole('button', { name: 'Order at Northgate' }).className).toContain('primary')
    await click(within(dialog).getByRole('button', { name: 'Empty the cart and order at Riverside Arcade' }))
    await waitFor(() => expect(localStorage.getItem('storeInfo')).toContain('riverside'))
    expect(localStorage.getItem('cart_list')).toBeNull()
    expect(to('/api/app/order/cart/check')).toEqual([])
    await click(await screen.findByText('Undo'))
    expect(localStorage.getItem('storeInfo')).toContain('northgate')
    expect(JSON.parse(localStorage.getItem('cart_list') ?? '')).toHaveLength(1)
  })

  it('closed without an answer orders nothing and is asked about again', async () => {
    const { to } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: question })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await click(await button('Check out'))
    expect(await screen.findByRole('dialog', { name: question })).toBeTruthy()
    expect(to('/api/app/order/cart/check')).toEqual([])
    expect(localStorage.getItem('storeInfo')).toContain('northgate')
  })

  it('is asked about when it is not the usual one, which is nearer', async () => {
    await openAt({
      away: { northgate: 2000, riverside: 320 },
      usual: ['riverside'],
      stored: { icc_token: goodToken() },
    })
    const dialog = await screen.findByRole('dialog', { name: question })
    expect(dialog.textContent).toContain('You usually order at Riverside Arcade, 320 m away.')
    await click(within(dialog).getByRole('button', { name: 'Order at Northgate' }))
  })

  it('is not asked about when it is near, nor when nothing nearer is open', async () => {
    const { stack } = await openAt({ away: { northgate: 300, riverside: 320 } })
    await click(await button('Check out'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked about once by a second tap, and the order waits for the answer', async () => {
    const { stack, to } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: question })
    await act(async () => screen.getByText('Check out').click())
    await settle(50)
    expect(to('/api/app/order/cart/check')).toEqual([])
    await click(within(dialog).getByRole('button', { name: 'Order at Northgate' }))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked about when the list of stores is long in coming', async () => {
    const { answer, stack } = await openAt({ away: { northgate: 300, riverside: 320 } })
    answer('/api/app/customer/store/list', () => new Promise(() => undefined))
    await click(await button('Check out'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/), { timeout: 5000 })
  })
})

describe('the store of a first visit', () => {
  const nearest = '/api/app/customer/store/default'
  const find = (storeId: string) => stores.find((store) => store.storeId === storeId)

  function proposing() {
    const server = fakeServer()
    server.answer(nearest, ({ latitude }: { latitude?: number }) =>
      find(latitude === undefined ? 'station' : 'northgate'),
    )
    return server
  }
  const storeInfo = () => localStorage.getItem('storeInfo')

  it('[R-1.2] is the nearest open one as soon as the position is known, and counts as proposed, not as chosen', async () => {
    proposing()
    await openApp()
    await screen.findByText('Northgate')
    await waitFor(() => expect(storeInfo()).toContain('northgate'))
    expect(localStorage.getItem('tiffin.recentStores')).toBeNull()
  })

  it('stays when the customer has chosen it, or has begun a cart there', async () => {
    const server = proposing()
    const kept = { storeInfo: chosen('station', 'Station Hall') }
    await openApp({ stored: { ...kept, 'tiffin.recentStores': JSON.stringify(['station']) } })
    await settle(50)
    expect(storeInfo()).toContain('station')
    await openApp({ stored: { ...kept, cart_list: cartOf(lineOf('butter-croissant')) } })
    await settle(50)
    expect(storeInfo()).toContain('station')
    expect(server.to(nearest)).toEqual([])
  })
})
