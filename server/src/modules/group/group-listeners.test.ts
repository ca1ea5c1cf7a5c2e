import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { GroupNews, type Listener } from './group-news.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Mark = { readonly corpId: string; readonly groupOrderId: string; readonly mark: string }

/** News of groups whose marks the test sets. */
function openNews() {
  const stored = { rows: [] as Mark[], isAway: false }
  const tx = vi.fn(async () => {
    if (stored.isAway) throw new Error('the database is away')
    return [{ rows: stored.rows }]
  })
  const news = new GroupNews({ tx } as unknown as Database) // what is called of it
  const mark = (text: string, groupOrderId = 'g') => {
    stored.rows = [{ corpId: 'c', groupOrderId, mark: text }]
  }
  return { news, stored, mark, tx }
}

const pageOf = (groupOrderId = 'g') =>
  ({ corpId: 'c', groupOrderId, notify: vi.fn(), beat: vi.fn(), end: vi.fn() }) satisfies Listener

const timesOf = (...pages: readonly ReturnType<typeof pageOf>[]) => pages.map(({ notify }) => notify.mock.calls.length)

it('[share-5] a page reads once when it is added, and when its own group has another mark', async () => {
  const { news, mark } = openNews()
  const [here, there] = [pageOf(), pageOf('other')]
  mark('1')
  await news.add(here)
  await news.add(there)
  expect(timesOf(here, there)).toEqual([1, 1])
  await news.look()
  expect(timesOf(here, there)).toEqual([1, 1])
  mark('2')
  await news.look()
  expect(timesOf(here, there)).toEqual([2, 1])
})

it('[share-5] without pages nothing is asked for, and a look that failed is made up for by the next', async () => {
  const { news, mark, stored, tx } = openNews()
  await news.look()
  expect(tx).not.toHaveBeenCalled()
  const page = pageOf()
  mark('1')
  await news.add(page)
  stored.isAway = true
  mark('2')
  await news.look()
  expect(timesOf(page)).toEqual([1])
  stored.isAway = false
  await news.look()
  expect(timesOf(page)).toEqual([2])
})

it('[share-5] a page that is gone hears nothing; the mark of a group stays while another page shows it, and no longer', async () => {
  const { news, mark } = openNews()
  const [first, second, third] = [pageOf(), pageOf(), pageOf()]
  await news.add(pageOf('other'))
  mark('1')
  await news.add(first)
  await news.add(second)
  news.remove(first)
  mark('2')
  await news.look()
  expect(timesOf(first, second)).toEqual([1, 2])
  news.remove(second)
  mark('3')
  await news.add(third)
  expect(timesOf(third)).toEqual([1])
})

it('[share-5] groups are looked at each second, open pages are kept with a beat, and both end with the server', async () => {
  const { news, mark } = openNews()
  const page = pageOf()
  mark('1')
  await news.add(page)
  mark('2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(timesOf(page)).toEqual([2])
  await vi.advanceTimersByTimeAsync(24_000)
  expect(page.beat).toHaveBeenCalledTimes(1)
  news.close()
  expect(page.end).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
  news.close()
  expect(page.end).toHaveBeenCalledTimes(1)
})

it('[share-5] five thousand pages may listen; each that goes makes room for one', async () => {
  const { news } = openNews()
  const first = pageOf()
  await news.add(first)
  for (let count = 1; count < 4999; count++) void news.add(pageOf())
  expect(news.isFull).toBe(false)
  void news.add(pageOf())
  expect(news.isFull).toBe(true)
  news.remove(pageOf())
  expect(news.isFull).toBe(true)
  news.remove(first)
  expect(news.isFull).toBe(false)
})
