import { type logInByCode, smsScene } from '@tiffin/contract/login'
import { matchLanguage } from '@tiffin/core/language/language'
import type { Locale } from '@tiffin/phrases/locales'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { type PlainRefusal, Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import { findOrInsertCustomer } from './customer-queries.ts'
import { enter, type LoggedIn, newCustomer } from './enter.ts'
import type { LoginParts } from './parts.ts'
import { readPhone } from './phone.ts'

/** As people type or paste it. */
const plainCode = (typed: string): string => typed.normalize('NFKC').trim()

interface TryCode {
  readonly phone: string
  readonly scene: number
  /** As asking for the code answered it. */
  readonly nonce: string
  readonly typed: string
  readonly context: Context
}

interface Tried<Value> {
  readonly outcome: Value | PlainRefusal
  readonly isGuess: boolean
}

/** Compares a code, if a try is left, and goes on when it is right. A wrong one counts against passwords too. */
async function compare<Value extends object>(
  { codes, guard }: LoginParts,
  { tx, asked: codeTry }: { tx: Tx; asked: TryCode },
  then: (tx: Tx) => Promise<Value | PlainRefusal>,
): Promise<Tried<Value>> {
  const { phone, scene, nonce, context } = codeTry
  const { corp, network, now } = context
  const { corpId } = corp
  const digits = plainCode(codeTry.typed)
  const { refusal, isGuess } = await codes.check(tx, { corpId, phone, scene, nonce, digits }, now)
  if (isGuess) await guard.noteWrong(tx, { corpId, phone, network, now })
  return { outcome: refusal ?? (await then(tx)), isGuess }
}

/**
 * Tries a code and goes on when it is right, in one transaction that is kept either way: a try must stay counted, which a refusal
 * thrown inside would take back. So what follows answers its refusal instead of throwing it. The network's count is taken before,
 * in a transaction of its own, so that no request waits for others of the network.
 */
export async function withCode<Value extends object>(
  parts: LoginParts,
  codeTry: TryCode,
  then: (tx: Tx) => Promise<Value | PlainRefusal>,
): Promise<Value> {
  const { guard, app } = parts
  const { corp, network, now } = codeTry.context
  const scope = { role: 'app', corp: corp.corpId } as const
  const trying = { corpId: corp.corpId, phone: codeTry.phone, network, now }
  const isCounted = await app.db.tx(scope, (tx) => guard.takeGuess(tx, trying))
  const { outcome, isGuess } = await app.db.tx(scope, (tx) => compare(parts, { tx, asked: codeTry }, then))
  if (isCounted && !isGuess) await app.db.tx(scope, (tx) => tx.finish(guard.giveBackGuess(trying)))
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

const languageOf = (requested: string | undefined, { language }: Context): Locale =>
  matchLanguage(requested ?? '') ?? language

/** Logs in with a code; a phone that is new becomes a customer. */
export function logIn(
  parts: LoginParts,
  wish: z.output<typeof logInByCode.input>,
  context: Context<'anyone'>,
): Promise<LoggedIn> {
  if (!wish.agreementAccepted) throw new Refusal('agreementMissing')
  const phone = readPhone(context.corp, wish)
  const language = languageOf(wish.language, context)
  const codeTry = { phone, scene: smsScene.logIn, nonce: wish.nonce, typed: wish.code, context }
  return withCode(parts, codeTry, async (tx) => {
    const { rows } = await tx.run(findOrInsertCustomer(newCustomer(context, { phone, language })))
    const [customer] = rows
    if (!customer?.isActive) return 'codeWrong' // a closed account looks like a wrong code
    return enter(parts, tx, { customer, phone, provider: 'sms', context })
  })
}
