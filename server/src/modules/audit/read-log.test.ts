import { listAudit } from '@tiffin/contract/desk/audit'
import { inviteStaff } from '@tiffin/contract/desk/team'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildStore } from '../../../test/build-shop.ts'
import { buildAtDesk } from '../../../test/team.ts'

const app = testApp()
const noLimits = { employee: 0, manual: 0 }
const rights = { grantList: [{ role: 'employee' as const }], extraList: [], discountLimits: noLimits }

test('the log says who changed what from what to what, newest first, page by page', async () => {
  const corp = await buildCorp()
  const desk = await buildAtDesk(app, corp, 'owner')
  for (const account of ['a', 'b', 'c'])
    await ask(app, inviteStaff, { ...desk, body: { ...rights, account, staffName: account } })
  const first = (await ask(app, listAudit, { ...desk, body: { pageSize: 2 } })).data
  expect(first.list.map(({ itemName }) => itemName)).toEqual(['c', 'b'])
  expect(first.list[0]).toMatchObject({
    ...{ staffId: desk.staffId, staffName: 'The owner', action: 'staff.invite', itemKind: 'staff' },
    changeList: expect.arrayContaining([{ field: 'roles', from: null, to: [{ role: 'employee', placeId: null }] }]),
  })
  const rest = (await ask(app, listAudit, { ...desk, body: { pageSize: 2, after: first.next ?? '' } })).data
  expect([rest.list.map(({ itemName }) => itemName), rest.next]).toEqual([['a'], null])
})

test('a store manager reads what concerns their store, and nothing of the brand', async () => {
  const corp = await buildCorp()
  const [own, other] = [await buildStore(corp), await buildStore(corp)]
  const desk = await buildAtDesk(app, corp, 'owner')
  const keeper = await buildAtDesk(app, corp, { role: 'storeManager', stores: [own] })
  await ask(app, inviteStaff, { ...desk, body: { ...rights, account: 'mira', staffName: 'Mira' } })
  for (const store_id of [own, other])
    await asCorp(
      corp,
      `insert into audit_entry (corp_id, entry_id, at, staff_id, staff_name, action, item_kind, item_id, store_id)
      values ($1, $2, now(), 'x', 'x', 'store.pause', 'store', $3, $3)`,
      [corp, `e-${store_id}`, store_id],
    )
  const read = async (who: { corp: string; token: string }, body: object = {}) =>
    (await ask(app, listAudit, { ...who, body })).data.list.map(({ itemId }) => itemId)
  expect(await read(keeper)).toEqual([own])
  expect(await read(keeper, { storeId: other })).toEqual([])
  expect(await read(desk)).toHaveLength(3)
  expect(await read(desk, { storeId: other })).toEqual([other])
})
