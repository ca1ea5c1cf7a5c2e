import { listStaff } from '@tiffin/contract/desk/team'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
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
    const { corp, owner, first } = await openTeam(app)
    for (let count = 0; count < 5; count++) await buildStaff(corp, 'employee', { stores: [first] })
    const find = async (body: object) => (await ask(app, listStaff, { ...owner, body })).data
    expect((await find({ role: 'employee' })).total).toBe(5)
    expect((await find({ storeId: first })).total).toBe(7)
    expect((await find({ text: 'THE OWN' })).list).toHaveLength(1)
    expect((await find({ text: '%' })).total).toBe(0)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof find>> = await find({ pageSize: 2, after })
      seen.push(...page.list.map(({ staffId }) => staffId))
      after = page.next
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })
})
