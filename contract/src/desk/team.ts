import { extraPermissions, type Role, roles } from '@tiffin/core/staff/role'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, money, nothing, paging, time } from '../shapes.ts'
import { cursor, grant, staffRights } from '../staff-shapes.ts'

const ofTeam = { as: 'staff', needs: 'team:edit', scope: 'desk' } as const

/** A member of the team. */
export const staffMember = z.object({
  staffId: id,
  staffName: z.string(),
  account: z.string(),
  grantList: z.array(grant.extend({ placeName: z.string() })),
  extraList: z.array(z.enum(extraPermissions)),
  discountLimits: z.object({ employee: money, manual: money }),
  refundLimit: money,
  /** `invited` has no password yet. */
  state: z.enum(['active', 'invited', 'inactive']),
  /** Until when the invitation works; null without one. */
  inviteEndsAt: time.nullable(),
  isTotpOn: z.boolean(),
  /** Whether they have a PIN [staff-14]. */
  hasPin: z.boolean(),
  /** When they last used a session; null never. */
  seenAt: time.nullable(),
  version: z.int(),
  /** Whether the caller may change this person [staff-2]. */
  isManageable: z.boolean(),
})

/** The people of the stores where the caller runs the team, by name; those of the whole brand for those who run it there. */
export const listStaff = call({
  path: '/api/app/desk/team/list',
  ...ofTeam,
  input: z.object({
    text: z.string().max(50).default(''),
    role: z.enum(roles).exactOptional(),
    storeId: id.exactOptional(),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({
    list: z.array(staffMember),
    /** Where the next page goes on; null at the end. */
    next: cursor.nullable(),
    total: z.int(),
    /** How many people have each role, of those whom the caller may see. */
    roleCounts: z.object({
      owner: z.int(),
      manager: z.int(),
      storeManager: z.int(),
      employee: z.int(),
      accountant: z.int(),
    } satisfies Record<Role, z.ZodType>),
  }),
})

const invitation = z.object({ staffId: id, inviteAddress: z.string(), inviteEndsAt: time })

/** Adds a person to the team, with a link that lets them set a password, once and for 72 hours [staff-5]. */
export const inviteStaff = call({
  path: '/api/app/desk/team/invite',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.invite',
  input: z.object({ account: z.string().min(1).max(128), staffName: z.string().min(1).max(60), ...staffRights }),
  output: invitation,
  refusals: ['accountTaken', 'grantTooHigh', 'storeUnknown'],
})

const changing = { staffId: id, version: z.int() }
const changeRefusals = ['staffUnknown', 'staffChanged', 'grantTooHigh', 'lastOwner'] as const

/** A new link for a person who has not used the first one, or who forgot the password; the link of before works no longer. */
export const renewInvitation = call({
  path: '/api/app/desk/team/renew-invitation',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.renewInvitation',
  input: z.object(changing),
  output: invitation,
  refusals: changeRefusals,
})

/** Changes what a person is called and may do; it holds at once, for sessions that are open too. */
export const updateStaff = call({
  path: '/api/app/desk/team/update',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.update',
  input: z.object({ ...changing, staffName: z.string().min(1).max(60), ...staffRights }),
  output: z.object({ version: z.int() }),
  refusals: [...changeRefusals, 'storeUnknown'],
})

/** Lets a person in no longer, or again; their sessions end. */
export const setStaffActive = call({
  path: '/api/app/desk/team/set-active',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.setActive',
  input: z.object({ ...changing, isActive: z.boolean() }),
  output: z.object({ version: z.int() }),
  refusals: changeRefusals,
})

/** Ends every session of a person, without changing anything else. */
export const endStaffSessions = call({
  path: '/api/app/desk/team/end-sessions',
  ...ofTeam,
  audits: 'staff.endSessions',
  input: z.object({ staffId: id }),
  output: nothing,
  refusals: ['staffUnknown', 'grantTooHigh'],
})

/** Takes away the second factor of a person who lost it. */
export const resetStaffTotp = call({
  path: '/api/app/desk/team/reset-totp',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.resetTotp',
  input: z.object(changing),
  output: z.object({ version: z.int() }),
  refusals: changeRefusals,
})

/** Takes away the PIN of a person, who sets another one with their password [staff-14]. */
export const clearStaffPin = call({
  path: '/api/app/desk/team/clear-pin',
  ...ofTeam,
  isDangerous: true,
  audits: 'staff.clearPin',
  input: z.object(changing),
  output: z.object({ version: z.int() }),
  refusals: changeRefusals,
})

/** Whether the owners of the brand must have a second factor [staff-4]. */
export const findTeamRules = call({
  path: '/api/app/desk/team/rules',
  ...ofTeam,
  input: nothing,
  output: z.object({ doOwnersNeedTotp: z.boolean() }),
})

/** Demands a second factor of the owners, or no longer. Who demands it must have one (`secondFactorDue`). */
export const updateTeamRules = call({
  path: '/api/app/desk/team/update-rules',
  as: 'staff',
  needs: 'secret:edit',
  scope: 'corp',
  isDangerous: true,
  audits: 'staff.rules',
  input: z.object({ doOwnersNeedTotp: z.boolean() }),
  output: nothing,
  refusals: ['secondFactorDue'],
})
