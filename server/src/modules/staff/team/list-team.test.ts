import { listStaff, setStaffActive } from '@tiffin/contract/desk/team'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, insertRow } from '../../../../test/build-shop.ts'
import { buildStaff, openTeam } from '../../../../test/team.ts'

const app = testApp()

describe('the list of the team', () => {
  it('shows a store manager the people of the own stores only', async () => {
    const { corp, keeper, owner, first, second } = await openTeam(app)
    const own = await buildStaff(corp, 'employee', { stores: [first] })
    const other = await buildStaff(corp, 'employee', { stores: [second] })
    const ids = async (by: typeof owner) =>
      (await ask(app, listStaff, { ...by, body: {} })).data.list.map(({ staffId }) => staffId)
    expect((await ids(keeper)).toSorted()).toEqual([keeper.staffId, own.staffId].toSorted())
    expect(await ids(owner)).toContain(other.staffId)
    const { data } = await ask(app, listStaff, { ...keeper, body: {} })
    expect(data.roleCounts).toEqual({ owner: 0, manager: 0, storeManager: 1, employee: 1, accountant: 0 })
    expect(data.list.map(({ isManageable }) => isManageable).toSorted()).toEqual([false, true])
  })

  it('is found by words, role and store, page by page, each person once', async () => {
    const { corp, owner, first, second } = await openTeam(app)
    for (let count = 0; count < 5; count++) await buildStaff(corp, 'employee', { stores: [first] })
    const find = async (body: object) => (await ask(app, listStaff, { ...owner, body })).data
    expect((await find({ role: 'employee' })).total).toBe(5)
    expect((await find({ storeId: first })).total).toBe(7)
    expect((await find({ storeId: second })).list.map(({ staffId }) => staffId)).toEqual([owner.staffId])
    expect((await find({ pageSize: 7 })).next).toBeNull()
    expect((await find({ text: ' THE OWN ' })).list).toHaveLength(1)
    expect((await find({ text: '%' })).total).toBe(0)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof find>> = await find({ pageSize: 3, after })
      seen.push(...page.list.map(({ staffId }) => staffId))
      after = page.next
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  it('says of each person what they are called, may do and where, and whether they can get in', async () => {
    const { corp, owner, first, second, member } = await openTeam(app)
    await insertRow(corp, 'store_group', { group_id: 'north', name: '{"en-US":"North"}' })
    await insertRow(corp, 'store_group_member', { group_id: 'north', store_id: second })
    const { staffId, account } = await buildStaff(corp, 'employee', { stores: [first] })
    await insertRow(corp, 'staff_grant', { grant_id: 'n', staff_id: staffId, role: 'storeManager', group_id: 'north' })
    const limits = 'employee_discount_limit = 300, manual_discount_limit = 200'
    await asCorp(corp, `update staff set ${limits}, extra_permissions = '{order:refund}' where staff_id = $1`, [
      staffId,
    ])
    const shown = {
      ...{
        staffId,
        account,
        staffName: 'The employee',
        state: 'active',
        isTotpOn: false,
        hasPin: false,
        isManageable: true,
      },
      ...{ seenAt: null, inviteEndsAt: null, extraList: ['order:refund'], refundLimit: 0 },
      discountLimits: { employee: 300, manual: 200 },
    }
    const { grantList, version, ...rest } = await member(staffId)
    expect(rest).toEqual(shown)
    expect(grantList).toHaveLength(2)
    expect(grantList).toEqual(
      expect.arrayContaining([
        { role: 'employee', storeId: first, placeName: 'Riverside' },
        { role: 'storeManager', groupId: 'north', placeName: 'North' },
      ]),
    )
    await ask(app, setStaffActive, { ...owner, body: { staffId, version, isActive: false } })
    expect((await member(staffId)).state).toBe('inactive')
  })

  it('begins from the beginning behind what is no cursor, and shows a hundred people at most', async () => {
    const { corp, owner } = await openTeam(app)
    const first = await ask(app, listStaff, { ...owner, body: {} })
    expect(first.data.list[0]?.grantList).toEqual([{ role: 'owner', placeName: '' }])
    expect((await ask(app, listStaff, { ...owner, body: { after: 'no cursor' } })).data).toEqual(first.data)
    expect(first.data).toMatchObject({ next: null, total: 2 })
    const names = `select $1, 'many-' || no, 'many-' || no, 'Many', now() from generate_series(1, 101) no`
    await asCorp(corp, `insert into staff (corp_id, staff_id, account, name, created_at) ${names}`, [corp])
    const { list, total } = (await ask(app, listStaff, { ...owner, body: { pageSize: 100 } })).data
    expect([list.length, total]).toEqual([100, 103])
  })
})
