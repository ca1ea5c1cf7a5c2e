import { z } from 'zod'
import { call } from '../call.ts'
import { nothing } from '../shapes.ts'
import { deskSession, staffLogin, staffPassword } from '../staff-shapes.ts'

/** Logs in at the desk. Who has a second factor is asked for its code (`secondFactorNeeded`), and calls again with it. */
export const logInAtDesk = call({
  path: '/api/app/desk/login/log-in',
  as: 'anyone',
  input: z.object(staffLogin),
  output: deskSession,
  refusals: ['loginWrong', 'loginLocked', 'secondFactorNeeded', 'secondFactorWrong'],
})

/** Ends a session of the desk. */
export const logOutOfDesk = call({
  path: '/api/app/desk/login/log-out',
  as: 'staff',
  needs: 'none',
  scope: 'desk',
  input: nothing,
  output: nothing,
})

const code = z.string().max(64)

/** Whom an invitation is for [staff-5]. */
export const findInvitation = call({
  path: '/api/app/desk/login/invitation',
  as: 'anyone',
  input: z.object({ code }),
  output: z.object({ account: z.string(), staffName: z.string() }),
  refusals: ['invitationOver'],
})

/**
 * Sets the password of a person who was invited, and logs them in; the invitation works once [staff-5]. Who has a second factor is
 * asked for its code (`secondFactorNeeded`), and calls again with it: a link alone does not get past it.
 */
export const acceptInvitation = call({
  path: '/api/app/desk/login/accept-invitation',
  as: 'anyone',
  audits: 'me.password',
  input: z.object({ code, password: staffPassword, factorCode: staffLogin.code }),
  output: deskSession,
  refusals: ['invitationOver', 'staffPasswordForm', 'secondFactorNeeded', 'secondFactorWrong', 'loginLocked'],
})
