import {
  changeMyPassword,
  confirmMyTotp,
  endMySession,
  listMySessions,
  renewMyRecoveryCodes,
  startMyTotp,
  stopMyTotp,
} from '@tiffin/contract/desk/me'
import {
  clearStaffPin,
  endStaffSessions,
  inviteStaff,
  renewInvitation,
  resetStaffTotp,
  setStaffActive,
  updateStaff,
  updateTeamRules,
} from '@tiffin/contract/desk/team'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, insertRow } from '../../../../test/build-shop.ts'
import { openDesk, openTeam, staffPasswordOfTests as password } from '../../../../test/team.ts'

const app = testApp()

const entriesOf = (corp: string) =>
  asCorp<Record<string, unknown>>(
    corp,
    'select action, item_kind, item_id, item_name, changes from audit_entry order by entry_id',
  )

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

test('[DK-06] the log says of every change of the team whom it is about, what was and what is', async () => {
  const { corp, owner, first, second, member } = await openTeam(app)
  const discountLimits = { employee: 100, manual: 0 }
  const [low, high] = [
    { role: 'employee' as const, storeId: first },
    { role: 'storeManager' as const, storeId: second },
  ]
  const invited = await ask(app, inviteStaff, {
    ...owner,
    body: {
      refundLimit: 700,
      ...{ account: ' mira ', staffName: ' Mira ', extraList: ['order:refund', 'order:discount'], discountLimits },
      grantList: [low],
    },
  })
  const { staffId } = invited.data
  const target = async () => ({ staffId, version: (await member(staffId)).version })
  await ask(app, renewInvitation, { ...owner, body: await target() })
  const wish = { staffName: ' Mira Lim ', grantList: [high, low], extraList: [], discountLimits }
  await ask(app, updateStaff, { ...owner, body: { ...(await target()), ...wish } })
  await ask(app, updateStaff, { ...owner, body: { ...(await target()), ...wish } })
  await ask(app, setStaffActive, { ...owner, body: { ...(await target()), isActive: false } })
  await asCorp(corp, `update staff set totp_secret = 'sealed', totp_since = now() where staff_id = $1`, [staffId])
  await ask(app, resetStaffTotp, { ...owner, body: await target() })
  await asCorp(corp, `update staff set pin_hash = 'hash', pin_tries = 5 where staff_id = $1`, [staffId])
  expect((await member(staffId)).hasPin).toBe(true)
  await ask(app, clearStaffPin, { ...owner, body: await target() })
  expect((await member(staffId)).hasPin).toBe(false)
  await ask(app, endStaffSessions, { ...owner, body: { staffId } })
  const lowRole = { role: 'employee', placeId: first }
  const extras = ['order:discount', 'order:refund']
  const before = { item_kind: 'staff', item_id: staffId, item_name: 'Mira', changes: {} }
  const after = { ...before, item_name: 'Mira Lim' }
  const firstRights = { roles: [lowRole], extras, discountLimits, refundLimit: 700 }
  const changes = {
    name: { from: 'Mira', to: 'Mira Lim' },
    roles: { from: [lowRole], to: [lowRole, { role: 'storeManager', placeId: second }] },
    extras: { from: extras, to: [] },
  }
  expect(await entriesOf(corp)).toEqual([
    {
      ...{ ...before, action: 'staff.invite' },
      changes: Object.fromEntries(Object.entries(firstRights).map(([field, to]) => [field, { from: null, to }])),
    },
    { ...before, action: 'staff.renewInvitation' },
    { ...before, action: 'staff.update', changes },
    { ...after, action: 'staff.update' },
    { ...after, action: 'staff.setActive', changes: { isActive: { from: true, to: false } } },
    { ...after, action: 'staff.resetTotp', changes: { isTotpOn: { from: true, to: false } } },
    { ...after, action: 'staff.clearPin', changes: { hasPin: { from: true, to: false } } },
    { ...after, action: 'staff.endSessions' },
  ])
})

test('[DK-06] the log says what staff changed of their own account and of the rules, and nothing of what changed nothing', async () => {
  const { corp, owner } = await openTeam(app)
  const { secret } = (await ask(app, startMyTotp, owner)).data
  await ask(app, confirmMyTotp, { ...owner, body: { code: codeOf(secret) } })
  await ask(app, renewMyRecoveryCodes, owner)
  for (const doOwnersNeedTotp of [true, false])
    await ask(app, updateTeamRules, { ...owner, body: { doOwnersNeedTotp } })
  await ask(app, stopMyTotp, owner)
  await openDesk(app, corp, owner.account)
  const { list } = (await ask(app, listMySessions, owner)).data
  const sessionId = list.find(({ isThisOne }) => !isThisOne)?.sessionId ?? ''
  await ask(app, endMySession, { ...owner, body: { sessionId } })
  await ask(app, changeMyPassword, { ...owner, body: { oldPassword: password, password: 'another long one' } })
  await ask(app, endMySession, { ...owner, body: { sessionId } })
  const own = { item_kind: 'staff', item_id: owner.staffId, item_name: 'The owner', changes: {} }
  const rules = { action: 'staff.rules', item_kind: 'corp', item_id: corp, item_name: '' }
  expect(await entriesOf(corp)).toEqual([
    { ...own, action: 'me.totpOn' },
    { ...own, action: 'me.recoveryCodes' },
    { ...rules, changes: { doOwnersNeedTotp: { from: false, to: true } } },
    { ...rules, changes: { doOwnersNeedTotp: { from: true, to: false } } },
    { ...own, action: 'me.totpOff' },
    { ...own, action: 'me.endSession' },
    { ...own, action: 'me.password' },
  ])
})

test('[DK-06] the log names the group at which a person had a role', async () => {
  const { corp, owner, first, keeper, member } = await openTeam(app)
  const { staffId } = keeper
  await insertRow(corp, 'store_group', { group_id: 'north', name: '{"en-US":"North"}' })
  await asCorp(corp, `update staff_grant set store_id = null, group_id = 'north' where staff_id = $1`, [staffId])
  const grantList = [{ role: 'employee' as const, storeId: first }]
  const { version } = await member(staffId)
  const discountLimits = { employee: 0, manual: 0 }
  const wish = { staffId, version, staffName: 'The storeManager', grantList, extraList: [], discountLimits }
  expect(await ask(app, updateStaff, { ...owner, body: wish })).toMatchObject({ code: 200 })
  const [entry] = await entriesOf(corp)
  expect(entry?.changes).toEqual({
    roles: { from: [{ role: 'storeManager', placeId: 'north' }], to: [{ role: 'employee', placeId: first }] },
  })
})
