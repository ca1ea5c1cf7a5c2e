import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { chosen } from './cart-lines.ts'
import { stores } from './fake/shop.ts'
import { button, click } from './steps.ts'

const list = '/api/app/customer/store/list'
const storeList = '#/pages/home/storeList/storeList'
const permissionText = 'Please open location permissions in the settings'
const serviceText = 'Please enable location service'
const browserText = 'Location is off in your browser, so nearby stores cannot be matched'

type Settle = (value: { coords: { latitude: number; longitude: number } }) => void
type Fail = (fault: { code: number }) => void

const position = { latitude: 49.28274321, longitude: -123.12074321 }
let requestCount = 0

const lend = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
const lendPlace = (settle: (done: Settle, fail: Fail) => void) =>
  lend('geolocation', {
    getCurrentPosition: (done: Settle, fail: Fail) => {
      requestCount += 1
      settle(done, fail)
    },
  })
const permission = (state: string) => lend('permissions', { query: async () => ({ state }) })

beforeEach(() => {
  requestCount = 0
  lendPlace((done) => done({ coords: position }))
})
afterEach(async () => {
  await closeApp()
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name)
})

async function openList({ stored = {}, inputs = '' }: { stored?: Record<string, string>; inputs?: string } = {}) {
  const server = fakeServer()
  const app = await openApp({ hash: storeList + inputs, stored })
  return { ...server, ...app }
}

describe('where the customer is', () => {
  it('[R-6.5][R-3.11][PV-05] is asked once, where stores are listed, sent in thousandths of a degree and kept nowhere', async () => {
    const { to, icc } = await openList()
    await waitFor(() => expect(to(list).some(({ body }) => body.latitude === 49.283)).toBe(true))
    expect(to(list).at(-1)?.body).toMatchObject({ latitude: 49.283, longitude: -123.121 })
    await icc.switchTab('/')
    await icc.navigateTo('/pages/home/storeList/storeList')
    await screen.findAllByText('Northgate')
    expect(requestCount).toBe(1)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/49\.28|123\.12/)
  })

  it('[R-6.5] is not asked on arrival, only taken where it was allowed before', async () => {
    fakeServer()
    permission('prompt')
    await openApp()
    await screen.findByText('Riverside Arcade')
    expect(requestCount).toBe(0)
  })

  it('[R-8.8][R-6.5] says how to allow what was refused, looks for the position by no other means, and lists stores without distance', async () => {
    lendPlace((_done, fail) => fail({ code: 1 }))
    const { to } = await openList()
    expect(await screen.findByText(permissionText)).toBeTruthy()
    expect(screen.getByText(new RegExp(browserText))).toBeTruthy()
    expect((await screen.findAllByText('Northgate')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/\d (?:m|km)$/)).toBeNull()
    expect(to('/api/app/common/location/ip')).toEqual([])
    expect(to(list).every(({ body }) => body.latitude === undefined)).toBe(true)
    lendPlace((done) => done({ coords: position }))
    await click(await button('Use my location'))
    await waitFor(() => expect(screen.queryByText(permissionText)).toBeNull())
  })

  it.each([
    ['has no such thing', () => Reflect.deleteProperty(navigator, 'geolocation')],
    ['cannot find it', () => lendPlace((_done, fail) => fail({ code: 2 }))],
    ['takes too long', () => lendPlace((_done, fail) => fail({ code: 3 }))],
  ])('[R-8.8] asks to enable the service when the browser %s and no maps service answers', async (_what, arrange) => {
    arrange()
    const server = fakeServer()
    server.answer('/api/app/common/location/ip', () => {
      throw new FakeRefusal('positionUnavailable')
    })
    await openApp({ hash: storeList })
    expect(await screen.findByText(serviceText)).toBeTruthy()
    expect(screen.getByText(new RegExp(browserText))).toBeTruthy()
  })

  it('[R-7.17] comes from the maps service when the browser has none: it orders the stores, but is shown as no distance', async () => {
    lendPlace((_done, fail) => fail({ code: 2 }))
    const server = fakeServer()
    const position = { latitude: 49.3, longitude: -123.1, accuracy: 25_000, source: 'ip' }
    server.answer('/api/app/common/location/ip', () => position)
    await openApp({ hash: storeList })
    await waitFor(() => expect(server.to(list).at(-1)?.body).toMatchObject({ latitude: 49.3, longitude: -123.1 }))
    await screen.findAllByText('Northgate')
    expect(screen.queryByText(/\d (?:m|km)$/)).toBeNull()
    expect(screen.queryByText(serviceText)).toBeNull()
  })

  it('[R-8.8] is said to be off on Home, until that is put away on this device', async () => {
    permission('denied')
    fakeServer()
    await openApp()
    expect(await screen.findByText(permissionText)).toBeTruthy()
    await screen.findByText('Fresh from the oven')
    expect(screen.getAllByText(/^Choose/).map(({ textContent }) => textContent)).toEqual(['Choose a store'])
    await click(await button('Close'))
    expect(screen.queryByText(permissionText)).toBeNull()
    const stored = { 'tiffin.locationHint': localStorage.getItem('tiffin.locationHint') ?? '' }
    await openApp({ stored })
    await screen.findByText('Riverside Arcade')
    expect(screen.queryByText(permissionText)).toBeNull()
  })

  it('[R-8.8] is said to be off on Home where it is allowed, but cannot be found', async () => {
    permission('granted')
    lendPlace((_done, fail) => fail({ code: 2 }))
    const server = fakeServer()
    server.answer('/api/app/common/location/ip', () => {
      throw new FakeRefusal('positionUnavailable')
    })
    const { icc } = await openApp()
    expect(await screen.findByText(serviceText)).toBeTruthy()
    await icc.switchTab('/pages/user/mine/mine')
    await waitFor(() => expect(screen.queryByText(serviceText)).toBeNull())
  })

  it('[R-8.8] is said with the way to the stores, where one can be chosen without it', async () => {
    permission('denied')
    fakeServer()
    const { stack } = await openApp()
    const notice = (await screen.findByText(permissionText)).closest('[role="status"]') as HTMLElement // as: it stands in one
    await click(within(notice).getByRole('button', { name: 'Choose a store' }))
    await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/home/storeList/storeList'))
  })
})

