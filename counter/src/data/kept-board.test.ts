import { QueryClient } from '@tanstack/react-query'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, takeSession } from '../state/session.ts'
import { anOrder } from '../test/orders.ts'
import { prepare } from '../test/show.tsx'
import { keepBoard } from './kept-board.ts'
import { findOnBoard } from './orders.ts'

/** What the tablet's database holds, by holder. It outlives the app, as on a device. */
const device = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(device.get(key)),
  set: async (key: string, value: unknown) => void device.set(key, structuredClone(value)),
  keys: async () => [...device.keys()],
  del: async (key: string) => void device.delete(key),
}))

prepare()
beforeEach(() => {
  device.clear()
  history.replaceState(null, '', '/counter/?corp=demo')
  useBootstrap.setState({ bootstrap: undefined })
  logIn('s1')
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const logIn = (storeId: string) =>
  takeSession('a.b.c', { employeeName: 'Aisyah', storeId, storeName: 'Riverside', permission: ['order:manage'] })
const later = () => new Promise((resolve) => setTimeout(resolve))

/** Opens the counter on this tablet, with what it kept. */
async function open() {
  const client = new QueryClient()
  stops.push(keepBoard(client))
  await later()
  return client
}

/** Leaves the page for a moment: then it is written at once. */
async function leave(): Promise<void> {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await later()
}

const read = (client: QueryClient, serverTime = Date.now()) =>
  client.setQueryData(['orders', 'board', 'en-US'], { list: [anOrder({ orderId: 'o1' })], serverTime })

describe('[kitchen-18] the board on the tablet', () => {
  it('is there again after a reload, with the brand’s settings and the server’s clock', async () => {
    const settings = { corpSetting: { brandName: 'Camellia' } } as never // as: nothing else is read of it here
    useBootstrap.setState({ bootstrap: settings })
    read(await open(), Date.now() + 3_600_000)
    await leave()
    useBootstrap.setState({ bootstrap: undefined })
    expect(findOnBoard(await open(), 'o1')).toMatchObject({ orderId: 'o1' })
    expect(useBootstrap.getState().bootstrap).toEqual(settings)
    expect(Math.round((serverNow() - Date.now()) / 60_000)).toBe(60)
  })

  it('is all that is kept: nothing of tills, searches, refunds and bills', async () => {
    const client = await open()
    read(client)
    for (const queryKey of [['orders', 'search', 'T0'], ['orders', 'one', 'o1'], ['shift', 'open'], ['walkInBill']])
      client.setQueryData(queryKey, { secret: 1 })
    await leave()
    expect(JSON.stringify([...device])).not.toContain('secret')
    expect(JSON.stringify([...device])).toContain('o1')
  })

  it('goes with the log-out, and with another store', async () => {
    read(await open())
    await leave()
    logIn('s2')
    await later()
    expect(JSON.stringify([...device])).not.toContain('o1')
    expect(findOnBoard(await open(), 'o1')).toBeUndefined()
  })

  it('is not written after the log-out', async () => {
    read(await open())
    await leave()
    dropSession()
    await leave()
    expect(JSON.stringify([...device])).not.toContain('o1')
  })
})
