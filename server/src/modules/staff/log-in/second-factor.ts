import { createHash } from 'node:crypto'
import { Refusal } from '../../../base/refusal.ts'
import { unseal } from '../../../base/seal.ts'
import type { Services } from '../../../db/services.ts'
import { sealKeys } from '../../login/index.ts'
import { takeRecoveryCode, takeTotpStep } from '../queries.ts'
import { stepOf } from './totp.ts'

/** Who has a second factor, or not. */
export interface FactorHolder {
  readonly corpId: string
  readonly staffId: string
  /** Encrypted; null without one. */
  readonly totpSecret: string | null
  readonly isTotpOn: boolean
}

/** Recovery codes as they are kept: blanks, hyphens and letter case do not count. They have 50 random bits, so that a plain hash is enough. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('base64url')

/** Takes a code of the second factor, once; refuses `secondFactorNeeded` without a code and `secondFactorWrong` otherwise [staff-4]. */
export async function checkSecondFactor(
  app: Services,
  { corpId, staffId, totpSecret, isTotpOn }: FactorHolder,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<void> {
  if (!isTotpOn || totpSecret === null) return
  if (code.trim() === '') throw new Refusal('secondFactorNeeded')
  const step = stepOf(unseal(sealKeys(app.config), totpSecret), code, now)
  const take =
    step === undefined
      ? takeRecoveryCode(corpId, { staffId, hash: recoveryHash(code), now })
      : takeTotpStep(corpId, staffId, step)
  const isTaken = await app.db.tx({ role: 'app', corp: corpId }, async (tx) => (await tx.run(take)).rows.length > 0)
  if (!isTaken) throw new Refusal('secondFactorWrong')
}
