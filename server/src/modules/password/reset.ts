import { type resetPassword, smsScene } from '@tiffin/contract/login'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { readPhone, withCode } from '../login/index.ts'
import { newPassword, type PasswordParts } from './parts.ts'
import { findAccount, replacePassword } from './queries.ts'

/**
 * A new password for the owner of the phone: the code is the one-use grant, bound to the phone it went to. Every session ends,
 * and wrong tries from here are forgotten, so that the new password can be used at once.
 */
export async function reset(
  parts: PasswordParts,
  wish: z.output<typeof resetPassword.input>,
  context: Context<'anyone'>,
): Promise<Record<string, never>> {
  const password = newPassword(wish)
  const { corp, network, now } = context
  const { corpId } = corp
  const phone = readPhone(corp, wish)
  const codeTry = { phone, scene: smsScene.reset, nonce: wish.nonce, typed: wish.code, context }
  const { notify } = await withCode(parts, codeTry, async (tx) => {
    const [account] = (await tx.run(findAccount(corpId, phone))).rows
    if (!account) return 'notRegistered'
    if (!account.isActive) return 'codeWrong'
    const { customerId, passwordHash: before } = account
    const after = await parts.passwords.hash(password)
    const { rows } = await tx.run(replacePassword(corpId, { customerId, before, after }))
    if (rows.length === 0) return 'codeWrong' // changed or closed at this very moment
    await tx.batch(...parts.guard.forgive({ corpId, phone, network, now }, { isCounted: false }))
    return { notify: await parts.sessions.endAll(tx, corpId, customerId) }
  })
  notify()
  return {}
}
