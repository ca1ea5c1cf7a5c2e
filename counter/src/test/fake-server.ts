import { listStoreOrders } from '@tiffin/contract/store'
import { vi } from 'vitest'
import type { CounterOrder } from '../data/orders.ts'
import { noon } from './orders.ts'

/** What the fake server was asked: the last part of the path and the body. */
export interface Asked {
  readonly path: string
  readonly body: Record<string, unknown>
}

interface Answer {
  readonly code: number
  readonly message?: string
  readonly data?: unknown
}

/** A server of one store. `orders` may be replaced at any time; `answers` stand for single paths; `isGone` lets every call fail; `isTooMuch`: changes are not listed; `timeZone` and `storeName` are the store's. */
export function fakeServer(orders: CounterOrder[] = []) {
  const fake = {
    orders,
    isGone: false,
    isTooMuch: false,
    timeZone: 'UTC',
    storeName: 'Riverside Arcade',
    asked: [] as Asked[],
    answers: {} as Record<string, Answer>,
  }
  let listed: readonly CounterOrder[] = []
  /** All orders, or those that it did not answer before. */
  const page = ({ changedSince }: Record<string, unknown>) => {
    const before = changedSince === undefined ? [] : listed
    const list = fake.orders.filter((order) => !before.includes(order))
    listed = fake.orders
    const times = { readAt: 1, serverTime: fake.orders[0]?.serverTime ?? noon, timeZone: fake.timeZone }
    const { storeName } = fake
    return {
      list,
      total: list.length,
      pageIndex: 1,
      pageSize: 500,
      hasMore: fake.isTooMuch && changedSince !== undefined,
      ...times,
      storeName,
    }
  }

  function answer({ path, body }: Asked): Answer {
    const fixed = fake.answers[path]
    if (fixed) return fixed
    // What does not parse could not have come from the server.
    if (path === 'order/list') return { code: 200, data: listStoreOrders.output.parse(page(body)) }
    if (path === 'printer/list') return { code: 200, data: { list: [], serverTime: noon } }
    return { code: 200, data: {} }
  }

  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (fake.isGone) throw new TypeError('Failed to fetch')
    const path = address.replace('/api/app/store/', '')
    const request: Asked = { path, body: JSON.parse(body) }
    fake.asked.push(request)
    const { code, message = '', data = null } = answer(request)
    return new Response(JSON.stringify({ code, message, data, successful: code === 200 }))
  })
  return {
    ...fake,
    /** Changes what the server says from now on. */
    set: (change: Partial<typeof fake>) => Object.assign(fake, change),
    /** Bodies sent to a path. */
    sentTo: (path: string) => fake.asked.filter((one) => one.path === path).map((one) => one.body),
  }
}
