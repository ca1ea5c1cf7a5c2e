import { randomInt, randomUUIDv7 } from 'node:crypto'
import { defaultNickname } from '@tiffin/core/customer/nickname'
import type { Context } from '../../base/context.ts'
import type { Tx } from '../../db/unit.ts'
import type { NewCustomer } from './customer-queries.ts'
import type { LoginParts } from './parts.ts'
import type { Opened } from './session/sessions.ts'

/** What logging in answers. */
export type LoggedIn = Opened & { readonly isNew: boolean; readonly isSetPassword: boolean }

/** A customer about to be made; without a nickname the end of the phone stands for it. */
export const newCustomer = (
  { corp: { corpId }, now }: Context,
  { phone, language, nickName = '' }: { phone: string; language: string; nickName?: string },
): NewCustomer => ({
  ...{ corpId, phone, language, now, customerId: randomUUIDv7(), nickName: nickName || defaultNickname(phone) },
  memberNo: String(randomInt(10 ** 12)).padStart(12, '0') + String(randomInt(10 ** 4)).padStart(4, '0'),
})

interface Entering {
  readonly customer: { readonly customerId: string; readonly hasPassword: boolean; readonly isNew: boolean }
  readonly phone: string
  readonly provider: 'sms' | 'password'
  readonly context: Context
}

/** Opens the session of a person who has proven who they are, inside the transaction that found out. */
export async function enter(
  { sessions, guard }: LoginParts,
  tx: Tx,
  { customer, phone, provider, context: { corp, network, now } }: Entering,
): Promise<LoggedIn> {
  const { corpId } = corp
  const { customerId, isNew, hasPassword } = customer
  await tx.batch(...guard.forgive({ corpId, phone, network, now }, { isCounted: provider === 'password' }))
  const by = { provider, seenAt: guard.seenAt(phone, network) }
  const opened = await sessions.open(tx, { kind: 'customer', corpId, holderId: customerId, permission: [], by })
  return { ...opened, isNew, isSetPassword: hasPassword }
}
