import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, openApp, settle } from './app.ts'
import { products } from './fake/menu.ts'
import { bootstrap, stores } from './fake/shop.ts'
import { button, click, openConfirm } from './steps.ts'

const detail = '/api/app/customer/store/detail'
const settings = '/api/app/common/bootstrap/detail'

/** The stream as the browser sees it. */
class FakeStream {
  static all: FakeStream[] = []
  readonly url: string
  onmessage: ((event: MessageEvent) => void) | null = null
  close = vi.fn()
  constructor(url: string) {
    this.url = url
    FakeStream.all.push(this)
  }
  say(topic: string): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ topic }) }))
  }
}

let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  FakeStream.all = []
  Object.defineProperty(globalThis, 'EventSource', { value: FakeStream, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
})
afterEach(async () => {
  await closeApp()
  Reflect.deleteProperty(globalThis, 'EventSource')
  Reflect.deleteProperty(document, 'visibilityState')
})

const ageOf = (stream: FakeStream | undefined) => Number(new URLSearchParams(stream?.url.split('?')[1]).get('age'))

const wait = { timeout: 6000 }
const soon = { timeout: 2000 }

const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  })

it('[store-12] news of the chosen store is read again within two seconds, a visitor’s too, and while the page is hidden nothing is heard', async () => {
  const server = fakeServer()
  const chosen = JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' })
  await openApp({ hash: '#/pages/home/menu/menu', stored: { 'tiffin.store': chosen } })
  await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
  const [stream] = FakeStream.all
  expect(stream?.url).toMatch(/^\/api\/app\/common\/store\/news\?corp=demo&store=riverside&age=\d+$/)
  const before = server.to(detail).length
  await act(async () => stream?.say('store'))
  await waitFor(() => expect(server.to(detail).length).toBe(before + 1), soon)
  await act(async () => stream?.say('something else'))
  await show('hidden')
  expect(stream?.close).toHaveBeenCalled()
  await show('visible')
  expect(FakeStream.all).toHaveLength(2)
  expect(ageOf(FakeStream.all[1])).toBeLessThan(ageOf(stream))
})

it('[stock-6] an open sheet hears that its product is sold out, and that it is back', async () => {
  const server = fakeServer()
  const chosen = JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' })
  await openApp({ hash: '#/pages/home/menu/menu', stored: { 'tiffin.store': chosen } })
  await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
  await click(await button('Choose Osmanthus Oolong Milk Tea'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Osmanthus Oolong Milk Tea' }))
  await sheet.findByRole('button', { name: /^Add to cart/ })
  const [stream] = FakeStream.all
  const { answer } = server
  const hear = async (unavailableReason: number) => {
    const list = products.map((product) =>
      product.productId === 'osmanthus-oolong' ? { ...product, unavailableReason } : product,
    )
    answer('/api/app/product/product/list', () => ({
      list,
      total: list.length,
      pageIndex: 1,
      pageSize: 500,
      hasMore: false,
    }))
    answer('/api/app/product/product/detail', ({ productId }) => {
      if (unavailableReason !== 0) throw new FakeRefusal('soldOut')
      return list.find((product) => product.productId === productId) as never
    })
    await act(async () => stream?.say('menu'))
  }
  await hear(1)
  expect(await sheet.findByText('Sold out', {}, soon)).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  await hear(0)
  expect(await sheet.findByRole('button', { name: /^Add to cart/ }, soon)).toBeTruthy()
})

it('[store-17] an open confirmation says that its pick-up method has stopped, and which one it has now', async () => {
  const { answer } = await openConfirm({
    'tiffin.store': JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' }),
  })
  const [store] = stores
  await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
  const [stream] = FakeStream.all
  expect(screen.queryByText(/is not available here/)).toBeNull()
  answer(detail, () => ({ ...store, pickupMethodList: [2] }))
  await act(async () => stream?.say('store'))
  const note = await screen.findByText('Dine in is not available here right now. Your order is set to Takeaway.')
  expect(note.getAttribute('role')).toBe('status')
})

it('[draft-7][R-7.10] Home and the brand’s colours follow what is published within two seconds, and nothing is drawn again without a change', async () => {
  const server = fakeServer()
  const published = bootstrap()
  server.answer(settings, () => structuredClone(published))
  const chosen = JSON.stringify({ storeId: 'riverside', storeName: 'Riverside Arcade' })
  await openApp({ stored: { 'tiffin.store': chosen } })
  await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
  const [stream] = FakeStream.all
  // The app was loaded again, and its state with it.
  const { useBootstrap } = await import('@tiffin/kit/client/bootstrap.ts')
  const shown = useBootstrap.getState().bootstrap
  expect(shown).toBeDefined()
  const before = server.to(settings).length
  await act(async () => stream?.say('menu'))
  await waitFor(() => expect(server.to(settings).length).toBe(before + 1), soon)
  await settle(300)
  expect(useBootstrap.getState().bootstrap).toBe(shown)
  const notice = { type: 'notice' as const, title: 'Closed on Monday', sort: 0, items: [] }
  server.answer(settings, () => ({
    ...published,
    pageColor: { primaryColor: '#0e4d3c', secondaryColor: '#112233' },
    pageList: [{ pageType: 1, blockList: [notice] }],
  }))
  await act(async () => stream?.say('menu'))
  await waitFor(() => expect(screen.getByText('Closed on Monday')).toBeTruthy(), soon)
  expect(document.documentElement.style.getPropertyValue('--primary')).toBe('rgb(14,77,60)')
  const { style } = document.documentElement
  expect(style.getPropertyValue('--tab-ink')).toBe('var(--primary-ink)')
  const pageColor = { primaryColor: '#e6002d', secondaryColor: '#112233' }
  server.answer(settings, () => ({ ...published, pageColor }))
  await act(async () => stream?.say('menu'))
  await waitFor(() => expect(style.getPropertyValue('--primary')).toBe('rgb(230,0,45)'), soon)
  expect(style.getPropertyValue('--tab-ink')).toBe('')
})
