import { acceptInvitation, logInAtDesk } from '@tiffin/contract/desk/login'
import {
  changeMyPassword,
  confirmMyTotp,
  endMySession,
  findMe,
  listMySessions,
  proveMe,
  renewMyRecoveryCodes,
  startMyTotp,
  stopMyTotp,
} from '@tiffin/contract/desk/me'
import { inviteStaff, listStaff, renewInvitation, resetStaffTotp, updateTeamRules } from '@tiffin/contract/desk/team'
import { refusals } from '@tiffin/contract/refusals'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildStore, insertRow } from '../../../../test/build-shop.ts'
import { buildAtDesk, openDesk, staffPasswordOfTests as password } from '../../../../test/team.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const minute = 60_000

const codeOf = (secret: string, timestamp = clock.at) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

async function atDesk() {
  const corp = await buildCorp()
  await buildStore(corp)
  return buildAtDesk(app, corp, 'owner')
}

/** A person whose second factor is on, with the codes that were shown. */
async function withTotp() {
  const owner = await atDesk()
  const { secret } = (await ask(app, startMyTotp, owner)).data
  const { codeList } = (await ask(app, confirmMyTotp, { ...owner, body: { code: codeOf(secret) } })).data
  clock.at += minute
  return { ...owner, secret, codeList }
}

const logIn = (person: { corp: string; account: string }, code = '') =>
  ask(app, logInAtDesk, { corp: person.corp, body: { account: person.account, password, code } })

/** The code of a link that a colleague makes for a person. */
async function linkFor({ corp, staffId }: { corp: string; staffId: string }): Promise<string> {
  const colleague = await buildAtDesk(app, corp, 'owner')
  const { list } = (await ask(app, listStaff, { ...colleague, body: {} })).data
  const version = list.find((each) => each.staffId === staffId)?.version ?? 0
  const { data } = await ask(app, renewInvitation, { ...colleague, body: { staffId, version } })
  return data.inviteAddress.split('#')[1] ?? ''
}

