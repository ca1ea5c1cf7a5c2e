import { z } from 'zod'
import { call } from './call.ts'
import { session } from './customer-shapes.ts'
import { nothing, time } from './shapes.ts'

/** Purposes of a code: a code for one is wrong for every other. */
export const smsScene = { logIn: 1, register: 2, reset: 3, change: 4 } as const

const phone = { areaCode: z.string().max(5), phone: z.string().max(32) }

/** Sends a code of 6 digits; the answer is the same whether the phone has an account. `devCode` only in demo mode. */
export const sendSmsCode = call({
  path: '/api/app/customer/login/send-sms-code',
  as: 'maybeCustomer',
  input: z.object({ ...phone, scene: z.int().min(1).max(4) }),
  output: z.object({
    expiresIn: z.int(),
    codeLength: z.int(),
    nextSendIn: z.int(),
    devCode: z.string().exactOptional(),
  }),
  refusals: ['phoneInvalid', 'codeTooOften', 'phoneBlocked'],
})

/** Logs in by code and creates the account when the phone is new (spec §4). */
export const logInByCode = call({
  path: '/api/app/customer/login/login-by-code',
  as: 'anyone',
  input: z.object({
    ...phone,
    code: z.string().max(16),
    agreementAccepted: z.boolean(),
    language: z.string().max(16).exactOptional(),
  }),
  output: session,
  refusals: ['phoneInvalid', 'codeWrong', 'codeExpired', 'agreementMissing', 'tooManyTries'],
})

/** Ends the session; 200 also without one. */
export const logOut = call({
  path: '/api/app/customer/login/logout',
  as: 'maybeCustomer',
  input: nothing,
  output: nothing,
})

/** Logs in a member of staff; the session carries store and permissions. */
export const logInEmployee = call({
  path: '/api/app/store/employee/login',
  as: 'anyone',
  input: z.object({ account: z.string().max(64), password: z.string().max(64) }),
  output: session.pick({ token: true, tokenExpired: true, uid: true, role: true, permission: true }).extend({
    employeeName: z.string(),
    storeId: z.string(),
    storeName: z.string(),
    serverTime: time,
  }),
  refusals: ['loginWrong', 'loginLocked'],
})

/** Ends an employee's session. */
export const logOutEmployee = call({
  path: '/api/app/store/employee/logout',
  as: 'employee',
  input: nothing,
  output: nothing,
})
