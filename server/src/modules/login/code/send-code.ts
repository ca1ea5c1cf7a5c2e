import { type sendSmsCode, smsScene } from '@tiffin/contract/login'
import { codeLength } from '@tiffin/core/customer/sms-code'
import { textIn } from '@tiffin/core/language/language'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Fault, Refusal } from '../../../base/refusal.ts'
import { findPhone } from '../customer-queries.ts'
import type { LoginParts } from '../parts.ts'
import { readPhone } from '../phone.ts'
import { type Asking as CodeAsking, codeLifeMs, type Issued } from './codes.ts'
import { SmsNotSent } from './sms.ts'
import { isTestPhone, showAtDesk } from './test-phones.ts'

type Asking = Context<'maybeCustomer'>

/** The phone of the session: a code of scene 4 goes nowhere else, whatever the body says. */
async function ownPhone({ app: { db } }: LoginParts, { corp: { corpId }, session }: Asking): Promise<string> {
  if (!session) throw new Refusal('notLoggedIn')
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findPhone(corpId, session.customerId)),
  )
  const phone = rows[0]?.phone
  if (!phone) throw new Refusal('notLoggedIn')
  return phone
}

/**
 * Hands the code to the provider, once. What certainly did not go out costs the customer nothing; what may have gone out is paid for,
 * and its code is good: the refusal carries its nonce. Neither phone nor code is in the log.
 */
async function carry(
  { codes, sms, settings }: LoginParts,
  { asked: request, issued }: { asked: CodeAsking; issued: Issued },
  { corp, language, log }: Asking,
): Promise<void> {
  if (!sms) return
  const { phone } = request
  const corpName = textIn((await settings.of(corp)).setting.brandName, language)
  const text = say(language, 'sms.code', { brand: corpName, code: issued.digits, minutes: codeLifeMs / 60_000 })
  try {
    await sms.send({ phone, text })
  } catch (error) {
    const isSurelyNot = error instanceof SmsNotSent
    log.warn({ reason: isSurelyNot ? error.message : 'no answer that can be trusted' }, 'sms')
    if (isSurelyNot) await codes.takeBack(request, issued.nonce)
    throw new Refusal('codeNotSent', isSurelyNot ? null : { nonce: issued.nonce })
  }
}

/** Sends a code. Whether the phone has an account makes no difference to what is answered. */
export async function sendCode(
  parts: LoginParts,
  wish: z.output<typeof sendSmsCode.input>,
  context: Asking,
): Promise<z.input<typeof sendSmsCode.output>> {
  const { app, codes, guard, sms } = parts
  const { corp, now, network } = context
  const { corpId, smsDailyBudget: dailyBudget } = corp
  const { scene, nonce: replaces } = wish
  const isOwn = scene === smsScene.change
  const phone = isOwn ? await ownPhone(parts, context) : readPhone(corp, wish)
  const isShownAtDesk = !sms && !app.config.demo && (await isTestPhone(app, corpId, phone))
  if (!sms && !app.config.demo && !isShownAtDesk) throw new Fault('unavailable')
  const isKnown =
    isOwn || (await app.db.tx({ role: 'app', corp: corpId }, (tx) => guard.isKnown(tx, { corpId, phone, network })))
  const request = { corpId, phone, scene, network, isKnown, dailyBudget, replaces, now }
  const issued = await codes.issue(request)
  if (issued.alarm !== undefined) context.log.error({ alarm: 'smsSpeed', sent: issued.alarm, minutes: 10 }, 'sms')
  await carry(parts, { asked: request, issued }, context)
  if (isShownAtDesk) await showAtDesk(app, corpId, { phone, digits: issued.digits, endsAt: now + codeLifeMs })
  const life = codeLifeMs / 1000
  const reply = { nonce: issued.nonce, expiresIn: life, codeLength, nextSendIn: life }
  return app.config.demo ? { ...reply, devCode: issued.digits } : reply
}
