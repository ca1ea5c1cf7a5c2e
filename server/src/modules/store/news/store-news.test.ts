import { setStoreOpen } from '@tiffin/contract/desk/store'
import { afterAll, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildStore, bumpCatalog } from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()
const other = testApp()
const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
const stop = new AbortController()
afterAll(() => stop.abort())

/** Listens as an open page does and collects what it hears. */
async function listen(corp: string, storeId: string) {
  const query = new URLSearchParams({ corp, store: storeId })
  const answer = await fetch(`${address}/api/app/common/store/news?${query}`, { signal: stop.signal })
  const topics: string[] = []
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, topic] of part.matchAll(/"topic":"(\w+)"/g)) topics.push(String(topic))
  }
  read().catch(() => undefined)
  return { status: answer.status, topics }
}

test('[store-12] a page hears within two seconds that its store was paused, at whatever server, and those of other stores hear nothing', async () => {
  const corp = await buildCorp()
  const [paused, neighbour] = [await buildStore(corp), await buildStore(corp)]
  const owner = await buildAtDesk(app, corp, 'owner')
  const [here, there] = [await listen(corp, paused), await listen(corp, neighbour)]
  await ask(other, setStoreOpen, { ...owner, body: { storeId: paused, isOpen: false } })
  await expect.poll(() => here.topics, { timeout: 2000 }).toEqual(['store'])
  await bumpCatalog(corp)
  await expect.poll(() => [here.topics, there.topics], { timeout: 3500 }).toEqual([['store', 'menu'], ['menu']])
})

test('a store or a brand that there is not has no news', async () => {
  const corp = await buildCorp()
  expect((await listen(corp, 'nowhere')).status).toBe(404)
  expect((await listen('nobody', await buildStore(corp))).status).toBe(404)
})
