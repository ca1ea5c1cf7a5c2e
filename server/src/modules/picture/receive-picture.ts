import { randomUUIDv7 } from 'node:crypto'
import type { libraryPicture, uploadPicture } from '@tiffin/contract/desk/picture'
import { type Framing, leastPictureSide, maxPictureBytes, wholeFraming } from '@tiffin/core/media/picture'
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

async function checkPicture(incoming: IncomingPicture): Promise<void> {
  const { width, height } = await checkHeader(incoming, pixelLimits)
  if (Math.min(width, height) < leastPictureSide) throw new Refusal('pictureTooSmall')
}

async function readPicture(incoming: IncomingPicture): Promise<Whole> {
  await checkPicture(incoming)
  return drawWhole(incoming.path).catch(() => {
    throw new Refusal('fileTypeWrong') // its header was right and the rest is not
  })
}

/** The address of a square, whether it was drawn or not. */
export const addressOf = (content: string, framing: Framing): string => `/media/${squareOf(content, framing)}`

/** Draws a square of a picture and keeps its files; answers its address. */
export async function keepSquare(
  { storage }: PictureParts,
  whole: Pick<Whole, 'bytes' | 'width' | 'height'>,
  { content, framing }: { readonly content: string; readonly framing: Framing },
): Promise<string> {
  const square = squareOf(content, framing)
  for (const [name, bytes] of await drawSquare(whole, framing, square)) await storage.put(name, bytes)
  return addressOf(content, framing)
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

/** Keeps a file aside while something is done with the picture that it is; refuses what is none. */
function withPicture<Value>(
  { app }: PictureParts,
  file: SentFile,
  work: (incoming: IncomingPicture) => Promise<Value>,
): Promise<Value> {
  const place = { folder: incomingIn(app.config.dataDir), mostOfPicture: maxPictureBytes }
  return withIncoming(place, file, async ({ format, path }) => {
    if (format === 'video' || format === 'gif') throw new Refusal('fileTypeWrong')
    return work({ format, path })
  })
}

type Wish = Omit<Arrived, 'whole'>

const takePicture = (parts: PictureParts, { file, ...wish }: Wish & { file: SentFile }, context: Context<'staff'>) =>
  withPicture(parts, file, (incoming) =>
    parts.limits.draw(async () => keepPicture(parts, { whole: await readPicture(incoming), ...wish }, context)),
  )

/** Takes a picture into the library: upright, freed of everything but its pixels, in every width and format. */
export function receivePicture(
  parts: PictureParts,
  { file, wish }: { file: SentFile; wish: z.output<typeof uploadPicture.input> },
  context: Context<'staff'>,
): Promise<z.input<typeof libraryPicture>> {
  const { pictureName: name, ...framing } = wish
  return parts.limits.run(context.session.staffId, async () =>
    showPicture(await takePicture(parts, { file, name, framing }, context)),
  )
}

async function* sent(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Looks whether bytes are a picture that the library takes; refuses as an upload is refused. */
export const lookAtPicture = (parts: PictureParts, bytes: Uint8Array): Promise<void> =>
  withPicture(parts, sent(bytes), checkPicture)

const longestName = 120

/** Takes a file that came with others into the library under its own name; answers its address. */
export async function keepPictureFile(
  parts: PictureParts,
  { name: path, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  context: Context<'staff'>,
): Promise<string> {
  const [file = ''] = path.split('/').slice(-1)
  const name = file.replace(/\.[^.]*$/, '').slice(0, longestName)
  const picture = await takePicture(parts, { file: sent(bytes), name, framing: wholeFraming }, context)
  return picture.addresses.at(-1) ?? ''
}
