import { randomUUIDv7 } from 'node:crypto'
import type { libraryPicture, uploadPicture } from '@tiffin/contract/desk/picture'
import { type Framing, leastPictureSide, maxPictureBytes } from '@tiffin/core/media/picture'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { SentFile } from '../../base/sent-file.ts'
import { auditEntry } from '../audit/index.ts'
import { checkHeader, type IncomingPicture, incomingIn, withIncoming } from '../upload/index.ts'
import { contentOf, drawSquare, drawWhole, squareOf, type Whole } from './draw-squares.ts'
import type { PictureParts } from './parts.ts'
import { addAddress, findByContent, insertPicture, type PictureRow } from './queries.ts'
import { showPicture } from './show-pictures.ts'

/** Photographs of cameras are larger than what customers send, and one is drawn at a time. */
const pixelLimits = { inStrips: 60_000_000, whole: 16_000_000 }

async function readPicture(incoming: IncomingPicture): Promise<Whole> {
  const { width, height } = await checkHeader(incoming, pixelLimits)
  if (Math.min(width, height) < leastPictureSide) throw new Refusal('pictureTooSmall')
  return drawWhole(incoming.path).catch(() => {
    throw new Refusal('fileTypeWrong') // its header was right and the rest is not
  })
}

/** Draws a square of a picture and keeps its files; answers its address. */
export async function keepSquare(
  { storage }: PictureParts,
  whole: Pick<Whole, 'bytes' | 'width' | 'height'>,
  { content, framing }: { readonly content: string; readonly framing: Framing },
): Promise<string> {
  const square = squareOf(content, framing)
  for (const [name, bytes] of await drawSquare(whole, framing, square)) await storage.put(name, bytes)
  return `/media/${square}`
}

interface Arrived {
  readonly whole: Whole
  readonly name: string
  readonly framing: Framing
}

/** The row first: files without one would never be swept. Without an address it is not shown yet. */
async function keepRow({ app }: PictureParts, { whole, name, framing }: Arrived, context: Context<'staff'>) {
  const { corp, session, now } = context
  const { corpId } = corp
  const { width, height, isCutOut } = whole
  const content = contentOf(corpId, whole)
  const row = { corpId, pictureId: randomUUIDv7(), content, name, width, height, isCutOut, ...framing, now }
  const [, found] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(insertPicture({ ...row, staffId: session.staffId }), findByContent(corpId, content)),
  )
  return found.rows[0]
}

async function keepPicture(parts: PictureParts, arrived: Arrived, context: Context<'staff'>): Promise<PictureRow> {
  const row = await keepRow(parts, arrived, context)
  if (row === undefined) throw new Refusal('pictureUnknown') // swept away in this very moment
  if (row.addresses.length > 0) return row
  const { corpId } = context.corp
  const { content, pictureId, name } = row
  await parts.storage.put(`${content}.webp`, arrived.whole.bytes)
  const address = await keepSquare(parts, arrived.whole, { content, framing: arrived.framing })
  const note = { action: 'picture.upload', item: { kind: 'picture', id: pictureId, name } }
  await parts.app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(addAddress(corpId, pictureId, address), auditEntry(context, note)),
  )
  return { ...row, addresses: [address] }
}

/** Takes a picture into the library: upright, freed of everything but its pixels, in every width and format. */
export function receivePicture(
  parts: PictureParts,
  { file, wish }: { file: SentFile; wish: z.output<typeof uploadPicture.input> },
  context: Context<'staff'>,
): Promise<z.input<typeof libraryPicture>> {
  const { pictureName: name, ...framing } = wish
  const place = { folder: incomingIn(parts.app.config.dataDir), mostOfPicture: maxPictureBytes }
  return parts.limits.run(context.session.staffId, () =>
    withIncoming(place, file, async (incoming) => {
      const { format, path } = incoming
      if (format === 'video' || format === 'gif') throw new Refusal('fileTypeWrong')
      return parts.limits.draw(async () => {
        const whole = await readPicture({ format, path })
        return showPicture(await keepPicture(parts, { whole, name, framing }, context))
      })
    }),
  )
}
