import { listDeskStores } from '@tiffin/contract/desk/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildStore, insertRow } from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()

async function openBrand() {
  const corp = await buildCorp()
  const owner = await buildAtDesk(app, corp, 'owner')
  const list = async (body: object) => (await ask(app, listDeskStores, { ...owner, language: 'en-US', body })).data
  const idsOf = async (body: object) => (await list(body)).list.map(({ storeId }) => storeId)
  return { corp, list, idsOf }
}

test('the pages of stores hold each store once, in the brand’s order, and the last one is full too', async () => {
  const { corp, list } = await openBrand()
  const order: [string, number][] = [
    ['z', 0],
    ['b', 1],
    ['c', 1],
    ['a', 2],
    ['e', 3],
  ]
  for (const [store_id, sort] of order) await buildStore(corp, { store_id, sort })
  const seen: string[] = []
  let after: string | null = ''
  for (let page = 0; after !== null && page < 10; page++) {
    const { list: stores, next, total } = await list({ pageSize: 1, after })
    expect([stores.length, total]).toEqual([1, 5])
    seen.push(...stores.map(({ storeId }) => storeId))
    after = next
  }
  expect(seen).toEqual(['z', 'b', 'c', 'a', 'e'])
  expect((await list({ state: 'archived', pageSize: 1 })).next).toBeNull()
})

test('stores are found by words with blanks around them, and by their own group only, which is all that they name', async () => {
  const { corp, list, idsOf } = await openBrand()
  const texts = (text: string) => JSON.stringify({ 'en-US': text })
  await buildStore(corp, { store_id: 'quay', name: texts('Quay') })
  await buildStore(corp, { store_id: 'arcade', name: texts('Arcade') })
  for (const [groupId, store_id] of [
    ['north', 'quay'],
    ['south', 'arcade'],
  ]) {
    await insertRow(corp, 'store_group', { group_id: groupId, name: texts(`The ${groupId}`) })
    await insertRow(corp, 'store_group_member', { group_id: groupId, store_id })
  }
  expect(await idsOf({ text: '  quay ' })).toEqual(['quay'])
  expect(await idsOf({ groupId: 'south' })).toEqual(['arcade'])
  const { list: stores } = await list({ groupId: 'north' })
  expect(stores.map(({ groupList }) => groupList)).toEqual([[{ groupId: 'north', groupName: 'The north' }]])
})
