import { type register as registerCall, smsScene } from '@tiffin/contract/login'
import { readNickname } from '@tiffin/core/customer/profile'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { enter, type LoggedIn, newCustomer, readPhone, withCode } from '../login/index.ts'
import { newPassword, type PasswordParts } from './parts.ts'
import { findAccount, insertWithPassword } from './queries.ts'

function nicknameOf(typed: string): string {
  if (typed.trim() === '') return ''
  const read = readNickname(typed)
  if (!read.ok) throw new Refusal(read.refusal)
  return read.value
}

/** Makes an account with a password. Only a right code learns that the phone has one already. */
export function register(
  parts: PasswordParts,
  wish: z.output<typeof registerCall.input>,
  context: Context<'anyone'>,
): Promise<LoggedIn> {
  if (!wish.agreementAccepted) throw new Refusal('agreementMissing')
  const password = newPassword(wish)
  const nickName = nicknameOf(wish.nickName)
  const { corp, language } = context
  const phone = readPhone(corp, wish)
  const codeTry = { phone, scene: smsScene.register, nonce: wish.nonce, typed: wish.code, context }
  return withCode(parts, codeTry, async (tx) => {
    const [account] = (await tx.run(findAccount(corp.corpId, phone))).rows
    if (account) return account.isActive ? 'alreadyRegistered' : 'codeWrong'
    const hash = await parts.passwords.hash(password)
    const { rows } = await tx.run(insertWithPassword(newCustomer(context, { phone, language, nickName }), hash))
    const [made] = rows
    if (!made) return 'alreadyRegistered'
    const customer = { customerId: made.customerId, hasPassword: true, isNew: true }
    return enter(parts, tx, { customer, phone, provider: 'password', context })
  })
}
