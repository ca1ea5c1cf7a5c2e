import { type sendSmsCode, smsScene } from '@tiffin/contract/login'
import { codeLength } from '@tiffin/core/customer/sms-code'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { Fault, Refusal } from '../../http/refusal.ts'
import { codeLifeMs, pauseMs } from './codes.ts'
import { findPhone } from './customer-queries.ts'
import type { LoginParts } from './parts.ts'
import { readPhone } from './phone.ts'

/** Carries a code to a phone. */
export interface SmsGateway {
  send(message: { phone: string; code: string; language: string }): Promise<void>
}

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

/** Sends a code. Whether the phone has an account makes no difference. */
export async function sendCode(
  parts: LoginParts,
  wish: z.output<typeof sendSmsCode.input>,
  context: Asking,
): Promise<z.input<typeof sendSmsCode.output>> {
  const { app, codes, sms } = parts
  const { corp, now, network, language } = context
  const { scene } = wish
  const phone = scene === smsScene.change ? await ownPhone(parts, context) : readPhone(corp, wish)
  if (!sms && !app.config.demo) throw new Fault('unavailable')
  const asked = { code: { corpId: corp.corpId, phone, scene }, network, dailyBudget: corp.smsDailyBudget, now }
  const code = await codes.issue(asked)
  await sms?.send({ phone, code, language })
  const said = { expiresIn: codeLifeMs / 1000, codeLength, nextSendIn: pauseMs / 1000 }
  return app.config.demo ? { ...said, devCode: code } : said
}
