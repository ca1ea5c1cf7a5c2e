import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeApp, type fakeServer, openApp, settle } from './app.ts'
import { button, click, openConfirm, openMenu, placing } from './steps.ts'
import { tokenFor } from './two-customers.ts'

/** What the browser's database holds, by holder. It outlives the app, as on a device. */
const device = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(device.get(key)),
  set: async (key: string, value: unknown) => void device.set(key, structuredClone(value)),
  keys: async () => [...device.keys()],
  del: async (key: string) => void device.delete(key),
}))
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => dispatchEvent(new Event('online'))) // what listens to it outlives the app
  await closeApp()
  device.clear()
})

interface Kept {
  version: string
  state: { queries: { queryKey: unknown[]; state: { dataUpdatedAt: number } }[] }
}

const keptOf = (holder: string) => device.get(holder) as Kept | undefined // as: what the app has written there
const namesOf = (holder: string) => new Set(keptOf(holder)?.state.queries.map(({ queryKey }) => String(queryKey[0])))
const isWrittenInTime = (holder: string, name: string) =>
  waitFor(() => expect([...namesOf(holder)]).toContain(name), { timeout: 8000 })

/** Leaves the app for a moment: then it writes at once. */
async function leave(): Promise<void> {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }
}

async function isWritten(holder: string, name: string): Promise<void> {
  await leave()
  await isWrittenInTime(holder, name)
}

/** The server is out of reach from now on. */
function cutTheLine(server: ReturnType<typeof fakeServer>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    server.sent.push({ path, body: {}, headers: {} })
    throw new TypeError('offline')
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

const menu = '#/pages/home/menu/menu'

describe('a start without a connection', () => {
  it('[R-4.9] shows brand, store and menu of the last visit, and says once that there is no connection', async () => {
    const server = await openMenu()
    await isWrittenInTime('demo/', 'products')
    const storeInfo = localStorage.getItem('storeInfo') ?? ''
    cutTheLine(server)
    await openApp({ hash: menu, stored: { storeInfo } })
    expect(await screen.findByText('Butter Croissant')).toBeTruthy()
    expect(screen.getAllByText(/Network connection error|last visit/)).toHaveLength(1)
  })

  it('[R-4.9] what was answered four days ago is not shown any more', async () => {
    const server = await openMenu()
    await isWritten('demo/', 'products')
    for (const { queryKey, state } of keptOf('demo/')?.state.queries ?? [])
      if (queryKey[0] === 'bootstrap') state.dataUpdatedAt -= 4 * 24 * 60 * 60_000
    cutTheLine(server)
    await expect(openApp({ hash: menu })).rejects.toMatchObject({ kind: 'network' })
  })

  it('[R-1.13] what another version of the app has kept is not shown', async () => {
    const server = await openMenu()
    await isWritten('demo/', 'products')
    const kept = keptOf('demo/')
    if (kept !== undefined) kept.version = '2.2.1'
    cutTheLine(server)
    await expect(openApp({ hash: menu })).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('what stays on the device', () => {
  it('[PV-08] menus, settings and orders, and nothing of profile, points, coupons or member code', async () => {
    await openMenu({ icc_token: tokenFor('c1') })
    for (const page of ['/pages/user/mine/mine', '/pages/order/order']) await act(async () => window.icc.reLaunch(page))
    await isWritten('demo/c1', 'orders')
    const allowed = [
      'bootstrap',
      'categories',
      'food',
      'materials',
      'orders',
      'products',
      'promotions',
      'store',
      'stores',
    ]
    expect([...namesOf('demo/c1')].filter((name) => !allowed.includes(name))).toEqual([])
    expect(JSON.stringify(keptOf('demo/c1'))).not.toMatch(/Mira Hadley|icc_token|memberNo/)
  })

  it('[PV-08] of a customer who logs out nothing stays, not even what was about to be written', async () => {
    await openMenu({ icc_token: tokenFor('c1') })
    await isWritten('demo/c1', 'products')
    const { queryClient } = await import('../src/data/query-client.ts')
    queryClient.setQueryData(['orders', 9, 'en-US'], { list: ['an order of c1'] })
    await act(async () => (await import('../src/data/login/end-session.ts')).endSession())
    await settle(2500)
    expect([...device.keys()]).toEqual(['demo/'])
    expect(JSON.stringify([...device.values()])).not.toContain('an order of c1')
  })

  it('[PV-08] of another brand nothing stays', async () => {
    device.set('other/c9', { version: '2.2.2', state: { queries: [], mutations: [] } })
    await openMenu()
    await isWritten('demo/', 'products')
    expect([...device.keys()]).toEqual(['demo/'])
  })
})

it('[R-4.9] an order cannot be placed without a connection, and the page says why', async () => {
  await openConfirm()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('offline')))
  const submit = await button(placing)
  expect(submit).toHaveProperty('disabled', true)
  const why = document.getElementById(submit.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain('You are offline')
})

describe('a newer release', () => {
  it('is offered on a tab page, where no form is open, and may be put off', async () => {
    await openMenu()
    const { hearOfRelease } = await import('../src/state/release.ts')
    await settle(1500)
    await act(async () => window.icc.navigateTo('/pages/user/login/login'))
    await act(async () => hearOfRelease())
    await settle(100)
    expect(screen.queryByText('A new version is ready')).toBeNull()
    await act(async () => window.icc.navigateBack())
    expect(await screen.findByText('A new version is ready')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Not now', hidden: true })) // jsdom shows no popover
    expect(screen.queryByText('A new version is ready')).toBeNull()
  })
})
