import { setTimeout as sleep } from 'node:timers/promises'
import { setStoreOpen } from '@tiffin/contract/desk/store'
import { afterAll, expect, test, vi } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildStore, bumpCatalog } from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import { StoreNews } from './store-news.ts'

const app = testApp()
const other = testApp()
const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
const stop = new AbortController()
afterAll(() => stop.abort())

/** A brand that this server has known for longer than what a page reads may lag behind. */
async function knownCorp() {
  const corp = await buildCorp()
  const [storeId, neighbour] = [await buildStore(corp), await buildStore(corp)]
  await app.corps.find(corp)
  await sleep(2100)
  return { corp, storeId, neighbour }
}

/** Listens as an open page does and collects what it hears. */
async function listen(corp: string, storeId: string, { age = 0, lastEventId = '0' } = {}) {
  const query = new URLSearchParams({ corp, store: storeId, age: String(age) })
  const headers = lastEventId === '0' ? {} : { 'last-event-id': lastEventId }
  const answer = await fetch(`${address}/api/app/common/store/news?${query}`, { signal: stop.signal, headers })
  const topics: string[] = []
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, topic] of part.matchAll(/"topic":"(\w+)"/g)) topics.push(String(topic))
  }
  read().catch(() => undefined)
  return { status: answer.status, topics }
}

test('[store-12] a page hears within two seconds that its store was paused, at whatever server, and those of other stores hear nothing', async () => {
  const { corp, storeId: paused, neighbour } = await knownCorp()
  const owner = await buildAtDesk(app, corp, 'owner')
  const [here, there] = [await listen(corp, paused), await listen(corp, neighbour)]
  await ask(other, setStoreOpen, { ...owner, body: { storeId: paused, isOpen: false } })
  await expect.poll(() => here.topics, { timeout: 2000 }).toEqual(['store'])
  await bumpCatalog(corp)
  await expect.poll(() => [here.topics, there.topics], { timeout: 3500 }).toEqual([['store', 'menu'], ['menu']])
})

test('[store-12] a page that began to read, or heard something last, before a change hears of it when it comes', async () => {
  const { corp, storeId } = await knownCorp()
  const first = await listen(corp, storeId)
  await bumpCatalog(corp)
  await expect.poll(() => first.topics, { timeout: 3500 }).toContain('menu')
  const seenAt = Date.now()
  await sleep(2500)
  const age = Date.now() - seenAt
  const pages = await Promise.all([
    listen(corp, storeId, { age }),
    listen(corp, storeId, { lastEventId: String(seenAt) }),
    listen(corp, storeId),
    listen(corp, storeId, { lastEventId: String(Date.now()) }),
  ])
  await sleep(300)
  expect(pages.map(({ topics }) => topics)).toEqual([['store', 'menu'], ['store', 'menu'], [], []])
})

test('a store or a brand that there is not has no news', async () => {
  const corp = await buildCorp()
  expect((await listen(corp, 'nowhere')).status).toBe(404)
  expect((await listen('nobody', await buildStore(corp))).status).toBe(404)
})

test('[store-26] a network without a place is asked to come back in a minute; behind a proxy that is not named each page counts by itself', async () => {
  const corp = await buildCorp()
  const storeId = await buildStore(corp)
  const hasPlace = vi.spyOn(StoreNews.prototype, 'hasPlaceFor').mockReturnValue(false)
  const proxied = testApp({ config: { trustProxy: 1 } })
  const url = `/api/app/common/store/news?corp=${corp}&store=${storeId}`
  const from = async (headers: Record<string, string>) => {
    const answer = await Promise.race([proxied.http.inject({ url, headers }), sleep(5000)]) // a page that is let in stays
    return answer ?? expect.fail('it was let in')
  }
  const full = await from({ 'x-forwarded-for': '203.0.113.9' })
  expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '60'])
  await from({})
  await from({})
  const [named, ...ownSide] = hasPlace.mock.calls.map(([network]) => network)
  expect(named).toBe('203.0.113.9')
  expect(new Set(ownSide).size).toBe(2)
  hasPlace.mockRestore()
})
