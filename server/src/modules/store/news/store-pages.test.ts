import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Corp, type Corps, noCorp } from '../../../base/corp.ts'
import type { StoreRow } from '../queries.ts'
import type { Stores } from '../stores.ts'
import { StoreNews } from './store-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A brand that changes when a test says so, and the news of its stores; `questions` counts those about brands and stores. */
function openNews() {
  const brand = { corp: { ...noCorp, corpId: 'tea' } as Corp | undefined }
  const questions = { corps: 0, stores: 0 }
  // as: all that news asks for
  const corps = {
    find: async () => {
      questions.corps++
      return brand.corp
    },
    changeAge: () => Number.POSITIVE_INFINITY,
  } as unknown as Corps
  const rows = new Map<number, StoreRow>()
  const stores = {
    findAny: async (corp: Corp | undefined) => {
      questions.stores++
      const version = corp?.catalogVersion ?? 0
      const row = rows.get(version) ?? ({ storeId: 'quay' } as StoreRow) // as: news compares rows and reads none
      rows.set(version, row)
      return row
    },
  } as unknown as Stores
  const news = new StoreNews({ corps, stores, clock: { now: Date.now } })
  const newPage = (network = '192.0.2.1') => {
    const page = { topics: [] as string[], beats: 0, isEnded: false }
    const listener = {
      ...{ corpId: 'tea', storeId: 'quay', network, age: 0, notify: (topic: string) => void page.topics.push(topic) },
      beat: () => void page.beats++,
      end: () => {
        page.isEnded = true
      },
    }
    return Object.assign(page, { listener })
  }
  const open = async (network?: string) => {
    const page = newPage(network)
    await news.add(brand.corp ?? noCorp, page.listener)
    return page
  }
  const changeStore = () => {
    const { catalogVersion, storeVersion } = brand.corp ?? noCorp
    const versions = { catalogVersion: catalogVersion + 1, storeVersion: storeVersion + 1 }
    brand.corp = { ...noCorp, corpId: 'tea', ...versions }
  }
  return { news, brand, questions, newPage, open, changeStore }
}

test('pages of a store are asked about once, again when the brand has changed, and not once it is gone', async () => {
  const { news, brand, questions, open, changeStore } = openNews()
  const pages = [await open(), await open()]
  await news.look()
  await news.look()
  expect(questions).toEqual({ corps: 2, stores: 1 })
  changeStore()
  await news.look()
  expect(pages.map(({ topics }) => topics)).toEqual([['store'], ['store']])
  expect(questions.stores).toBe(2)
  brand.corp = undefined
  await news.look()
  expect(questions).toEqual({ corps: 4, stores: 2 })
})

test('a page that has gone hears nothing, the others go on, and without a page no brand is asked about', async () => {
  const { news, questions, open, changeStore } = openNews()
  const [gone, stays] = [await open(), await open()]
  news.remove(gone.listener)
  changeStore()
  await news.look()
  expect([gone.topics, stays.topics]).toEqual([[], ['store']])
  news.remove(stays.listener)
  const before = questions.corps
  await news.look()
  expect(questions.corps).toBe(before)
  changeStore()
  const back = await open()
  await news.look()
  expect(back.topics).toEqual([])
})

test('[store-26] a server holds twenty thousand pages, and two thousand of one network; each that goes makes room for one, once', async () => {
  const { news, newPage, open } = openNews()
  const first = await open('203.0.113.1')
  for (let count = 1; count < 1999; count++) await open('203.0.113.1')
  expect(news.hasPlaceFor('203.0.113.1')).toBe(true)
  await open('203.0.113.1')
  expect([news.hasPlaceFor('203.0.113.1'), news.hasPlaceFor('203.0.113.2')]).toEqual([false, true])
  for (let count = 2000; count < 20_000; count++) await open(`198.51.100.${count % 10}`)
  expect(news.hasPlaceFor('203.0.113.2')).toBe(false)
  news.remove(newPage().listener)
  expect(news.hasPlaceFor('203.0.113.2')).toBe(false)
  news.remove(first.listener)
  news.remove(first.listener)
  expect([news.hasPlaceFor('203.0.113.1'), news.hasPlaceFor('203.0.113.2')]).toEqual([true, true])
  await open('203.0.113.2')
  expect([news.hasPlaceFor('203.0.113.1'), news.hasPlaceFor('203.0.113.2')]).toEqual([false, false])
  expect(() => openNews().news.remove(first.listener)).not.toThrow()
})

test('a page hears a beat each twenty-five seconds, and is ended with the server', async () => {
  const { news, questions, open } = openNews()
  const page = await open()
  vi.advanceTimersByTime(24_999)
  expect(page.beats).toBe(0)
  vi.advanceTimersByTime(1)
  expect(page.beats).toBe(1)
  news.close()
  expect([page.isEnded, vi.getTimerCount()]).toEqual([true, 0])
  const before = questions.corps
  await news.look()
  expect(questions.corps).toBe(before)
})
