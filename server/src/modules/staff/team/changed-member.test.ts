import { findMe } from '@tiffin/contract/desk/me'
import { endStaffSessions, setStaffActive, updateStaff } from '@tiffin/contract/desk/team'
import { logInEmployee } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, insertRow } from '../../../../test/build-shop.ts'
import { openDesk, openTeam, staffPasswordOfTests } from '../../../../test/team.ts'

const app = testApp()
const wish = { staffName: 'Mira', extraList: [], discountLimits: { employee: 0, manual: 0 } }

describe('a change of a member of staff', () => {
  it('holds at once for the sessions that they have open', async () => {
    const { owner, keeper, member, second } = await openTeam(app)
    const stores = async () => (await ask(app, findMe, keeper)).data.storeList.map(({ storeId }) => storeId)
    expect(await stores()).not.toContain(second)
    const { version } = await member(keeper.staffId)
    const body = {
      ...wish,
      staffId: keeper.staffId,
      version,
      grantList: [{ role: 'storeManager' as const, storeId: second }],
    }
    expect((await ask(app, updateStaff, { ...owner, body })).data).toEqual({ version: version + 1 })
    expect(await stores()).toEqual([second])
  })

  it('[staff-2] keeps a role at a group that has lost all its stores, which nobody is given anew', async () => {
    const { owner, keeper, member, corp, first } = await openTeam(app)
    await insertRow(corp, 'store_group', { group_id: 'empty', name: '{"en-US":"Empty"}' })
    await asCorp(corp, `update staff_grant set store_id = null, group_id = 'empty' where staff_id = $1`, [
      keeper.staffId,
    ])
    const grantList = [{ role: 'storeManager' as const, groupId: 'empty' }]
    const change = async (list: object[]) => {
      const { version } = await member(keeper.staffId)
      const body = { ...wish, staffId: keeper.staffId, version, grantList: list as typeof grantList } // as: roles and places
      return (await ask(app, updateStaff, { ...owner, body })).code
    }
    expect(await change(grantList)).toBe(200)
    expect(await change([...grantList, { role: 'employee', groupId: 'empty' }])).toBe(refusals.grantTooHigh)
    expect(await change([{ role: 'employee', storeId: first }])).toBe(200)
    expect(await change(grantList)).toBe(refusals.grantTooHigh)
  })

  it('is refused when another person changed them since', async () => {
    const { owner, keeper, first } = await openTeam(app)
    const body = {
      ...wish,
      staffId: keeper.staffId,
      version: 1,
      grantList: [{ role: 'employee' as const, storeId: first }],
    }
    const both = await Promise.all([1, 2].map(() => ask(app, updateStaff, { ...owner, body })))
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.staffChanged])
  })

  it('who is shut out is out at once, and gets in again when let in', async () => {
    const { corp, owner, keeper, member } = await openTeam(app)
    const set = async (isActive: boolean) => {
      const { version } = await member(keeper.staffId)
      return (await ask(app, setStaffActive, { ...owner, body: { staffId: keeper.staffId, version, isActive } })).code
    }
    expect(await set(false)).toBe(200)
    expect((await ask(app, findMe, keeper)).code).toBe(401)
    expect(await openDesk(app, corp, keeper.account).catch(() => 'refused')).toBe('refused')
    expect(await set(true)).toBe(200)
    expect((await ask(app, findMe, keeper)).code).toBe(401)
    expect((await ask(app, findMe, await openDesk(app, corp, keeper.account))).code).toBe(200)
  })

  it('can end all of their sessions', async () => {
    const { owner, keeper } = await openTeam(app)
    expect((await ask(app, endStaffSessions, { ...owner, body: { staffId: keeper.staffId } })).code).toBe(200)
    expect((await ask(app, findMe, keeper)).code).toBe(401)
    expect((await ask(app, findMe, owner)).code).toBe(200)
  })
})

test('an owner without an account at a store gets in at its counter by naming it', async () => {
  const { corp, owner, first } = await openTeam(app)
  const logIn = (more: object) =>
    ask(app, logInEmployee, { corp, body: { account: owner.account, password: staffPasswordOfTests, ...more } })
  const answer = await logIn({})
  expect(answer.code).toBe(refusals.storeToChoose)
  expect(answer.data).toMatchObject({ storeList: [{ storeName: 'Riverside' }, { storeName: 'Riverside' }] })
  expect((await logIn({ storeId: first })).data).toMatchObject({ storeId: first })
  expect((await logIn({ storeId: 'elsewhere' })).code).toBe(403)
})

test('who works at one store gets in at its counter only, without naming it', async () => {
  const { corp, keeper, first, second } = await openTeam(app)
  const logIn = (more: object) =>
    ask(app, logInEmployee, { corp, body: { account: keeper.account, password: staffPasswordOfTests, ...more } })
  expect((await logIn({})).data).toMatchObject({ storeId: first })
  expect((await logIn({ storeId: second })).code).toBe(403)
})
