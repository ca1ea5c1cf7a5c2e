import { z } from 'zod'
import { pin } from './approval-shapes.ts'
import { call } from './call.ts'
import { id, nothing, unsignedMoney } from './shapes.ts'

/** What is above a limit: all that goes back of one order, or one of the two staff discounts. */
export const approvalKind = z.enum(['refund', 'employee', 'manual'])

/** Colleagues of the store who have a PIN and may themselves grant so much, in minor units [staff-14]. */
export const listApprovers = call({
  path: '/api/app/store/approver/list',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({ kind: approvalKind, amount: unsignedMoney }),
  output: z.object({
    /** `isLocked`: too many wrong tries, until they set another PIN [staff-15]. */
    list: z.array(z.object({ staffId: id, staffName: z.string(), isLocked: z.boolean() })),
  }),
})

/**
 * Sets the caller's own PIN, at the desk or at a counter; an empty one takes it away. The password, or a code of the second factor, is
 * asked for each time [staff-3].
 */
export const setMyPin = call({
  path: '/api/app/store/me/pin',
  as: 'staff',
  needs: 'none',
  scope: 'any',
  audits: 'me.pin',
  input: z.object({ password: z.string().max(200).default(''), code: z.string().max(20).default(''), pin }),
  output: nothing,
  refusals: ['loginWrong', 'loginLocked', 'secondFactorWrong', 'pinForm', 'pinEasy'],
})
