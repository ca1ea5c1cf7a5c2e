import { named, type Statement } from '../../db/statement.ts'

export interface CodeOf {
  readonly corpId: string
  readonly phone: string
  readonly scene: number
}

/** The new code replaces the old one, which is dead from then on. */
export const replaceCode = (
  { corpId, phone, scene }: CodeOf,
  { hash, now, expiresAt }: { hash: string; now: number; expiresAt: number },
): Statement =>
  named(
    'code_replace',
    `insert into sms_code (corp_id, phone, scene, code_hash, tries, sent_at, expires_at) values ($1, $2, $3, $4, 0, $5, $6)
     on conflict (corp_id, phone, scene) do update
       set code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
    [corpId, phone, scene, hash, new Date(now), new Date(expiresAt)],
  )

/** Takes one of the five tries and gives the hash to compare with; no row, no comparison. The row stays locked until the transaction ends. */
export const takeTry = ({ corpId, phone, scene }: CodeOf, now: number): Statement<{ hash: string }> =>
  named(
    'code_try',
    `update sms_code set tries = tries + 1
     where corp_id = $1 and phone = $2 and scene = $3 and tries < 5 and expires_at > $4
     returning code_hash as hash`,
    [corpId, phone, scene, new Date(now)],
  )

/** What became of the code: tells those who could not try why. */
export const findCode = ({ corpId, phone, scene }: CodeOf): Statement<{ tries: number; expiresAt: number }> =>
  named(
    'code_find',
    `select tries, expires_at as "expiresAt" from sms_code where corp_id = $1 and phone = $2 and scene = $3`,
    [corpId, phone, scene],
  )

/** A code that was right once is right no more. */
export const spendCode = ({ corpId, phone, scene }: CodeOf): Statement =>
  named('code_spend', 'delete from sms_code where corp_id = $1 and phone = $2 and scene = $3', [corpId, phone, scene])
