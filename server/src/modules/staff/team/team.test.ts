import { acceptInvitation, findInvitation } from '@tiffin/contract/desk/login'
import { findMe } from '@tiffin/contract/desk/me'
import { endStaffSessions, inviteStaff, renewInvitation, setStaffActive, updateStaff } from '@tiffin/contract/desk/team'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildStore, insertRow } from '../../../../test/build-shop.ts'
import { buildAtDesk, buildStaff, openDesk, openTeam, staffPasswordOfTests } from '../../../../test/team.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const noLimits = { employee: 0, manual: 0 }
const person = (more: object = {}) => ({
  ...{ account: `mira-${crypto.randomUUID().slice(0, 8)}`, staffName: 'Mira', extraList: [], discountLimits: noLimits },
  grantList: [{ role: 'employee' as const }],
  ...more,
})
const codeIn = (address: string) => address.split('#')[1] ?? ''

describe('an invitation', () => {
  it('sets a password and logs in, once', async () => {
    const { corp, owner, first, member } = await openTeam(app)
    const wish = person({ grantList: [{ role: 'storeManager', storeId: first }] })
    const { data } = await ask(app, inviteStaff, { ...owner, body: wish })
    expect(data.inviteAddress).toContain(`/desk/${corp}/invitation#`)
    expect(await member(data.staffId)).toMatchObject({ state: 'invited', inviteEndsAt: data.inviteEndsAt })
    const code = codeIn(data.inviteAddress)
    expect((await ask(app, findInvitation, { corp, body: { code } })).data).toEqual({
      account: wish.account,
      staffName: 'Mira',
    })
    const accepted = await ask(app, acceptInvitation, { corp, body: { code, password: staffPasswordOfTests } })
    const me = await ask(app, findMe, { corp, token: accepted.data.token })
    expect(me.data).toMatchObject({
      staffName: 'Mira',
      roleList: [{ role: 'storeManager', placeName: 'Riverside' }],
      storeList: [{ storeId: first }],
    })
    expect(await member(data.staffId)).toMatchObject({ state: 'active', inviteEndsAt: null })
    const body = { code, password: staffPasswordOfTests }
    const again = [await ask(app, findInvitation, { corp, body }), await ask(app, acceptInvitation, { corp, body })]
    expect(again.map((answer) => answer.code)).toEqual([refusals.invitationOver, refusals.invitationOver])
  })

  it('is over after 72 hours, for another brand, and once a newer one was made', async () => {
    const { corp, owner } = await openTeam(app)
    const began = clock.at
    const { data } = await ask(app, inviteStaff, { ...owner, body: person() })
    const state = async (code: string, brand = corp) =>
      (await ask(app, findInvitation, { corp: brand, body: { code } })).code
    const code = codeIn(data.inviteAddress)
    expect(await state(code, await buildCorp())).toBe(refusals.invitationOver)
    clock.at = began + 72 * 3_600_000 - 1000
    expect(await state(code)).toBe(200)
    clock.at = began + 72 * 3_600_000
    expect(await state(code)).toBe(refusals.invitationOver)
    clock.at = began
    const newer = await ask(app, renewInvitation, { ...owner, body: { staffId: data.staffId, version: 1 } })
    expect(await state(code)).toBe(refusals.invitationOver)
    expect(await state(codeIn(newer.data.inviteAddress))).toBe(200)
  })

  it('is taken once, also by two at the same moment', async () => {
    const { corp, owner } = await openTeam(app)
    const { data } = await ask(app, inviteStaff, { ...owner, body: person() })
    const body = { code: codeIn(data.inviteAddress), password: staffPasswordOfTests }
    const answers = await Promise.all([1, 2].map(() => ask(app, acceptInvitation, { corp, body })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.invitationOver])
  })

  it('is not kept as it stands in the link', async () => {
    const { corp, owner } = await openTeam(app)
    const { data } = await ask(app, inviteStaff, { ...owner, body: person() })
    const rows = await asCorp(corp, 'select * from staff where staff_id = $1', [data.staffId])
    expect(JSON.stringify(rows)).not.toContain(codeIn(data.inviteAddress))
  })

  it('is not renewed for a person who was shut out', async () => {
    const { owner, keeper } = await openTeam(app)
    const { staffId } = keeper
    await ask(app, setStaffActive, { ...owner, body: { staffId, version: 1, isActive: false } })
    const renewed = await ask(app, renewInvitation, { ...owner, body: { staffId, version: 2 } })
    expect(renewed.code).toBe(refusals.staffUnknown)
  })

  it('asks for a password of ten characters, and for an account name that is there and free', async () => {
    const { corp, owner } = await openTeam(app)
    const wish = person()
    const { data } = await ask(app, inviteStaff, { ...owner, body: wish })
    const code = codeIn(data.inviteAddress)
    const short = await ask(app, acceptInvitation, { corp, body: { code, password: '123456789' } })
    expect(short.code).toBe(refusals.staffPasswordForm)
    expect((await ask(app, inviteStaff, { ...owner, body: wish })).code).toBe(refusals.accountTaken)
    const nameless = await ask(app, inviteStaff, { ...owner, body: person({ account: '   ' }) })
    expect(nameless.data).toMatchObject({ fieldErrors: [{ field: 'account', detail: 'is empty' }] })
  })

  it('[staff-7] takes an account name in all spellings, also of two who are invited at once', async () => {
    const { owner } = await openTeam(app)
    const invite = async (account: string) =>
      (await ask(app, inviteStaff, { ...owner, body: person({ account }) })).code
    for (const name of ['mei', 'jun', 'ann', 'bo']) {
      const spellings = [name, name.toUpperCase(), `${name[0]?.toUpperCase()}${name.slice(1)}`]
      const codes = await Promise.all(spellings.map(invite))
      expect(codes.toSorted()).toEqual([200, refusals.accountTaken, refusals.accountTaken])
    }
  })
})

