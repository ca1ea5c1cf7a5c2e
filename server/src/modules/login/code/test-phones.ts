import type { Context } from '../../../base/context.ts'
import { seal, unseal } from '../../../base/seal.ts'
import type { Services } from '../../../db/services.ts'
import { keyFor } from '../keys.ts'
import { findTestPhone, keepTestCode, listTestPhones } from './test-phone-queries.ts'

/** Whether codes for a phone are shown at the desk of its brand. */
export async function isTestPhone({ db }: Services, corpId: string, phone: string): Promise<boolean> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(findTestPhone(corpId, phone)))
  return rows.length > 0
}

/** Keeps the code of a test phone for the desk, encrypted. */
export async function showAtDesk(
  { db, config }: Services,
  corpId: string,
  { phone, digits, endsAt }: { readonly phone: string; readonly digits: string; readonly endsAt: number },
): Promise<void> {
  const sealed = seal(keyFor(config.tokenSecret, 'seal'), digits)
  await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(keepTestCode(corpId, { phone, sealed, endsAt })))
}

/** The test phones of a brand by their last four digits, each with the code that works now. */
export async function showTestPhones(
  { db, config }: Services,
  { corp: { corpId }, now }: Pick<Context<'staff'>, 'corp' | 'now'>,
) {
  const keys = [config.tokenSecret, ...config.oldTokenSecrets].map((secret) => keyFor(secret, 'seal'))
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(listTestPhones(corpId)))
  return rows.map(({ testPhoneId, phone, sealedCode, codeEndsAt }) => {
    const isGood = sealedCode !== null && codeEndsAt !== null && codeEndsAt > now
    return {
      ...{ testPhoneId, phone: phone.slice(-4) },
      ...{ code: isGood ? unseal(keys, sealedCode) : null, codeEndsAt: isGood ? codeEndsAt : null },
    }
  })
}
