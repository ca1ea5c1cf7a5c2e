import { listDeskStores } from '@tiffin/contract/desk/store'
import {
  createStoreGroup,
  deleteStoreGroup,
  listStoreGroups,
  updateStoreGroup,
} from '@tiffin/contract/desk/store-group'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, buildStore, insertRow } from '../../../../test/build-shop.ts'
import { buildStaff, openDesk, openTeam } from '../../../../test/team.ts'

const app = testApp()
const named = (text: string) => ({ 'en-US': text })

async function openGroup() {
  const team = await openTeam(app)
  const { first, second, owner } = team
  const group = { name: named('North'), storeIdList: [first, second] }
  const { groupId } = (await ask(app, createStoreGroup, { ...owner, body: group })).data
  const update = (to: object) =>
    ask(app, updateStoreGroup, { ...owner, body: { groupId, from: group, to: { ...group, ...to } } })
  const remove = () => ask(app, deleteStoreGroup, { ...owner, body: { groupId } })
  const list = async (caller: { corp: string; token: string }) =>
    (await ask(app, listStoreGroups, { ...caller, language: 'en-US', body: {} })).data.list
  return { ...team, groupId, update, remove, list }
}

test('a group has a name and stores; a store manager sees the own stores of it only, and may change nothing', async () => {
  const { first, second, owner, keeper, groupId, list } = await openGroup()
  const shared = { groupId, groupName: 'North', name: named('North'), staffCount: 0 }
  expect(await list(owner)).toEqual([{ ...shared, storeIdList: [first, second].toSorted() }])
  expect(await list(keeper)).toEqual([{ ...shared, storeIdList: [first] }])
  const answers = [
    await ask(app, createStoreGroup, { ...keeper, body: {} }),
    await ask(app, updateStoreGroup, { ...keeper, body: {} }),
    await ask(app, deleteStoreGroup, { ...keeper, body: {} }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(refusals.notAllowed))
})

test('groups are listed by name; a store manager sees none without a store of their own', async () => {
  const { second, owner, keeper, list } = await openGroup()
  const make = (name: string, storeIdList: string[]) =>
    ask(app, createStoreGroup, { ...owner, body: { name: named(name), storeIdList } })
  await make('South', [second])
  await make('Empty', [])
  expect((await list(owner)).map(({ groupName }) => groupName)).toEqual(['Empty', 'North', 'South'])
  expect((await list(keeper)).map(({ groupName }) => groupName)).toEqual(['North'])
})

test('[DK-06] the log says what a group was and became, and a group that there is not is not changed', async () => {
  const { corp, first, second, owner, groupId, update, remove } = await openGroup()
  const stores = [first, second]
  const upper = { 'zh-CN': '上', 'en-US': 'Upper' }
  await update({ name: upper, storeIdList: [first] })
  await remove()
  expect((await update({})).code).toBe(refusals.groupUnknown)
  const text = `select action, item_kind, item_id, item_name, changes from audit_entry order by entry_id`
  const item = { item_kind: 'storeGroup', item_id: groupId }
  expect(await asCorp(corp, text)).toEqual([
    {
      ...{ ...item, action: 'storeGroup.create', item_name: 'North' },
      changes: { name: { from: null, to: named('North') }, stores: { from: null, to: stores } },
    },
    {
      ...{ ...item, action: 'storeGroup.update', item_name: 'Upper' },
      changes: {
        name: { from: named('North'), to: upper },
        stores: { from: stores.toSorted(), to: [first] },
      },
    },
    {
      ...{ ...item, action: 'storeGroup.delete', item_name: 'Upper' },
      changes: { name: { from: upper, to: null }, stores: { from: [first], to: null } },
    },
  ])
  expect((await ask(app, listStoreGroups, { ...owner, body: {} })).data.list).toEqual([])
})

test('[store-11] two people may add and take out stores at once; of two names the second is refused', async () => {
  const { corp, first, second, owner, update, list } = await openGroup()
  const third = await buildStore(corp)
  await update({ storeIdList: [first] })
  await update({ storeIdList: [first, second, third] })
  expect((await list(owner))[0]?.storeIdList).toEqual([first, third].toSorted())
  expect((await update({ name: named('Upper') })).code).toBe(200)
  expect((await update({ name: named('Lower') })).code).toBe(refusals.storeChanged)
  expect((await update({ storeIdList: ['nowhere'] })).code).toBe(refusals.storeUnknown)
})

test('[DK-04] a role in a group holds at the stores that join it, and no longer at those that leave', async () => {
  const { corp, first, second, groupId, update } = await openGroup()
  const { staffId, account } = await buildStaff(corp, 'storeManager', { stores: [first] })
  await asCorp(corp, 'update staff_grant set store_id = null, group_id = $2 where staff_id = $1', [staffId, groupId])
  const seen = async () => {
    const person = await openDesk(app, corp, account)
    return (await ask(app, listDeskStores, { ...person, body: {} })).data.list.map(({ storeId }) => storeId).toSorted()
  }
  expect(await seen()).toEqual([first, second].toSorted())
  await update({ storeIdList: [second] })
  expect(await seen()).toEqual([second])
})

test('a group in which a role is granted is not deleted; without one it goes, and its stores stay', async () => {
  const { corp, first, owner, groupId, remove, list } = await openGroup()
  const { staffId } = await buildStaff(corp, 'employee', { stores: [first] })
  await insertRow(corp, 'staff_grant', { grant_id: 'g', staff_id: staffId, role: 'employee', group_id: groupId })
  expect(await remove()).toMatchObject({ code: refusals.groupInUse, data: { staffCount: 1 } })
  await asCorp(corp, `delete from staff_grant where grant_id = 'g'`)
  expect((await remove()).code).toBe(200)
  expect(await list(owner)).toEqual([])
  expect((await remove()).code).toBe(refusals.groupUnknown)
  expect((await ask(app, listDeskStores, { ...owner, body: {} })).data.total).toBe(2)
})