describe('[DK-04] staff grant no more than they hold', () => {
  it('a store manager makes employees of the own store, nothing else and nowhere else', async () => {
    const { keeper, first, second } = await openTeam(app)
    const invite = async (grant: object, extraList: string[] = []) =>
      (await ask(app, inviteStaff, { ...keeper, body: person({ grantList: [grant], extraList }) })).code
    expect(await invite({ role: 'employee', storeId: first }, ['order:discount'])).toBe(200)
    for (const grant of [
      { role: 'employee', storeId: second },
      { role: 'employee' },
      { role: 'storeManager', storeId: first },
      { role: 'manager' },
      { role: 'owner' },
    ])
      expect(await invite(grant)).toBe(refusals.grantTooHigh)
  })

  it('and cannot change a person who holds more, or elsewhere', async () => {
    const { corp, keeper, owner, second, member } = await openTeam(app)
    const other = await buildStaff(corp, 'employee', { stores: [second] })
    for (const [{ staffId }, refused] of [
      [owner, refusals.staffUnknown],
      [keeper, refusals.grantTooHigh],
      [other, refusals.staffUnknown],
    ] as const) {
      const { version } = await member(staffId)
      const target = { staffId, version }
      for (const [call, body] of [
        [updateStaff, { ...person(), ...target, grantList: [{ role: 'employee' }] }],
        [setStaffActive, { ...target, isActive: false }],
        [renewInvitation, target],
        [endStaffSessions, { staffId }],
      ] as const)
        expect((await ask(app, call, { ...keeper, body })).code).toBe(refused)
    }
  })

  it('[staff-8] grants no discount limit above the own one, and leaves or lowers one that is', async () => {
    const { corp, owner, keeper, first, member } = await openTeam(app)
    const grantList = [{ role: 'employee' as const, storeId: first }]
    const invite = (who: typeof owner, discountLimits: object) =>
      ask(app, inviteStaff, {
        ...{ ...who, body: person({ grantList, extraList: ['order:discount'], discountLimits }) },
      })
    expect((await invite(keeper, { employee: 10 ** 12, manual: 0 })).code).toBe(refusals.grantTooHigh)
    expect((await invite(keeper, { employee: 0, manual: 1 })).code).toBe(refusals.grantTooHigh)
    const limits = 'employee_discount_limit = 300, manual_discount_limit = 200'
    await asCorp(corp, `update staff set ${limits} where staff_id = $1`, [keeper.staffId])
    expect((await invite(keeper, { employee: 300, manual: 200 })).code).toBe(200)
    expect((await invite(keeper, { employee: 301, manual: 200 })).code).toBe(refusals.grantTooHigh)
    const { staffId } = (await invite(owner, { employee: 900, manual: 0 })).data
    const update = async (discountLimits: object) => {
      const { version } = await member(staffId)
      return (
        await ask(app, updateStaff, {
          ...{ ...keeper, body: { staffId, version, staffName: 'Mira', grantList, extraList: [], discountLimits } },
        })
      ).code
    }
    expect(await update({ employee: 901, manual: 0 })).toBe(refusals.grantTooHigh)
    expect(await update({ employee: 900, manual: 200 })).toBe(200)
    expect(await update({ employee: 800, manual: 200 })).toBe(200)
    expect(await update({ employee: 900, manual: 200 })).toBe(refusals.grantTooHigh)
  })

  it('[staff-8] a discount limit below nothing is refused with its field', async () => {
    const { owner } = await openTeam(app)
    for (const kind of ['employee', 'manual']) {
      const body = person({ discountLimits: { ...noLimits, [kind]: -1 } })
      const answer = await ask(app, inviteStaff, { ...owner, body })
      expect(answer.code).toBe(refusals.inputInvalid)
      expect(answer.data).toMatchObject({ fieldErrors: [{ field: `discountLimits.${kind}` }] })
    }
  })

  it('a store that is another brand’s, and a group without stores, are no place', async () => {
    const { owner } = await openTeam(app)
    const foreignStore = await buildStore(await buildCorp())
    const invite = async (grant: object) =>
      (await ask(app, inviteStaff, { ...owner, body: person({ grantList: [grant] }) })).code
    expect(await invite({ role: 'employee', storeId: foreignStore })).toBe(refusals.storeUnknown)
    expect(await invite({ role: 'employee', groupId: 'no-group' })).toBe(refusals.grantTooHigh)
  })

  it('[staff-2] an owner at one store or group is refused with the field that says so', async () => {
    const { owner, first } = await openTeam(app)
    for (const [field, place] of [
      ['grantList.1.storeId', { storeId: first }],
      ['grantList.1.groupId', { groupId: 'north' }],
    ] as const) {
      const grantList = [
        { role: 'employee', storeId: first },
        { role: 'owner', ...place },
      ]
      const answer = await ask(app, inviteStaff, { ...owner, body: person({ grantList }) })
      expect(answer.code).toBe(refusals.inputInvalid)
      expect(answer.data).toMatchObject({ fieldErrors: [{ field, detail: 'is for all stores only' }] })
    }
  })

  it('[staff-2] a store manager grants a group of the own stores, and neither another nor an empty one', async () => {
    const { corp, keeper, owner, first, second } = await openTeam(app)
    for (const [group_id, store_id] of [
      ['own', first],
      ['other', second],
    ]) {
      await insertRow(corp, 'store_group', { group_id, name: '{"en-US":"North"}' })
      await insertRow(corp, 'store_group_member', { group_id, store_id })
    }
    const invite = async (who: typeof owner, ...grantList: object[]) =>
      (await ask(app, inviteStaff, { ...who, body: person({ grantList }) })).code
    expect(await invite(keeper, { role: 'employee', groupId: 'own' })).toBe(200)
    expect(await invite(keeper, { role: 'employee', groupId: 'other' })).toBe(refusals.grantTooHigh)
    const store = { role: 'employee', storeId: first }
    expect(await invite(owner, store, { role: 'employee', groupId: 'nowhere' })).toBe(refusals.grantTooHigh)
  })

  it('a role at a group holds in its stores, as they are now', async () => {
    const { corp, owner, first, second } = await openTeam(app)
    await insertRow(corp, 'store_group', { group_id: 'north', name: '{"en-US":"North"}' })
    await insertRow(corp, 'store_group_member', { group_id: 'north', store_id: first })
    const wish = person({ grantList: [{ role: 'storeManager', groupId: 'north' }] })
    const { data } = await ask(app, inviteStaff, { ...owner, body: wish })
    await ask(app, acceptInvitation, {
      corp,
      body: { code: codeIn(data.inviteAddress), password: staffPasswordOfTests },
    })
    const stores = async () => {
      const desk = await openDesk(app, corp, wish.account)
      return (await ask(app, findMe, desk)).data.storeList.map(({ storeId }) => storeId)
    }
    expect(await stores()).toEqual([first])
    await insertRow(corp, 'store_group_member', { group_id: 'north', store_id: second })
    expect((await stores()).toSorted()).toEqual([first, second].toSorted())
  })
})

