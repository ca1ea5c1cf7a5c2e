import { type sendSmsCode, smsScene } from '@tiffin/contract/login'
import { codeLength } from '@tiffin/core/customer/sms-code'
import { textIn } from '@tiffin/core/language/language'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { Fault, Refusal } from '../../http/refusal.ts'
import { type Asking as CodeAsking, codeLifeMs, pauseMs } from './codes.ts'
import { findPhone } from './customer-queries.ts'
import type { LoginParts } from './parts.ts'
import { readPhone } from './phone.ts'
import { SmsNotSent } from './sms.ts'

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
 * and its code is good. Neither phone nor code is in the log.
 */
async function carry(
  { codes, sms, brands }: LoginParts,
  { asked, digits }: { asked: CodeAsking; digits: string },
  { corp, language, log }: Asking,
): Promise<void> {
  if (!sms) return
  const { phone } = asked.code
  const brand = textIn((await brands.of(corp)).setting.brandName, language)
  const text = say(language, 'sms.code', { brand, code: digits, minutes: codeLifeMs / 60_000 })
  try {
    await sms.send({ phone, text })
  } catch (error) {
    const isSurelyNot = error instanceof SmsNotSent
    log.warn({ reason: isSurelyNot ? error.message : 'no answer that can be trusted' }, 'sms')
    if (isSurelyNot) await codes.takeBack(asked)
    throw new Refusal('codeNotSent')
  }
}

/** Sends a code. Whether the phone has an account makes no difference. */
export async function sendCode(
  parts: LoginParts,
  wish: z.output<typeof sendSmsCode.input>,
  context: Asking,
): Promise<z.input<typeof sendSmsCode.output>> {
  const { app, codes, sms } = parts
  const { corp, now, network } = context
  const { scene } = wish
  const phone = scene === smsScene.change ? await ownPhone(parts, context) : readPhone(corp, wish)
  if (!sms && !app.config.demo) throw new Fault('unavailable')
  const asked = { code: { corpId: corp.corpId, phone, scene }, network, dailyBudget: corp.smsDailyBudget, now }
  const digits = await codes.issue(asked)
  await carry(parts, { asked, digits }, context)
  const said = { expiresIn: codeLifeMs / 1000, codeLength, nextSendIn: pauseMs / 1000 }
  return app.config.demo ? { ...said, devCode: digits } : said
}
