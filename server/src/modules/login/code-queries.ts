import { named, type Statement } from '../../db/statement.ts'

/** A code as whoever asked for it names it. */
export interface CodeOf {
  readonly corpId: string
  readonly phone: string
  readonly scene: number
  readonly nonceHash: string
}

export const insertCode = (
  { corpId, phone, scene, nonceHash }: CodeOf,
  { hash, now, expiresAt }: { hash: string; now: number; expiresAt: number },
): Statement =>
  named(
    'code_insert',
    `insert into issued_code (corp_id, phone, scene, nonce_hash, code_hash, tries, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, 0, $6, $7)`,
    [corpId, phone, scene, nonceHash, hash, new Date(now), new Date(expiresAt)],
  )

/** Takes one of the five tries and gives the hash to compare with; no row, no comparison. The row stays locked until the transaction ends. */
export const takeTry = ({ corpId, phone, scene, nonceHash }: CodeOf, now: number): Statement<{ hash: string }> =>
  named(
    'code_try',
    `update issued_code set tries = tries + 1
     where corp_id = $1 and nonce_hash = $2 and phone = $3 and scene = $4 and tries < 5 and expires_at > $5
     returning code_hash as hash`,
    [corpId, nonceHash, phone, scene, new Date(now)],
  )

/** What became of the code: tells those who could not try why. */
export const findCode = ({
  corpId,
  phone,
  scene,
  nonceHash,
}: CodeOf): Statement<{ tries: number; expiresAt: number }> =>
  named(
    'code_find',
    `select tries, expires_at as "expiresAt" from issued_code
     where corp_id = $1 and nonce_hash = $2 and phone = $3 and scene = $4`,
    [corpId, nonceHash, phone, scene],
  )

/** A code that was right once, was replaced by another or never went out is right no more. */
export const spendCode = ({ corpId, phone, scene, nonceHash }: CodeOf): Statement =>
  named('code_spend', 'delete from issued_code where corp_id = $1 and nonce_hash = $2 and phone = $3 and scene = $4', [
    corpId,
    nonceHash,
    phone,
    scene,
  ])
