import { randomUUIDv7 } from 'node:crypto'
import type { addTestPhone, findStart, goLive, removeTestPhone } from '@tiffin/contract/desk/start'
import type { z } from 'zod'
import { customerAddressOf } from '../../base/brand-hosts.ts'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { brandMoved, type Services } from '../../db/services.ts'
import { auditEntry } from '../audit/index.ts'
import { readPhone, type SmsGateway, testPhones } from '../login/index.ts'
import { listSamples, type SampleMenus } from './put-sample.ts'
import { countStart, lockStart, noteLive } from './start-queries.ts'

type Staff = Context<'staff'>

/** So many phones may get their codes at the desk. */
const mostTestPhones = 5

export interface StartParts {
  readonly app: Services
  readonly samples: SampleMenus
  /** Undefined: codes are not sent. */
  readonly sms: SmsGateway | undefined
}

const itemOf = (corpId: string) => ({ kind: 'corp', id: corpId })

/** What a new brand has, and what it still needs. */
export async function showStart(
  { app, sms, samples }: StartParts,
  context: Staff,
): Promise<z.input<typeof findStart.output>> {
  const { corpId } = context.corp
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(countStart(corpId)))
  const [counts] = rows
  if (!counts) throw new Refusal('corpUnknown')
  const testPhoneList = await testPhones.showTestPhones(app, context)
  const withoutMessages = app.config.demo ? 'demo' : testPhoneList.length > 0 ? 'testPhones' : 'none'
  return {
    ...counts,
    ...{ codesBy: sms ? 'message' : withoutMessages, testPhoneList },
    customerAddress: customerAddressOf(app.config, corpId),
    sampleList: listSamples(samples, context, counts.productCount),
  }
}

/** Adds a test phone; the brand's row is locked, so that a sixth cannot slip in beside the fifth. */
export async function addPhone(
  { app }: StartParts,
  wish: z.output<typeof addTestPhone.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corp, session } = context
  const { corpId } = corp
  const phone = readPhone(corp, wish)
  await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [state] = (await tx.run(lockStart(corpId))).rows
    if (state?.liveAt) throw new Refusal('liveAlready')
    const known = (await tx.run(testPhones.listTestPhones(corpId))).rows
    if (known.some((each) => each.phone === phone)) return
    if (known.length >= mostTestPhones) throw new Refusal('testPhonesMost')
    await tx.finish(
      testPhones.insertTestPhone(corpId, { testPhoneId: randomUUIDv7(), phone, staffId: session.staffId }),
      auditEntry(context, { action: 'start.addTestPhone', item: itemOf(corpId) }),
    )
  })
  return {}
}

/** Removes a test phone. */
export async function removePhone(
  { app }: StartParts,
  { testPhoneId }: z.output<typeof removeTestPhone.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(
      testPhones.deleteTestPhone(corpId, testPhoneId),
      auditEntry(context, { action: 'start.removeTestPhone', item: itemOf(corpId) }),
    ),
  )
  return {}
}

/** The brand sells to everybody from now on. */
export async function open({ app }: StartParts, context: Staff): Promise<z.input<typeof goLive.output>> {
  const { corp, now } = context
  const { corpId } = corp
  const live = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [state] = (await tx.run(lockStart(corpId))).rows
    const [counts] = (await tx.run(countStart(corpId))).rows
    if (!counts || counts.storeCount === 0 || counts.productCount === 0) throw new Refusal('nothingToSell')
    if (state?.liveAt) return { liveAt: state.liveAt }
    await tx.finish(
      noteLive(corpId, now),
      testPhones.deleteTestPhones(corpId),
      auditEntry(context, { action: 'start.goLive', item: itemOf(corpId) }),
    )
    return { liveAt: now }
  })
  await brandMoved(app, corpId)
  return live
}
