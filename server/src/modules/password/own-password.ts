import { randomUUIDv7 } from 'node:crypto'
import type { changePassword, setPassword } from '@tiffin/contract/profile'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { LoggedIn } from '../login/index.ts'
import { moveClients } from '../push/index.ts'
import { newPassword, type PasswordParts } from './parts.ts'
import { findOwnHash, replacePassword } from './queries.ts'

type Customer = Context<'customer'>

/** Whether the customer has a password. */
export async function hasPassword(
  { app: { db } }: PasswordParts,
  { corp: { corpId }, session: { customerId } }: Customer,
): Promise<{ isSetPassword: boolean }> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findOwnHash(corpId, customerId)),
  )
  if (!rows[0]) throw new Refusal('notLoggedIn')
  return { isSetPassword: rows[0].passwordHash !== null }
}

/** A first password. */
export async function setFirstPassword(
  parts: PasswordParts,
  wish: z.output<typeof setPassword.input>,
  context: Customer,
): Promise<Record<string, never>> {
  const password = newPassword(wish)
  const { isSetPassword } = await hasPassword(parts, context)
  if (isSetPassword) throw new Refusal('passwordAlreadySet')
  const { corpId } = context.corp
  const { customerId } = context.session
  const after = await parts.passwords.hash(password)
  const [{ rows }] = await parts.app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(replacePassword(corpId, { customerId, before: null, after })),
  )
  if (rows.length === 0) throw new Refusal('passwordAlreadySet')
  return {}
}

/** The password that the caller is known to have; refuses `loginLocked` or `oldPasswordWrong`. Who knows it has no wrong tries left. */
async function proveOld(
  { app, guard, passwords }: PasswordParts,
  oldPassword: string,
  { corp: { corpId }, session: { customerId }, now }: Customer,
): Promise<string> {
  const hash = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    await guard.takeOwnTry(tx, { corpId, customerId, now })
    const [{ rows }] = await tx.finish(findOwnHash(corpId, customerId))
    return rows[0]?.passwordHash ?? null
  })
  const isRight = await passwords.matches(oldPassword, hash)
  if (!isRight || hash === null) throw new Refusal('oldPasswordWrong')
  await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(guard.forgiveOwn(corpId, customerId)))
  return hash
}

/** Another password instead of the old one. Every session ends; the caller goes on with a new one, and its browser still hears what happens. */
export async function change(
  parts: PasswordParts,
  wish: z.output<typeof changePassword.input>,
  context: Customer,
): Promise<LoggedIn> {
  const password = newPassword(wish)
  const { corpId } = context.corp
  const { customerId, sessionId: oldSession } = context.session
  const before = await proveOld(parts, wish.oldPassword, context)
  if (password === wish.oldPassword) throw new Refusal('passwordSame')
  const after = await parts.passwords.hash(password)
  const { opened, notify } = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [row] = (await tx.run(replacePassword(corpId, { customerId, before, after }))).rows
    if (!row) throw new Refusal('oldPasswordWrong') // changed at this very moment
    const notify = await parts.sessions.endAll(tx, corpId, customerId)
    const sessionId = randomUUIDv7()
    await tx.run(moveClients(corpId, { from: oldSession, to: sessionId }))
    const by = { provider: 'password', seenAt: parts.guard.seenAt(row.phone, context.network) } as const
    const holder = { kind: 'customer', corpId, holderId: customerId, permission: [], by } as const
    return { opened: await parts.sessions.open(tx, holder, sessionId), notify }
  })
  notify()
  return { ...opened, isNew: false, isSetPassword: true }
}
