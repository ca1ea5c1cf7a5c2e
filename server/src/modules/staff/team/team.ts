import { randomUUIDv7 } from 'node:crypto'
import type {
  clearStaffPin,
  inviteStaff,
  renewInvitation,
  resetStaffTotp,
  setStaffActive,
  updateStaff,
} from '@tiffin/contract/desk/team'
import { money } from '@tiffin/core/money/money'
import { asHeld, mayGrant, mayGrantLimits, type StaffLimits } from '@tiffin/core/staff/granting'
import type { Grant } from '@tiffin/core/staff/rights'
import { isForStores } from '@tiffin/core/staff/role'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import { staffStatus } from '../../../base/status.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry, changesBetween } from '../../audit/index.ts'
import type { StaffParts } from '../log-in/check-password.ts'
import { newInvitation } from '../log-in/invitation.ts'
import { putPin } from '../pin/queries.ts'
import { findStaffById } from '../queries.ts'
import { changeMember } from './change-member.ts'
import {
  clearTotp,
  deleteGrants,
  insertGrants,
  insertMember,
  listPlaces,
  lockTeam,
  type MemberRow,
  type NewGrant,
  setInvitation,
  setStatus,
  updateMember,
} from './queries.ts'

type Staff = Context<'staff'>
type Rights = Pick<z.output<typeof inviteStaff.input>, 'grantList' | 'extraList' | 'discountLimits' | 'refundLimit'>
type Wish<Call extends { input: z.ZodType }> = z.output<Call['input']>

interface Place {
  readonly role: Grant['role']
  readonly storeId?: string | null | undefined
  readonly groupId?: string | null | undefined
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.role === b.role && (a.storeId ?? null) === (b.storeId ?? null) && (a.groupId ?? null) === (b.groupId ?? null)

/** The wanted roles as rows, if the caller may grant them, of `held` those that the person has; refuses `storeUnknown` and `grantTooHigh` [staff-2]. */
async function grantsFor(
  tx: Tx,
  { corp: { corpId }, session }: Staff,
  { grantList, extraList, held = [] }: Rights & { readonly held?: readonly Place[] },
): Promise<NewGrant[]> {
  const storeIds = grantList.flatMap(({ storeId }) => storeId ?? [])
  const groupIds = grantList.flatMap(({ groupId }) => groupId ?? [])
  const { rows } = await tx.run(listPlaces(corpId, { storeIds, groupIds }))
  const known = new Set(rows.map(({ storeId }) => storeId))
  if (storeIds.some((storeId) => !known.has(storeId))) throw new Refusal('storeUnknown')
  return grantList.map(({ role, storeId, groupId }, index) => {
    const isEverywhere = storeId === undefined && groupId === undefined
    if (!isEverywhere && !isForStores(role))
      throw fieldRefusal(
        `grantList.${index}.${storeId === undefined ? 'groupId' : 'storeId'}`,
        'is for all stores only',
      )
    const ofGroup = rows.filter((row) => row.groupId === groupId).map((row) => row.storeId)
    const grant: Grant = { role, stores: isEverywhere ? 'all' : storeId === undefined ? ofGroup : [storeId] }
    const isHeld = held.some((each) => isSamePlace(each, { role, storeId, groupId }))
    if (!mayGrant(session.rights, isHeld ? asHeld(grant) : grant, extraList)) throw new Refusal('grantTooHigh')
    return { grantId: randomUUIDv7(), role, storeId: storeId ?? null, groupId: groupId ?? null }
  })
}

const nothing: StaffLimits = { employee: 0, manual: 0, refund: 0 }

const limitsOf = ({
  employeeLimit,
  manualLimit,
  refundLimit,
}: Pick<MemberRow, 'employeeLimit' | 'manualLimit' | 'refundLimit'>): StaffLimits => ({
  ...{ employee: employeeLimit, manual: manualLimit, refund: refundLimit },
})

/** The limits that are asked for; that of refunds stays where it is not named. */
const wantedLimits = ({ discountLimits, refundLimit }: Rights, before: StaffLimits): StaffLimits => ({
  ...{ ...discountLimits, refund: refundLimit ?? before.refund },
})

/** Refuses limits that the caller may not grant, where there were these before [staff-8] [staff-12]. */
async function ensureLimits(
  tx: Tx,
  { corp, session }: Staff,
  { wanted, before }: { wanted: StaffLimits; before: StaffLimits },
) {
  const { rows } = await tx.run(findStaffById(corp.corpId, session.staffId))
  const giver = { rights: session.rights, limits: rows[0] ? limitsOf(rows[0]) : nothing }
  if (!mayGrantLimits(giver, wanted, before)) throw new Refusal('grantTooHigh')
}

const personOf = (staffId: string, { staffName, extraList }: Rights & { staffName: string }, limits: StaffLimits) => ({
  ...{ staffId, name: staffName.trim(), extras: extraList },
  ...{ employeeLimit: limits.employee, manualLimit: limits.manual, refundLimit: limits.refund },
})

type Described = Omit<Rights, 'grantList'> & { readonly grantList: readonly Place[] }

/** A person as the audit log says it. */
const described = (name: string, { grantList, extraList, discountLimits, refundLimit = money(0) }: Described) => ({
  name,
  roles: grantList
    .map(({ role, storeId, groupId }) => ({ role, placeId: storeId ?? groupId ?? null }))
    .toSorted((a, b) => (`${a.role} ${a.placeId}` < `${b.role} ${b.placeId}` ? -1 : 1)),
  extras: extraList.toSorted(),
  ...{ discountLimits, refundLimit },
})

const rightsOfMember = ({ places, extras, ...member }: MemberRow) => ({
  grantList: places,
  extraList: extras,
  discountLimits: { employee: money(member.employeeLimit), manual: money(member.manualLimit) },
  refundLimit: money(member.refundLimit),
})

/** Adds a person to the team, with a link that lets them set a password. */
export async function invite(
  { app }: StaffParts,
  wish: Wish<typeof inviteStaff>,
  context: Staff,
): Promise<z.input<typeof inviteStaff.output>> {
  const { corpId } = context.corp
  const { hash, endsAt, inviteAddress } = newInvitation(app.config, corpId, context.now)
  const staffId = randomUUIDv7()
  const account = wish.account.trim()
  if (account === '') throw fieldRefusal('account', 'is empty')
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const grants = await grantsFor(tx, context, wish)
    const limits = wantedLimits(wish, nothing)
    await ensureLimits(tx, context, { wanted: limits, before: nothing })
    const person = { ...personOf(staffId, wish, limits), account }
    await tx.run(lockTeam(corpId))
    const { rows } = await tx.run(insertMember(corpId, person, { hash, endsAt, now: context.now }))
    if (rows.length === 0) throw new Refusal('accountTaken')
    const { name, ...rights } = described(person.name, wish)
    const changes = Object.fromEntries(Object.entries(rights).map(([field, to]) => [field, { from: null, to }]))
    await tx.finish(
      insertGrants(corpId, staffId, grants),
      auditEntry(context, { action: 'staff.invite', item: { kind: 'staff', id: staffId, name }, changes }),
    )
  })
  return { staffId, inviteAddress, inviteEndsAt: endsAt }
}

