import { type logInByCode, smsScene } from '@tiffin/contract/login'
import type { RefusalName } from '@tiffin/contract/refusals'
import { isLanguage } from '@tiffin/core/language/language'
import type { Locale } from '@tiffin/phrases/locales'
import type { z } from 'zod'
import type { Tx } from '../../db/unit.ts'
import type { Context } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { findOrInsertCustomer } from './customer-queries.ts'
import { enter, type LoggedIn, newCustomer } from './enter.ts'
import type { LoginParts } from './parts.ts'
import { readPhone } from './phone.ts'

/** As people type or paste it. */
const plainCode = (typed: string): string => typed.normalize('NFKC').trim()

interface TryCode {
  readonly phone: string
  readonly scene: number
  readonly typed: string
}

/** Compares a code, if a try is left. A wrong one counts against passwords too; the caller commits also when it is refused. */
export async function tryCode(
  { codes, guard }: LoginParts,
  tx: Tx,
  { phone, scene, typed, context }: TryCode & { readonly context: Context },
): Promise<RefusalName | undefined> {
  const { corp, network, now } = context
  const { corpId } = corp
  const { refusal, isGuess } = await codes.check(tx, { corpId, phone, scene }, { typed: plainCode(typed), now })
  if (isGuess) await guard.noteWrong(tx, { corpId, phone, network, now })
  return refusal
}

/**
 * Tries a code and goes on when it is right, in one transaction that is kept either way: a try must stay counted, which a refusal
 * thrown inside would take back. So what follows answers its refusal instead of throwing it.
 */
export async function withCode<Value extends object>(
  parts: LoginParts,
  asked: TryCode & { readonly context: Context },
  then: (tx: Tx) => Promise<Value | RefusalName>,
): Promise<Value> {
  const { corpId } = asked.context.corp
  const outcome = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const refusal = await tryCode(parts, tx, asked)
    return refusal ?? then(tx)
  })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

const languageOf = (wanted: string | undefined, { language }: Context): Locale =>
  wanted && isLanguage(wanted) ? wanted : language

/** Logs in with a code; a phone that is new becomes a customer. */
export function logIn(
  parts: LoginParts,
  wish: z.output<typeof logInByCode.input>,
  context: Context<'anyone'>,
): Promise<LoggedIn> {
  if (!wish.agreementAccepted) throw new Refusal('agreementMissing')
  const phone = readPhone(context.corp, wish)
  const language = languageOf(wish.language, context)
  const asked = { phone, scene: smsScene.logIn, typed: wish.code, context }
  return withCode(parts, asked, async (tx) => {
    const { rows } = await tx.run(findOrInsertCustomer(newCustomer(context, { phone, language })))
    const [customer] = rows
    if (!customer?.isActive) return 'codeWrong' // a closed account looks like a wrong code to whoever tries
    return enter(parts, tx, { customer, phone, provider: 'sms', context })
  })
}
