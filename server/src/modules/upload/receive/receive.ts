import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { uploadFile } from '@tiffin/contract/upload'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Fault, Refusal } from '../../../base/refusal.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import type { Services } from '../../../db/services.ts'
import type { Statement } from '../../../db/statement.ts'
import { isTaken, takeBudget, untilNext } from '../../login/index.ts'
import { findUpload, insertUpload } from '../queries.ts'
import { type UploadExtension, type UploadStorage, uploadTypes } from '../storage/storage.ts'
import { drawAvatar, drawWhole } from './draw-picture.ts'
import { type Incoming, withIncoming } from './incoming.ts'
import { withCleanVideo } from './remux-video.ts'
import type { UploadLimits } from './upload-limits.ts'

/** An upload that nothing uses is deleted after this. */
const unusedMs = 24 * 3_600_000
/** Uploads of a customer in an hour; far above normal use. */
export const hourly = { most: 60, windowSeconds: 3600 }

/** Videos are fifty times as large as what is kept of a picture. */
const hourlyVideos = { most: 6, windowSeconds: 3600 }

export interface UploadParts {
  readonly app: Services
  readonly storage: UploadStorage
  readonly limits: UploadLimits
}

export const incomingIn = (dataDir: string): string => join(dataDir, 'uploads', 'incoming')

type Limit = typeof hourly & { readonly of?: string }

async function takeTurn(
  { app: { db } }: UploadParts,
  { corp: { corpId }, session, now }: Context<'customer'>,
  { of: purpose = 'upload', ...limit }: Limit = hourly,
) {
  const budget = takeBudget({ corpId, key: `${purpose} ${session.customerId}`, limit, now })
  const [taken] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(budget))
  if (!isTaken(taken))
    throw new Fault('tooManyRequests', { 'retry-after': String(Math.ceil(untilNext(now, limit) / 1000)) })
}

/** Refuses `notLoggedIn` when the statement finds nothing: the customer whose file it is has deleted the account. */
async function requireRow({ db }: Services, corpId: string, statement: Statement<unknown>): Promise<void> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId }, (tx) => tx.finish(statement))
  if (rows.length === 0) throw new Refusal('notLoggedIn')
}

type Received = z.input<typeof uploadFile.output>

/** What is kept of an upload. */
interface Made {
  readonly content: Buffer | { readonly path: string }
  readonly extension: UploadExtension
  readonly width: number
  readonly height: number
  readonly size: number
}

interface Making<Value> {
  readonly scene: string
  /** Waits for its turn to draw or copy. */
  readonly inTurn: <Done>(work: () => Promise<Done>) => Promise<Done>
  readonly keep: (made: Made) => Promise<Value>
}

/** Makes of what was sent what is kept, while `keep` keeps it; only the making has to wait for its turn. */
async function encodeAgain<Value>({ path, format }: Incoming, { scene, inTurn, keep }: Making<Value>): Promise<Value> {
  if (format === 'video') {
    if (scene === 'avatar') throw new Refusal('avatarNotPicture')
    return withCleanVideo(path, inTurn, async (video) =>
      keep({ ...video, content: video, size: (await stat(video.path)).size }),
    )
  }
  const draw = scene === 'avatar' ? drawAvatar : drawWhole
  const { bytes, width, height } = await inTurn(() => draw({ path, format }))
  return keep({ content: bytes, size: bytes.length, extension: 'webp', width, height })
}

/** Takes a file, encodes it again and keeps it for a day, in which the customer may use it. */
export function receiveFile(
  parts: UploadParts,
  { file, scene, context }: { file: SentFile; scene: string; context: Context<'customer'> },
): Promise<Received> {
  const { app, storage, limits } = parts
  const { customerId } = context.session
  const { corpId } = context.corp
  async function keep({ content, extension, width, height, size }: Made): Promise<Received> {
    const uploadKey = randomBytes(16).toString('base64url')
    const name = `${uploadKey}.${extension}`
    const row = { corpId, customerId, uploadKey, scene, extension, bytes: size, now: context.now }
    // The row first: a file without one would never be swept.
    await requireRow(app, corpId, insertUpload({ ...row, expiresAt: context.now + unusedMs }))
    await storage.put(name, content)
    await requireRow(app, corpId, findUpload(row)).catch(async (gone) => {
      await storage.delete(name) // swept away with its account before it had arrived
      throw gone
    })
    return { url: `/uploads/${name}`, width, height, size, type: uploadTypes[extension] }
  }
  return limits.run(customerId, async () => {
    await takeTurn(parts, context)
    return withIncoming({ folder: incomingIn(app.config.dataDir) }, file, async (incoming) => {
      if (incoming.format === 'video') await takeTurn(parts, context, { ...hourlyVideos, of: 'video' })
      return encodeAgain(incoming, { scene, keep, inTurn: (work) => limits.draw(work) })
    })
  })
}