/** A new link for a person; the one of before works no longer. It could be used by its maker, who must hold as much [staff-9]. */
export async function reinvite(
  parts: StaffParts,
  target: Wish<typeof renewInvitation>,
  context: Staff,
): Promise<z.input<typeof renewInvitation.output>> {
  const { corpId } = context.corp
  const { hash, endsAt, inviteAddress } = newInvitation(parts.app.config, corpId, context.now)
  await changeMember(parts, { context, target }, async (member, tx) => {
    if (!member.isActive) throw new Refusal('staffUnknown')
    await ensureLimits(tx, context, { wanted: limitsOf(member), before: nothing })
    return {
      statements: [setInvitation(corpId, target.staffId, { hash, endsAt })],
      note: { action: 'staff.renewInvitation' },
    }
  })
  return { staffId: target.staffId, inviteAddress, inviteEndsAt: endsAt }
}

/** Changes what a person is called and may do. */
export const update = (parts: StaffParts, wish: Wish<typeof updateStaff>, context: Staff) =>
  changeMember(parts, { context, target: wish }, async (member, tx) => {
    const { corpId } = context.corp
    const grants = await grantsFor(tx, context, { ...wish, held: member.places })
    const before = limitsOf(member)
    const limits = wantedLimits(wish, before)
    await ensureLimits(tx, context, { wanted: limits, before })
    const person = personOf(wish.staffId, wish, limits)
    const after = described(person.name, { ...wish, refundLimit: money(limits.refund) })
    const changes = changesBetween(described(member.name, rightsOfMember(member)), after)
    return {
      statements: [
        updateMember(corpId, person),
        deleteGrants(corpId, wish.staffId),
        insertGrants(corpId, wish.staffId, grants),
      ],
      note: { action: 'staff.update', changes },
    }
  })

/** Lets a person in no longer, or again. */
export const setActive = (parts: StaffParts, { isActive, ...target }: Wish<typeof setStaffActive>, context: Staff) =>
  changeMember(parts, { context, target }, (member) => ({
    statements: [setStatus(context.corp.corpId, target.staffId, isActive ? staffStatus.active : staffStatus.inactive)],
    note: { action: 'staff.setActive', changes: changesBetween({ isActive: member.isActive }, { isActive }) },
    doSessionsEnd: true,
  }))

/** Ends every session of a person. */
export async function endSessions(parts: StaffParts, staffId: string, context: Staff): Promise<Record<string, never>> {
  await changeMember(parts, { context, target: { staffId } }, () => ({
    ...{ statements: [], note: { action: 'staff.endSessions' }, doSessionsEnd: true },
  }))
  return {}
}

/** Takes away the second factor of a person who lost it. */
export const resetTotp = (parts: StaffParts, target: Wish<typeof resetStaffTotp>, context: Staff) =>
  changeMember(parts, { context, target }, (member) => ({
    statements: [clearTotp(context.corp.corpId, target.staffId)],
    note: { action: 'staff.resetTotp', changes: changesBetween({ isTotpOn: member.isTotpOn }, { isTotpOn: false }) },
  }))

/** Takes away the PIN of a person. */
export const clearPin = (parts: StaffParts, target: Wish<typeof clearStaffPin>, context: Staff) =>
  changeMember(parts, { context, target }, (member) => ({
    statements: [putPin(context.corp.corpId, { staffId: target.staffId, pinHash: null })],
    note: { action: 'staff.clearPin', changes: changesBetween({ hasPin: member.hasPin }, { hasPin: false }) },
  }))
