import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, goodToken, openApp, settle } from './app.ts'
import { cartOf, chosen, lineOf } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { button, click, menuAddress } from './steps.ts'

const here = { latitude: 49.2827, longitude: -123.1207 }
/** Degrees of latitude, in metres. */
const north = (metres: number) => here.latitude + metres / 111_195

const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  lend('permissions', { query: async () => ({ state: 'granted' }) })
  lend('geolocation', {
    getCurrentPosition: (done: (at: { coords: typeof here }) => void) => done({ coords: here }),
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
    const { stack } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: 'Order at Northgate, 7.4 km away?' })
    expect(dialog.textContent).toContain('Riverside Arcade is nearer: 320 m.')
    await click(within(dialog).getByRole('button', { name: 'Order here' }))
    await click(await button('Check out'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the stores when another one was meant, and nothing is ordered', async () => {
    const { stack, to } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: question })
    await click(within(dialog).getByRole('button', { name: 'Choose another store' }))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/storeList/storeList'))
    expect(to('/api/app/order/cart/check')).toEqual([])
  })

  it('is asked about when it is not the usual one, which is nearer', async () => {
    await openAt({
      away: { northgate: 2000, riverside: 320 },
      usual: ['riverside'],
      stored: { icc_token: goodToken() },
    })
    const dialog = await screen.findByRole('dialog', { name: question })
    expect(dialog.textContent).toContain('You usually order at Riverside Arcade, 320 m away.')
    await click(within(dialog).getByRole('button', { name: 'Order here' }))
  })

  it('is not asked about when it is near, nor when nothing nearer is open', async () => {
    const { stack } = await openAt({ away: { northgate: 300, riverside: 320 } })
    await click(await button('Check out'))
    await waitFor(async () => expect((await stack()).at(-1)).toMatch(/login|confirmOrder/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked about once by a second tap, and nobody goes on before the answer', async () => {
    const { stack, to } = await openAt({ away: { northgate: 7400, riverside: 320 } })
    const dialog = await screen.findByRole('dialog', { name: question })
    await act(async () => screen.getByText('Check out').click())
    await settle(50)
    expect(to('/api/app/order/cart/check')).toEqual([])
    await click(within(dialog).getByRole('button', { name: 'Order here' }))
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
