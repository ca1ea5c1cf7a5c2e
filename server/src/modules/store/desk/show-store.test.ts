import * as desk from '@tiffin/contract/desk/store'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildStore } from '../../../../test/build-shop.ts'
import { openTeam } from '../../../../test/team.ts'

const app = testApp({ clock: { now: () => Date.parse('2026-11-21T04:00:00Z') } }) // Saturday noon in Shanghai

async function openDetail() {
  const { corp, first, owner } = await openTeam(app)
  const detail = async (storeId = first) => (await ask(app, desk.findDeskStore, { ...owner, body: { storeId } })).data
  return { corp, first, owner, detail }
}

test('a store has other hours today when this very date does', async () => {
  const { corp, detail } = await openDetail()
  const exceptions = (...dates: string[]) => JSON.stringify(dates.map((date) => ({ date, businessHourList: [] })))
  const storeWith = (...dates: string[]) => buildStore(corp, { exceptions: exceptions(...dates) })
  const stores = [
    await storeWith(),
    await storeWith('2026-11-22'),
    await storeWith('2026-11-21'),
    await storeWith('2026-11-21', '2026-11-22'),
  ]
  const found = await Promise.all(stores.map((storeId) => detail(storeId)))
  expect(found.map(({ isException }) => isException)).toEqual([false, false, true, true])
})

test('the neighbours of a store are the twelve that are nearest, without itself and those out of use', async () => {
  const { corp, first, detail } = await openDetail()
  const indexes = Array.from({ length: 14 }, (_, index) => index)
  for (const index of indexes.toReversed())
    await buildStore(corp, { store_id: `n${index}`, latitude: 31.3 + index / 100 })
  await buildStore(corp, { store_id: 'gone', latitude: 31.21, archived_at: new Date(0) })
  const { neighbourList } = await detail()
  const ids = neighbourList.map(({ storeId }) => storeId)
  expect(ids).toHaveLength(12)
  expect(ids).not.toContain(first)
  expect(ids.slice(1)).toEqual(indexes.slice(0, 11).map((index) => `n${index}`))
})

test('a store that there is not is neither shown nor changed', async () => {
  const { owner } = await openDetail()
  const storeId = 'nowhere'
  const answers = [
    await ask(app, desk.findDeskStore, { ...owner, body: { storeId } }),
    await ask(app, desk.setStoreOpen, { ...owner, body: { storeId, isOpen: false } }),
    await ask(app, desk.updateStore, { ...owner, body: { storeId, from: { code: '' }, to: { code: 'A' } } }),
    await ask(app, desk.archiveStore, { ...owner, body: { storeId, isArchived: true } }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => refusals.storeUnknown))
})
