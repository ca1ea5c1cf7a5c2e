import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { uploadFile } from '@tiffin/contract/upload'
import type { z } from 'zod'
import type { Statement } from '../../db/statement.ts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { Fault, Refusal } from '../../http/refusal.ts'
import type { SentFile } from '../../http/route-file.ts'
import { isTaken, takeBudget, untilNext } from '../login/index.ts'
import { addressOf } from './avatar.ts'
import { drawAvatar } from './draw-avatar.ts'
import { withIncoming } from './incoming.ts'
import type { Lanes } from './lanes.ts'
import { findUpload, insertUpload } from './queries.ts'
import { type UploadStorage, uploadType } from './storage.ts'

/** What is not taken as an avatar by then goes. */
const unusedMs = 24 * 3_600_000
/** More pictures than anybody tries on in an hour. */
export const hourly = { most: 60, windowSeconds: 3600 }

export interface UploadParts {
  readonly app: App
  readonly storage: UploadStorage
  readonly lanes: Lanes
}

export const incomingIn = (dataDir: string): string => join(dataDir, 'uploads', 'incoming')

async function takeTurn({ app: { db } }: UploadParts, { corp: { corpId }, session, now }: Context<'customer'>) {
  const budget = takeBudget({ corpId, key: `upload ${session.customerId}`, limit: hourly, now })
  const [taken] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(budget))
  if (!isTaken(taken))
    throw new Fault('tooManyRequests', { 'retry-after': String(Math.ceil(untilNext(now, hourly) / 1000)) })
}

/** Refuses `notLoggedIn` when the statement finds nothing: whose picture it is has deleted his account. */
async function requireRow({ db }: App, corpId: string, statement: Statement<unknown>): Promise<void> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(statement))
  if (rows.length === 0) throw new Refusal('notLoggedIn')
}

/** Takes a picture, draws it anew and keeps it for a day, in which the customer may take it as his avatar. */
export function receiveFile(
  parts: UploadParts,
  { file, scene, context }: { file: SentFile; scene: string; context: Context<'customer'> },
): Promise<z.input<typeof uploadFile.output>> {
  const { app, storage, lanes } = parts
  const { customerId } = context.session
  return lanes.run(customerId, async () => {
    await takeTurn(parts, context)
    const drawn = await withIncoming(incomingIn(app.config.dataDir), file, (incoming) =>
      lanes.draw(() => drawAvatar(incoming)),
    )
    const uploadKey = randomBytes(16).toString('base64url')
    const { corpId } = context.corp
    const row = {
      ...{ corpId, customerId, uploadKey, scene, bytes: drawn.bytes.length, now: context.now },
      expiresAt: context.now + unusedMs,
    }
    // The row first: a file without one would never be swept.
    await requireRow(app, corpId, insertUpload(row))
    await storage.put(`${uploadKey}.webp`, drawn.bytes)
    await requireRow(app, corpId, findUpload(row)).catch(async (gone) => {
      await storage.delete(`${uploadKey}.webp`) // swept away with its account before it had arrived
      throw gone
    })
    const { width, height, bytes } = drawn
    return { url: addressOf(uploadKey), width, height, size: bytes.length, type: uploadType }
  })
}