describe('[DK-04] the last owner', () => {
  it('cannot be made less, nor shut out, by themselves either', async () => {
    const { owner, member } = await openTeam(app)
    const { version } = await member(owner.staffId)
    const target = { staffId: owner.staffId, version }
    const less = await ask(app, updateStaff, {
      ...owner,
      body: { ...person(), ...target, grantList: [{ role: 'manager' }] },
    })
    expect(less.code).toBe(refusals.lastOwner)
    expect((await ask(app, setStaffActive, { ...owner, body: { ...target, isActive: false } })).code).toBe(
      refusals.lastOwner,
    )
    expect(await member(owner.staffId)).toMatchObject({ version, state: 'active', grantList: [{ role: 'owner' }] })
  })

  it('is one who holds another role as well', async () => {
    const { corp, owner, first, member } = await openTeam(app)
    const { staffId } = owner
    await insertRow(corp, 'staff_grant', { grant_id: 'too', staff_id: staffId, role: 'employee', store_id: first })
    const target = { staffId, version: (await member(staffId)).version }
    const shut = await ask(app, setStaffActive, { ...owner, body: { ...target, isActive: false } })
    expect(shut.code).toBe(refusals.lastOwner)
  })

  it('is not a person who was invited and has no password', async () => {
    const { owner, member } = await openTeam(app)
    await ask(app, inviteStaff, { ...owner, body: person({ grantList: [{ role: 'owner' }] }) })
    const target = { staffId: owner.staffId, version: (await member(owner.staffId)).version }
    expect((await ask(app, setStaffActive, { ...owner, body: { ...target, isActive: false } })).code).toBe(
      refusals.lastOwner,
    )
  })

  it('stays when two owners shut each other out at once', async () => {
    for (let round = 0; round < 8; round++) {
      const corp = await buildCorp()
      const owners = [await buildAtDesk(app, corp, 'owner'), await buildAtDesk(app, corp, 'owner')]
      const shut = (by: (typeof owners)[number] | undefined, whom: (typeof owners)[number] | undefined) =>
        ask(app, setStaffActive, { ...by, body: { staffId: whom?.staffId ?? '', version: 1, isActive: false } })
      await Promise.all(owners.map((each) => ask(app, findMe, each))) // so that both are known when they begin
      const answers = await Promise.all([shut(owners[0], owners[1]), shut(owners[1], owners[0])])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.lastOwner])
      const [left] = await asCorp<{ active: number }>(corp, 'select count(*) as active from staff where status = 1')
      expect(left?.active).toBe(1)
    }
  })
})
