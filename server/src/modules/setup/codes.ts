import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { deleteFirstCodes, findAnyCorp, insertCode } from './queries.ts'

const lifeMs = 72 * 3_600_000

/** What is kept of a code: 256 random bits need no salt. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Where a code leads. It stands behind the `#`, which browsers send to no server. */
const linkOf = (publicUrl: string, code: string): string => `${publicUrl}/desk/setup#${code}`

async function keepCode(db: Database, isFirst: boolean, now: number): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const made = insertCode({ hash: hashOfCode(code), isFirst, now, expiresAt: now + lifeMs })
  await db.tx({ role: 'app', corp: '' }, async (tx) => {
    if (isFirst) await tx.run(deleteFirstCodes())
    await tx.finish(made)
  })
  return code
}

async function isAnyBrandThere(db: Database): Promise<boolean> {
  const [{ rows }] = await db.tx({ role: 'jobs' }, (tx) => tx.finish(findAnyCorp()))
  return rows[0]?.isThere ?? true
}

/** A link that makes the first brand, when there is none; the one of the start before works no longer [brand-6]. */
export async function firstBrandLink(db: Database, publicUrl: string, now = Date.now()): Promise<string | undefined> {
  if (await isAnyBrandThere(db)) return undefined
  return linkOf(publicUrl, await keepCode(db, true, now))
}

/** A link that makes a further brand, once and for 72 hours [brand-6]. */
export const furtherBrandLink = async (db: Database, publicUrl: string, now = Date.now()): Promise<string> =>
  linkOf(publicUrl, await keepCode(db, false, now))

/** Asks whether there is any brand; once there is one it asks no more. */
export function brandSeeker(db: Database): () => Promise<boolean> {
  let isThere = false
  return async () => {
    isThere ||= await isAnyBrandThere(db)
    return isThere
  }
}
