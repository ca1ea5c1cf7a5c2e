import { randomInt, randomUUIDv7 } from 'node:crypto'
import { type logInByCode, type sendSmsCode, smsScene } from '@tiffin/contract/login'
import type { RefusalName } from '@tiffin/contract/refusals'
import { codeLength } from '@tiffin/core/customer/sms-code'
import { isLanguage } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Tx } from '../../db/unit.ts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { Fault, Refusal } from '../../http/refusal.ts'
import { type Codes, codeLifeMs, pauseMs } from './codes.ts'
import { findOrInsertCustomer } from './customer-queries.ts'
import { normalisePhone, type Phone } from './phone.ts'
import type { LoginSessions, Opened } from './sessions.ts'

/** Carries a code to a phone. */
export interface SmsGateway {
  send(message: { phone: string; code: string; language: string }): Promise<void>
}

export interface LoginParts {
  readonly app: App
  readonly sessions: LoginSessions
  readonly codes: Codes
  readonly sms: SmsGateway | undefined
}

function readPhone({ corp }: Context, areaCode: string, typed: string): Phone {
  const phone = normalisePhone(areaCode, typed)
  if (!phone) throw new Refusal('phoneInvalid')
  // Only where the brand sells: numbers elsewhere are what those use who earn from SMS sent to them.
  if (!corp.areaCodes.includes(phone.areaCode)) throw new Refusal('phoneBlocked')
  return phone
}

/** Sends a code. Whether the phone has an account makes no difference. */
export async function sendCode(
  { app: { config }, codes, sms }: LoginParts,
  wish: z.output<typeof sendSmsCode.input>,
  context: Context<'maybeCustomer'>,
): Promise<z.input<typeof sendSmsCode.output>> {
  const { corp, now, network, language, session } = context
  if (wish.scene === smsScene.change && !session) throw new Refusal('notLoggedIn')
  const { number: phone } = readPhone(context, wish.areaCode, wish.phone)
  if (!sms && !config.demo) throw new Fault('unavailable')
  const asked = {
    code: { corpId: corp.corpId, phone, scene: wish.scene },
    network,
    dailyBudget: corp.smsDailyBudget,
    now,
  }
  const code = await codes.issue(asked)
  await sms?.send({ phone, code, language })
  const said = { expiresIn: codeLifeMs / 1000, codeLength, nextSendIn: pauseMs / 1000 }
  return config.demo ? { ...said, devCode: code } : said
}

type LoggedIn = Opened & { isNew: boolean; isSetPassword: boolean }

async function enter(
  { sessions }: LoginParts,
  tx: Tx,
  { phone, language, context }: { phone: string; language: string; context: Context },
): Promise<LoggedIn | RefusalName> {
  const { corpId } = context.corp
  const wanted = {
    ...{ corpId, phone, language, now: context.now, customerId: randomUUIDv7(), nickName: phone.slice(-4) },
    memberNo: String(randomInt(10 ** 12)).padStart(12, '0') + String(randomInt(10 ** 4)).padStart(4, '0'),
  }
  const { rows } = await tx.run(findOrInsertCustomer(wanted))
  const [customer] = rows
  if (!customer?.isActive) return 'codeWrong' // a closed account looks like a wrong code to whoever tries
  const holder = { kind: 'customer', corpId, holderId: customer.customerId, permission: [] } as const
  const opened = await sessions.open(tx, holder)
  return { ...opened, isNew: customer.isNew, isSetPassword: customer.hasPassword }
}

/** Logs in with a code; a phone that is new becomes a customer. */
export async function logIn(
  parts: LoginParts,
  wish: z.output<typeof logInByCode.input>,
  context: Context<'anyone'>,
): Promise<LoggedIn> {
  if (!wish.agreementAccepted) throw new Refusal('agreementMissing')
  const { number: phone } = readPhone(context, wish.areaCode, wish.phone)
  const { corpId } = context.corp
  const language = wish.language && isLanguage(wish.language) ? wish.language : context.language
  const code = { corpId, phone, scene: smsScene.logIn }
  const typed = wish.code.normalize('NFKC').trim()
  const outcome = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const refusal = await parts.codes.check(tx, code, { typed, now: context.now })
    return refusal ?? enter(parts, tx, { phone, language, context })
  })
  // Only now: the try must stay counted, and a refusal thrown inside would take it back.
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}