describe('the second factor', () => {
  it('is asked for once it is on, after the password only', async () => {
    const owner = await withTotp()
    for (const none of ['', ' ']) expect((await logIn(owner, none)).code).toBe(refusals.secondFactorNeeded)
    const wrong = await ask(app, logInAtDesk, { corp: owner.corp, body: { account: owner.account, password: 'wrong' } })
    expect(wrong.code).toBe(refusals.loginWrong)
    expect((await logIn(owner, '000000')).code).toBe(refusals.secondFactorWrong)
    expect((await logIn(owner, codeOf(owner.secret))).code).toBe(200)
  })

  it('takes a code once, and none that is older than one that was taken', async () => {
    const owner = await withTotp()
    const [older, code] = [codeOf(owner.secret, clock.at - 30_000), codeOf(owner.secret)]
    const both = await Promise.all([logIn(owner, code), logIn(owner, code)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.secondFactorWrong])
    expect((await logIn(owner, older)).code).toBe(refusals.secondFactorWrong)
  })

  it('takes the codes of thirty seconds before and after, and no others', async () => {
    const owner = await withTotp()
    const tryAt = async (offset: number) => (await logIn(owner, codeOf(owner.secret, clock.at + offset))).code
    expect(await tryAt(-90_000)).toBe(refusals.secondFactorWrong)
    expect(await tryAt(90_000)).toBe(refusals.secondFactorWrong)
    expect(await tryAt(-30_000)).toBe(200)
    expect(await tryAt(30_000)).toBe(200)
  })

  it('is not on before a code proved it, and its secret is not kept as it is', async () => {
    const owner = await atDesk()
    const { secret, address } = (await ask(app, startMyTotp, { ...owner, language: 'en-US' })).data
    expect(address).toMatch(/^otpauth:\/\/totp\/Test:/)
    expect((await ask(app, confirmMyTotp, { ...owner, body: { code: '000000' } })).code).toBe(
      refusals.secondFactorWrong,
    )
    expect((await logIn(owner)).code).toBe(200)
    const rows = await asCorp(owner.corp, 'select * from staff')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('has ten recovery codes, each good once, however it is typed', async () => {
    const owner = await withTotp()
    const [first = '', second = ''] = owner.codeList
    expect(new Set(owner.codeList).size).toBe(10)
    for (const code of owner.codeList) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect((await logIn(owner, first.toLowerCase().replace('-', ' '))).code).toBe(200)
    expect((await logIn(owner, first)).code).toBe(refusals.secondFactorWrong)
    expect((await ask(app, findMe, owner)).data.recoveryCodesLeft).toBe(9)
    const { codeList } = (await ask(app, renewMyRecoveryCodes, owner)).data
    expect((await logIn(owner, second)).code).toBe(refusals.secondFactorWrong)
    expect((await logIn(owner, codeList[0])).code).toBe(200)
  })

  it('[DK-04] is asked of who comes by a link too, and the link stays good until its code is right', async () => {
    const owner = await withTotp()
    const code = await linkFor(owner)
    const accept = async (factorCode = '') => {
      const body = { code, password: 'another long one', factorCode }
      return (await ask(app, acceptInvitation, { corp: owner.corp, body })).code
    }
    expect(await accept()).toBe(refusals.secondFactorNeeded)
    expect(await accept('000000')).toBe(refusals.secondFactorWrong)
    expect((await logIn(owner, codeOf(owner.secret))).code).toBe(200)
    clock.at += minute
    expect((await ask(app, findMe, owner)).code).toBe(200)
    expect(await accept(codeOf(owner.secret))).toBe(200)
    expect((await logIn(owner)).code).toBe(refusals.loginWrong)
    expect((await ask(app, findMe, owner)).code).toBe(401)
    const entry = await asCorp(owner.corp, `select item_kind, item_id from audit_entry where action = 'me.password'`)
    expect(entry).toEqual([{ item_kind: 'staff', item_id: owner.staffId }])
  })

  it('[DK-04] cannot be guessed by who has a link: ten codes in five minutes, and no code is no try', async () => {
    const owner = await withTotp()
    const code = await linkFor(owner)
    clock.at += 5 * minute
    const accept = async (factorCode: string) => {
      const body = { code, password: 'another long one', factorCode }
      return (await ask(app, acceptInvitation, { corp: owner.corp, body })).code
    }
    const codes: number[] = []
    for (const tried of [...Array<string>(11).fill(' '), ...Array<string>(11).fill('000000')])
      codes.push(await accept(tried))
    expect(codes).toEqual([
      ...Array(11).fill(refusals.secondFactorNeeded),
      ...Array(10).fill(refusals.secondFactorWrong),
      refusals.loginLocked,
    ])
    expect(await accept(codeOf(owner.secret))).toBe(refusals.loginLocked)
  })

  it('is on once: it is neither begun nor confirmed again, and its recovery codes stay', async () => {
    const owner = await withTotp()
    expect((await ask(app, startMyTotp, owner)).code).toBe(403)
    const confirmed = await ask(app, confirmMyTotp, { ...owner, body: { code: codeOf(owner.secret) } })
    expect(confirmed.code).toBe(refusals.secondFactorWrong)
    expect((await logIn(owner, owner.codeList[0])).code).toBe(200)
    const early = await atDesk()
    expect((await ask(app, confirmMyTotp, { ...early, body: { code: '123456' } })).code).toBe(
      refusals.secondFactorWrong,
    )
  })

  it('[staff-4] takes codes in any digits, and refuses what is no code', async () => {
    const owner = await atDesk()
    const { secret } = (await ask(app, startMyTotp, owner)).data
    const confirm = async (code: string) => (await ask(app, confirmMyTotp, { ...owner, body: { code } })).code
    for (const wrong of ['ⅠⅡⅢⅣⅤⅥ', '茶茶茶茶茶茶', '12345'])
      expect(await confirm(wrong)).toBe(refusals.secondFactorWrong)
    const arabic = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    expect(await confirm(arabic)).toBe(200)
  })

  it('can be stopped by its owner, and reset for a person who lost it', async () => {
    const owner = await withTotp()
    expect((await ask(app, stopMyTotp, owner)).code).toBe(200)
    expect((await logIn(owner)).code).toBe(200)
    const helped = await buildAtDesk(app, owner.corp, 'manager')
    const { secret } = (await ask(app, startMyTotp, helped)).data
    await ask(app, confirmMyTotp, { ...helped, body: { code: codeOf(secret) } })
    const { list } = (await ask(app, listStaff, { ...owner, body: {} })).data
    const version = list.find(({ staffId }) => staffId === helped.staffId)?.version ?? 0
    expect((await ask(app, resetStaffTotp, { ...owner, body: { staffId: helped.staffId, version } })).code).toBe(200)
    expect((await logIn(helped)).code).toBe(200)
  })

  it('once the brand demands it, an owner without one sets it up before anything else', async () => {
    const owner = await withTotp()
    const late = await buildAtDesk(app, owner.corp, 'owner')
    expect((await ask(app, updateTeamRules, { ...late, body: { doOwnersNeedTotp: true } })).code).toBe(
      refusals.secondFactorDue,
    )
    expect((await ask(app, updateTeamRules, { ...owner, body: { doOwnersNeedTotp: true } })).code).toBe(200)
    const desk = await openDesk(app, owner.corp, late.account)
    expect((await logIn(late)).data).toMatchObject({ isTotpDue: true })
    expect((await ask(app, listStaff, { ...desk, body: {} })).code).toBe(refusals.secondFactorDue)
    expect((await ask(app, findMe, desk)).data).toMatchObject({ isTotpDue: true })
    const { secret } = (await ask(app, startMyTotp, desk)).data
    await ask(app, confirmMyTotp, { ...desk, body: { code: codeOf(secret) } })
    expect((await ask(app, listStaff, { ...desk, body: {} })).code).toBe(200)
    const { staffId } = owner
    await insertRow(owner.corp, 'staff_grant', { grant_id: 'too', staff_id: staffId, role: 'employee', store_id: null })
    expect((await ask(app, stopMyTotp, owner)).code).toBe(refusals.secondFactorDue)
    const manager = await buildAtDesk(app, owner.corp, 'manager')
    expect((await ask(app, stopMyTotp, manager)).code).toBe(200)
  })
})

describe('[DK-04] a proof of identity', () => {
  const invite = async (owner: { corp: string; token: string }) => {
    const body = {
      ...{ account: `a-${crypto.randomUUID().slice(0, 8)}`, staffName: 'Mira', extraList: [] },
      ...{ grantList: [{ role: 'employee' as const }], discountLimits: { employee: 0, manual: 0 } },
    }
    return (await ask(app, inviteStaff, { ...owner, body })).code
  }

  it('is asked for ten minutes after the log-in or the last one, and never by what is harmless', async () => {
    const owner = await atDesk()
    clock.at += 10 * minute - 1000
    expect(await invite(owner)).toBe(200)
    clock.at += 2000
    expect(await invite(owner)).toBe(refusals.proofNeeded)
    expect((await ask(app, listStaff, { ...owner, body: {} })).code).toBe(200)
    const proven = await ask(app, proveMe, { ...owner, body: { password } })
    expect(proven.data.provenUntil).toBe(clock.at + 10 * minute)
    expect(await invite(owner)).toBe(200)
    clock.at += 10 * minute + 1000
    expect(await invite(owner)).toBe(refusals.proofNeeded)
  })

  it('is the password or a code of the second factor, ten tries in five minutes', async () => {
    const owner = await withTotp()
    const prove = async (body: object) => (await ask(app, proveMe, { ...owner, body })).code
    expect(await prove({ password: 'wrong' })).toBe(refusals.loginWrong)
    expect(await prove({ code: '000000' })).toBe(refusals.secondFactorWrong)
    expect(await prove({ code: codeOf(owner.secret) })).toBe(200)
    for (const code of ['', ' ']) expect(await prove({ password, code })).toBe(200)
    clock.at += 5 * minute
    const tries = await Promise.all(Array.from({ length: 15 }, () => prove({ password: 'wrong' })))
    expect(tries.filter((code) => code === refusals.loginWrong)).toHaveLength(10)
    expect(await prove({ password })).toBe(refusals.loginLocked)
  })
})

describe('the own account', () => {
  it('a new password ends every other session and keeps this one', async () => {
    const owner = await atDesk()
    const other = await openDesk(app, owner.corp, owner.account)
    expect((await ask(app, findMe, other)).code).toBe(200)
    const change = async (body: { oldPassword: string; password: string }) =>
      (await ask(app, changeMyPassword, { ...owner, body })).code
    expect(await change({ oldPassword: 'wrong', password: 'another long one' })).toBe(refusals.oldPasswordWrong)
    expect(await change({ oldPassword: password, password: 'short' })).toBe(refusals.staffPasswordForm)
    expect(await change({ oldPassword: password, password })).toBe(refusals.passwordSame)
    expect(await change({ oldPassword: password, password: 'another long one' })).toBe(200)
    expect((await ask(app, findMe, other)).code).toBe(401)
    expect((await ask(app, findMe, owner)).code).toBe(200)
    expect((await logIn(owner)).code).toBe(refusals.loginWrong)
  })

  it('lists the own open sessions and ends one of them, and none of another person', async () => {
    const owner = await atDesk()
    const other = await openDesk(app, owner.corp, owner.account)
    const stranger = await buildAtDesk(app, owner.corp, 'manager')
    const list = async (who: { corp: string; token: string }) => (await ask(app, listMySessions, who)).data.list
    const sessions = await list(owner)
    expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([false, true])
    const [theirs] = await list(stranger)
    expect((await ask(app, findMe, other)).code).toBe(200)
    await ask(app, endMySession, { ...owner, body: { sessionId: theirs?.sessionId ?? '' } })
    expect((await ask(app, findMe, stranger)).code).toBe(200)
    await ask(app, endMySession, { ...owner, body: { sessionId: sessions[0]?.sessionId ?? '' } })
    expect((await ask(app, findMe, other)).code).toBe(401)
    expect(await list(owner)).toHaveLength(1)
  })
})
