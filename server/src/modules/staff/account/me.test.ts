import { logOutOfDesk } from '@tiffin/contract/desk/login'
import { changeMyPassword, findMe, renewMyRecoveryCodes, startMyTotp } from '@tiffin/contract/desk/me'
import { findTeamRules } from '@tiffin/contract/desk/team'
import { refusals } from '@tiffin/contract/refusals'
import { permissionsOfRole } from '@tiffin/core/staff/role'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { askAsOwner, testDb, testUrl } from '../../../../test/database.ts'
import { openDesk, openTeam, staffPasswordOfTests as password } from '../../../../test/team.ts'
import { seenAt } from '../log-in/budgets.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })

it('who is logged in reads their roles, what they may do where, and the stores of it', async () => {
  const { owner, keeper, first } = await openTeam(app)
  const show = async (desk: typeof owner) => (await ask(app, findMe, { ...desk, language: 'en-US' })).data
  const common = { isTotpOn: false, isTotpDue: false, recoveryCodesLeft: 0, serverTime: clock.at }
  expect(await show(keeper)).toEqual({
    ...{ ...common, staffId: keeper.staffId, account: keeper.account, staffName: 'The storeManager' },
    roleList: [{ role: 'storeManager', placeName: 'Riverside' }],
    rightList: [{ permissions: [...permissionsOfRole.storeManager], stores: [first] }],
    storeList: [{ storeId: first, storeName: 'Riverside' }],
  })
  const me = await show(owner)
  expect(me).toMatchObject({
    roleList: [{ role: 'owner', placeName: '' }],
    rightList: [{ permissions: [...permissionsOfRole.owner], stores: 'all' }],
  })
  expect(me.storeList).toHaveLength(2)
})

it('logging in at the desk notes the network as the counter does, and the token says what may be done at some store', async () => {
  const { corp, keeper } = await openTeam(app)
  const sessions = await asCorp(corp, 'select network_hash from staff_session where staff_id = $1', [keeper.staffId])
  expect(sessions).toEqual([{ network_hash: seenAt(app, keeper.account, '127.0.0.1') }])
  expect(decodeJwt(keeper.token)).toMatchObject({ permission: [...permissionsOfRole.storeManager] })
})

it('who logs out at the desk is out there, and in on another device', async () => {
  const { corp, owner } = await openTeam(app)
  const other = await openDesk(app, corp, owner.account)
  expect((await ask(app, logOutOfDesk, owner)).code).toBe(200)
  expect((await ask(app, findMe, owner)).code).toBe(401)
  expect((await ask(app, findMe, other)).code).toBe(200)
})

it('of two who change the password at once the later one is refused', async () => {
  const { corp, owner } = await openTeam(app)
  const change = (newPassword: string) =>
    ask(app, changeMyPassword, { ...owner, body: { oldPassword: password, password: newPassword } })
  const { changing } = await testDb.tx({ role: 'app', corp }, async (tx) => {
    await tx.query('select 1 from staff where staff_id = $1 for no key update', [owner.staffId])
    const both = ['another long one', 'a third long one'].map(change)
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update staff set password_hash%'`
    const waiting = async () => (await askAsOwner(isWaiting, testUrl)).length
    await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toBe(2)
    return { changing: both }
  })
  const answers = await Promise.all(changing)
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.oldPasswordWrong])
})

it('recovery codes are for those who have a second factor, and whether owners need one is read by the team', async () => {
  const { owner } = await openTeam(app)
  expect((await ask(app, renewMyRecoveryCodes, owner)).code).toBe(refusals.secondFactorDue)
  expect((await ask(app, findTeamRules, owner)).data).toEqual({ doOwnersNeedTotp: false })
  await asCorp(owner.corp, 'update corp set owners_need_totp = true')
  expect((await ask(app, findTeamRules, owner)).data).toEqual({ doOwnersNeedTotp: true })
  const [first, second] = [await ask(app, startMyTotp, owner), await ask(app, startMyTotp, owner)]
  expect(second.data.secret).not.toBe(first.data.secret)
})
