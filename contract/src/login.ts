import { z } from 'zod'
import { call } from './call.ts'
import { session, typedCode } from './customer-shapes.ts'
import { id, money, nothing, time } from './shapes.ts'
import { staffLogin } from './staff-shapes.ts'

/** Purposes of a code: a code for one is wrong for every other. */
export const smsScene = { logIn: 1, register: 2, reset: 3, change: 4 } as const

const phone = { areaCode: z.string().max(5), phone: z.string().max(32) }

/** As typed; the rule of its form and the confirmation are checked by core, so that each has a refusal of its own. */
const newPassword = { password: z.string().max(200), confirmPassword: z.string().max(200) }

/** The customer has read and accepts the agreement in force; nothing said means no. */
const agreementAccepted = z.boolean().default(false)

/**
 * Sends a code of 6 digits; the answer is the same whether the phone has an account. `devCode` only in demo mode.
 * A code of scene 4 needs a session and goes to that customer's own phone, whatever phone is named or none.
 * The code must come with the `nonce` of this answer: several may be on their way to one phone, each good for its asker only.
 * Asking again with the nonce of the code before replaces that one.
 */
export const sendSmsCode = call({
  path: '/api/app/customer/login/send-sms-code',
  as: 'maybeCustomer',
  input: z.object({
    areaCode: phone.areaCode.default(''),
    phone: phone.phone.default(''),
    scene: z.int().min(1).max(4),
    nonce: z.string().max(64).default(''),
  }),
  output: z.object({
    nonce: z.string(),
    expiresIn: z.int(),
    codeLength: z.int(),
    nextSendIn: z.int(),
    devCode: z.string().exactOptional(),
  }),
  refusals: ['phoneInvalid', 'codeTooOften', 'phoneBlocked', 'codeNotSent'],
})

/** Logs in by code and creates the account when the phone is new [customer-3]. */
export const logInByCode = call({
  path: '/api/app/customer/login/login-by-code',
  as: 'anyone',
  input: z.object({
    ...phone,
    ...typedCode,
    agreementAccepted,
    language: z.string().max(16).exactOptional(),
  }),
  output: session,
  refusals: ['phoneInvalid', 'phoneBlocked', 'codeWrong', 'codeExpired', 'agreementMissing', 'tooManyTries'],
})

/**
 * Logs in by password; never makes an account. An unknown phone, one without a password, a deactivated account and a wrong password
 * are one answer (loginWrong). loginLocked carries `retryAfter` in seconds.
 */
export const logInByPassword = call({
  path: '/api/app/customer/login/login-by-password',
  as: 'anyone',
  input: z.object({ ...phone, password: newPassword.password, agreementAccepted }),
  output: session,
  refusals: ['phoneInvalid', 'phoneBlocked', 'loginWrong', 'loginLocked', 'agreementMissing'],
})

/** Makes an account with a password, with a code of scene 2, and logs in. That a phone has one already is revealed only after a right code. */
export const register = call({
  path: '/api/app/customer/login/register',
  as: 'anyone',
  input: z.object({
    ...phone,
    ...typedCode,
    ...newPassword,
    nickName: z.string().max(200).default(''),
    agreementAccepted,
  }),
  output: session,
  refusals: [
    'phoneInvalid',
    'phoneBlocked',
    'codeWrong',
    'codeExpired',
    'tooManyTries',
    'agreementMissing',
    'passwordForm',
    'passwordMismatch',
    'nicknameInvalid',
    'alreadyRegistered',
  ],
})

/** Sets a new password with a code of scene 3 and ends every session. That a phone has no account is revealed only after a right code. */
export const resetPassword = call({
  path: '/api/app/customer/login/reset-password',
  as: 'anyone',
  input: z.object({ ...phone, ...typedCode, ...newPassword }),
  output: nothing,
  refusals: [
    'phoneInvalid',
    'phoneBlocked',
    'codeWrong',
    'codeExpired',
    'tooManyTries',
    'passwordForm',
    'passwordMismatch',
    'notRegistered',
  ],
})

/** Ends the session; 200 also without one. */
export const logOut = call({
  path: '/api/app/customer/login/logout',
  as: 'maybeCustomer',
  input: nothing,
  output: nothing,
})

/**
 * Logs a member of staff in at the counter of a store. Who works at several stores is refused with `storeToChoose`, and asks again
 * with one of them. `code` is that of the second factor, for those who have one (`secondFactorNeeded`).
 */
export const logInEmployee = call({
  path: '/api/app/store/employee/login',
  as: 'anyone',
  input: z.object({ ...staffLogin, storeId: id.exactOptional() }),
  output: session.pick({ token: true, tokenExpired: true, uid: true, role: true, permission: true }).extend({
    employeeName: z.string(),
    storeId: z.string(),
    storeName: z.string(),
    /** Most that this employee may take off one order, by kind; 0 nothing. */
    discountLimits: z.object({ employee: money, manual: money }),
    serverTime: time,
  }),
  refusals: ['loginWrong', 'loginLocked', 'notAllowed', 'storeToChoose', 'secondFactorNeeded', 'secondFactorWrong'],
})

/** Ends a session of staff. */
export const logOutEmployee = call({
  path: '/api/app/store/employee/logout',
  as: 'staff',
  needs: 'none',
  scope: 'any',
  input: nothing,
  output: nothing,
})
