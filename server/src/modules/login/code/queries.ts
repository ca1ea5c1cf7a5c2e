import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** A code as its asker names it. */
export interface CodeOf {
  readonly corpId: string
  readonly phone: string
  readonly scene: number
  readonly nonceHash: string
}

export const insertCode = named(
  'code_insert',
  sql`insert into issued_code (corp_id, phone, scene, nonce_hash, code_hash, tries, sent_at, expires_at)
     values (:corpId, :phone, :scene, :nonceHash, :hash, 0, :now, :expiresAt)`,
  (
    { corpId, phone, scene, nonceHash }: CodeOf,
    { hash, now, expiresAt }: { hash: string; now: number; expiresAt: number },
  ) => ({ corpId, phone, scene, nonceHash, hash, now: new Date(now), expiresAt: new Date(expiresAt) }),
)

/** A code may be tried so often. */
const mostTries = 5

/** Takes one of the five tries and gives the hash to compare with; no row, no comparison. The row stays locked until the transaction ends. */
export const takeTry = named(
  'code_try',
  sql`update issued_code set tries = tries + 1
     where corp_id = :corpId and nonce_hash = :nonceHash and phone = :phone and scene = :scene and tries < ${mostTries} and expires_at > :now
     returning code_hash as hash`,
  ({ corpId, phone, scene, nonceHash }: CodeOf, now: number) => ({
    corpId,
    nonceHash,
    phone,
    scene,
    now: new Date(now),
  }),
)

/** What became of the code: says to those who could not try why. */
export const findCode = named(
  'code_find',
  sql`select tries, expires_at as "expiresAt" from issued_code
     where corp_id = :corpId and nonce_hash = :nonceHash and phone = :phone and scene = :scene`,
  ({ corpId, phone, scene, nonceHash }: CodeOf) => ({ corpId, nonceHash, phone, scene }),
)

/** A code that was right once, was replaced by another or never went out is right no more. */
export const spendCode = named(
  'code_spend',
  sql`delete from issued_code where corp_id = :corpId and nonce_hash = :nonceHash and phone = :phone and scene = :scene`,
  ({ corpId, phone, scene, nonceHash }: CodeOf) => ({ corpId, nonceHash, phone, scene }),
)
