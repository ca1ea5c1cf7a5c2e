import { roles } from '@tiffin/core/staff/role'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../shapes.ts'
import { openSession, right, staffPassword } from '../staff-shapes.ts'

const ofMe = { as: 'staff', needs: 'none', scope: 'desk' } as const

/** Who is logged in, and what they may do where. */
export const findMe = call({
  path: '/api/app/desk/me/detail',
  ...ofMe,
  input: nothing,
  output: z.object({
    staffId: id,
    staffName: z.string(),
    account: z.string(),
    /** The roles that they have, each with the stores' or the group's name; empty everywhere. */
    roleList: z.array(z.object({ role: z.enum(roles), placeName: z.string() })),
    rightList: z.array(right),
    /** The stores of the brand that they may see anything of. */
    storeList: z.array(z.object({ storeId: id, storeName: z.string() })),
    isTotpOn: z.boolean(),
    isTotpDue: z.boolean(),
    recoveryCodesLeft: z.int(),
    serverTime: time,
  }),
})

/** Proves who is logged in, by the password or by a code of the second factor; counts for ten minutes [staff-3]. */
export const proveMe = call({
  path: '/api/app/desk/me/prove',
  ...ofMe,
  input: z.object({ password: z.string().max(200).default(''), code: z.string().max(20).default('') }),
  output: z.object({ provenUntil: time }),
  refusals: ['loginWrong', 'loginLocked', 'secondFactorWrong'],
})

/** Another password instead of the old one; every other session ends. */
export const changeMyPassword = call({
  path: '/api/app/desk/me/password',
  ...ofMe,
  audits: 'me.password',
  input: z.object({ oldPassword: z.string().max(200), password: staffPassword }),
  output: nothing,
  refusals: ['oldPasswordWrong', 'loginLocked', 'staffPasswordForm', 'passwordSame'],
})

/** Begins the second factor: a secret for an authenticator app, which counts once a code of it was given [staff-4]. */
export const startMyTotp = call({
  path: '/api/app/desk/me/start-totp',
  ...ofMe,
  isDangerous: true,
  input: nothing,
  /** `address` is what a QR code holds, `secret` what is typed instead. */
  output: z.object({ secret: z.string(), address: z.string() }),
})

const recoveryCodes = z.object({ codeList: z.array(z.string()) })

/** Takes the second factor into use with a code of it; answers ten recovery codes, shown this once [staff-4]. */
export const confirmMyTotp = call({
  path: '/api/app/desk/me/confirm-totp',
  ...ofMe,
  isDangerous: true,
  audits: 'me.totpOn',
  input: z.object({ code: z.string().max(20) }),
  output: recoveryCodes,
  refusals: ['secondFactorWrong', 'loginLocked'],
})

/** New recovery codes; those of before work no longer. */
export const renewMyRecoveryCodes = call({
  path: '/api/app/desk/me/renew-recovery-codes',
  ...ofMe,
  isDangerous: true,
  audits: 'me.recoveryCodes',
  input: nothing,
  output: recoveryCodes,
  refusals: ['secondFactorDue'],
})

/** Goes without a second factor from now on; an owner whose brand demands one cannot (`secondFactorDue`). */
export const stopMyTotp = call({
  path: '/api/app/desk/me/stop-totp',
  ...ofMe,
  isDangerous: true,
  audits: 'me.totpOff',
  input: nothing,
  output: nothing,
  refusals: ['secondFactorDue'],
})

/** The sessions that are open, newest first [staff-5]. */
export const listMySessions = call({
  path: '/api/app/desk/me/sessions',
  ...ofMe,
  input: nothing,
  output: z.object({ list: z.array(openSession) }),
})

/** Ends one of the own sessions; one that is over already is fine. */
export const endMySession = call({
  path: '/api/app/desk/me/end-session',
  ...ofMe,
  audits: 'me.endSession',
  input: z.object({ sessionId: id }),
  output: nothing,
})