describe('the list of stores', () => {
  it('[R-1.2][R-2.13][R-3.5] shows what each is like: distance, hours, state, phone, the way, and which is chosen', async () => {
    const stored = { storeInfo: chosen('northgate', 'Northgate'), 'tiffin.recentStores': '["northgate"]' }
    await openList({ stored })
    const cards = await screen.findByRole('region', { name: 'Stores' })
    const card = within(cards)
      .getByRole('heading', { name: /^Northgate/ })
      .closest('article')
    if (!card) throw new Error('no card')
    await waitFor(() => expect(card.textContent).toMatch(/\d+(?:\.\d)? k?m/))
    expect(card.textContent).toContain('Current')
    expect(card.textContent).toContain('88 Mill Road')
    expect(card.textContent).toContain('Open')
    expect(within(card).getByRole('link', { name: 'Call Northgate' }).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
    const way = within(card).getByRole('link', { name: 'Directions to Northgate' })
    expect(['_blank', 'noopener noreferrer']).toEqual([way.getAttribute('target'), way.getAttribute('rel')])
    expect(screen.getByText('Closed now')).toBeTruthy()
  })

  it('[R-9.16] fetches twenty stores at a time', async () => {
    let near = () => {}
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver // as: what the app uses of it
    const server = fakeServer()
    const [first] = stores
    const many = Array.from({ length: 23 }, (_, index) => ({
      ...first,
      storeId: `s${index}`,
      storeName: `Store ${index}`,
    }))
    server.answer(list, ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
      list: many.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      ...{ total: 23, pageIndex, pageSize, hasMore: pageIndex === 1 },
    }))
    await openApp({ hash: storeList })
    await screen.findByText('Store 19')
    expect(screen.queryByText('Store 20')).toBeNull()
    near()
    expect(await screen.findByText('Store 22')).toBeTruthy()
  })

  it('[store-19] asks for those that take orders first, over all pages', async () => {
    const { to } = await openList({ stored: { icc_token: goodToken() } })
    await screen.findAllByText('Northgate')
    await click(screen.getByRole('tab', { name: 'Favourites' }))
    await waitFor(() => expect(to(list).map(({ body }) => body.type)).toContain(2))
    const lists = to(list).filter(({ body }) => body.type !== 3)
    expect(lists.every(({ body }) => body.openFirst === true)).toBe(true)
  })

  it('[R-2.13] says when no store is near, and shows all of them when asked', async () => {
    const server = fakeServer()
    server.answer(list, ({ radius }: { radius?: number }) => {
      const found = radius === undefined ? [] : stores
      return { list: found, total: found.length, pageIndex: 1, pageSize: 20, hasMore: false }
    })
    await openApp({ hash: storeList })
    await screen.findByText('No store nearby')
    await click(await button('All stores'))
    expect((await screen.findAllByText('Northgate')).length).toBeGreaterThan(0)
  })

  it('[R-2.13][R-1.2] lists the nearest first by the customer’s own position, whatever order the server has', async () => {
    const server = fakeServer()
    const [near, other] = stores
    const far = { ...other, latitude: 49.4, longitude: -123.3 }
    server.answer(list, () => ({ list: [far, near], total: 2, pageIndex: 1, pageSize: 20, hasMore: false }))
    await openApp({ hash: storeList })
    const cards = within(await screen.findByRole('region', { name: 'Stores' }))
    await waitFor(() =>
      expect(cards.getAllByRole('heading').map(({ textContent }) => textContent?.trim())).toEqual([
        expect.stringMatching(/^Riverside Arcade/),
        expect.stringMatching(/^Northgate/),
      ]),
    )
  })

  it('[R-1.2] offers the stores gone to often: of a visitor those chosen on this device twice, of a customer those ordered at', async () => {
    const choices = ['riverside', 'station', 'gone', 'northgate', 'station', 'gone', 'northgate']
    const recent = { 'tiffin.recentStores': JSON.stringify(choices) }
    const chips = async () =>
      within((await screen.findByRole('heading', { name: 'Frequently used' })).parentElement ?? document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    await openList({ stored: recent })
    await waitFor(async () => expect(await chips()).toEqual(['Station Hall', 'Northgate']))
    const server = fakeServer()
    server.answer(list, ({ type }: { type: number }) => {
      const found = type === 3 ? stores.slice(2, 3) : stores
      return { list: found, total: found.length, pageIndex: 1, pageSize: 20, hasMore: false }
    })
    await openApp({ hash: storeList, stored: { ...recent, icc_token: goodToken() } })
    await waitFor(async () => expect(await chips()).toEqual(['Garden Terrace']))
  })

  it('[page-39] does not offer the store that is chosen as the only one gone to often', async () => {
    const recent = { 'tiffin.recentStores': JSON.stringify(['northgate', 'northgate']) }
    const isOffered = () => screen.queryByRole('heading', { name: 'Frequently used' }) !== null
    await openList({ stored: recent })
    await waitFor(() => expect(isOffered()).toBe(true))
    await closeApp()
    await openList({ stored: { ...recent, storeInfo: chosen('northgate', 'Northgate') } })
    await screen.findByText('Garden Terrace', {}, { timeout: 6000 })
    await settle(100)
    expect(isOffered()).toBe(false)
  })

  it('[R-2.7] does not move when the stores used often come after the list', async () => {
    const server = fakeServer()
    const late = Promise.withResolvers<void>()
    server.answer(list, async ({ type }: { type: number }) => {
      if (type === 3) await late.promise
      return { list: stores, total: stores.length, pageIndex: 1, pageSize: 20, hasMore: false }
    })
    await openApp({ hash: storeList, stored: { icc_token: goodToken() } })
    await screen.findByText('Garden Terrace', {}, { timeout: 6000 })
    await act(async () => late.resolve())
    await settle(100)
    expect(screen.queryByRole('heading', { name: 'Frequently used' })).toBeNull()
  })

  it('[R-4.6] shows the store’s place while it is on its way, its name once it is there, and a way on when it fails', async () => {
    const server = fakeServer()
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    server.answer('/api/app/customer/store/detail', async () => {
      await held
      return stores[1]
    })
    await openApp({ stored: { storeInfo: chosen('northgate', 'Northgate') } })
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
    go()
    expect(await screen.findByText('Northgate')).toBeTruthy()
    server.answer('/api/app/customer/store/detail', () => new Response('', { status: 500 }))
    await openApp({ stored: { storeInfo: chosen('northgate', 'Northgate') } })
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  })
})

describe('the map of the stores nearby', () => {
  it('[store-18] has a pin for a store, which leads to its card, and stays away from favourites', async () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function () {
      seen.push(this.id)
    }
    await openList({ stored: { icc_token: goodToken() } })
    const map = await screen.findByRole('navigation', { name: 'Map of the stores' })
    const [pin] = within(map).getAllByRole('link')
    const name = pin?.getAttribute('aria-label') ?? ''
    await click(pin as HTMLElement)
    const [id = ''] = seen
    expect(document.activeElement).toBe(document.getElementById(id))
    expect(document.activeElement?.textContent).toContain(name)
    await click(screen.getByRole('tab', { name: 'Favourites' }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Map of the stores' })).toBeNull())
  })

  it('[store-18] the way to the nearest store is said in words, once', async () => {
    await openList()
    expect(await screen.findByText('Take me there')).toBeTruthy()
    const first = document.querySelector('article')
    expect(first?.textContent).toContain('Take me there')
  })
})
