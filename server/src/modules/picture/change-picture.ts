import { buffer } from 'node:stream/consumers'
import type { deletePicture, libraryPicture, updatePicture } from '@tiffin/contract/desk/picture'
import type { Texts } from '@tiffin/core/language/language'
import type { Framing } from '@tiffin/core/media/picture'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import { brandMoved } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry, changesBetween } from '../audit/index.ts'
import { filesOf } from './draw-squares.ts'
import type { PictureParts } from './parts.ts'
import {
  addAddress,
  changePicture,
  deletePictureRow,
  findById,
  lockPicture,
  noteAddress,
  type PictureRow,
  raiseVersion,
} from './queries.ts'
import { addressOf, keepSquare } from './receive-picture.ts'
import { showPicture } from './show-pictures.ts'
import { listUses } from './uses.ts'

type Staff = Context<'staff'>

interface Asked {
  readonly pictureId: string
  readonly version: number
}

async function lock(tx: Tx, corpId: string, { pictureId, version }: Asked): Promise<PictureRow> {
  const [picture] = (await tx.run(lockPicture(corpId, pictureId))).rows
  if (!picture || picture.addresses.length === 0) throw new Refusal('pictureUnknown')
  if (picture.version !== version) throw new Refusal('pictureChanged')
  return picture
}

const itemOf = ({ pictureId, name }: PictureRow) => ({ kind: 'picture', id: pictureId, name })

async function drawAgain(
  parts: PictureParts,
  { content, width, height }: PictureRow,
  framing: Framing,
): Promise<string> {
  const stream = await parts.storage.open(`${content}.webp`)
  if (stream === undefined) throw new Refusal('pictureUnknown')
  const whole = { bytes: await buffer(stream), width, height }
  return parts.limits.draw(() => keepSquare(parts, whole, { content, framing }))
}

/** Without empty texts, in the order of the database. */
const givenTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const isFramedSo = ({ focusX, focusY, zoom }: PictureRow, framing: Framing): boolean =>
  focusX === framing.focusX && focusY === framing.focusY && zoom === framing.zoom

/** The square as it is wanted: another one is noted and drawn, so that its files go with the picture also when the change is refused. */
async function squareFor(parts: PictureParts, corpId: string, { wish, framing }: { wish: Asked; framing: Framing }) {
  const seen = await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const picture = await lock(tx, corpId, wish)
    const isOther = !isFramedSo(picture, framing)
    if (isOther) await tx.run(noteAddress(corpId, wish.pictureId, addressOf(picture.content, framing)))
    return { ...picture, isOther }
  })
  return seen.isOther ? drawAgain(parts, seen, framing) : (seen.addresses.at(-1) ?? '')
}

interface Changing {
  readonly wish: Asked
  readonly address: string
  readonly after: { readonly name: string; readonly alt: Texts } & Framing
}

/** Writes what a picture is now; `isTextNew` when it is in use and its alternative text has changed. */
async function writeChange(tx: Tx, context: Staff, { wish, address, after }: Changing) {
  const { corpId } = context.corp
  const { pictureId } = wish
  const before = await lock(tx, corpId, wish)
  const { name, alt, focusX, focusY, zoom, isUsed } = before
  const changes = changesBetween({ name, alt, focusX, focusY, zoom }, after)
  const isTextNew = isUsed && 'alt' in changes
  if (isTextNew) await tx.run(raiseVersion(corpId))
  const [, , , found] = await tx.finish(
    changePicture(corpId, pictureId, after),
    addAddress(corpId, pictureId, address),
    auditEntry(context, { action: 'picture.update', item: itemOf(before), changes }),
    findById(corpId, pictureId),
  )
  return { isTextNew, picture: showPicture(found.rows[0] ?? before) }
}

/**
 * Names a picture, says what it shows, and draws another square of it; the row is locked only once the files are there. Customers see
 * another alternative text at once [media-6].
 */
export async function change(
  parts: PictureParts,
  { pictureId, version, pictureName: name, altText, ...framing }: z.output<typeof updatePicture.input>,
  context: Staff,
): Promise<z.input<typeof libraryPicture>> {
  const { corpId } = context.corp
  const wish = { pictureId, version }
  const address = await squareFor(parts, corpId, { wish, framing })
  const after = { name, alt: givenTexts(altText), ...framing }
  const { isTextNew, picture } = await parts.app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    writeChange(tx, context, { wish, address, after }),
  )
  if (isTextNew) await brandMoved(parts.app, corpId)
  return picture
}

/** Deletes a picture's row and its files, when nothing names it any longer [media-5]. */
export async function dropUnused(
  { storage }: Pick<PictureParts, 'storage'>,
  tx: Tx,
  { corpId, ...picture }: PictureRow & { readonly corpId: string },
): Promise<boolean> {
  const { rows: uses } = await tx.run(listUses(corpId, picture.pictureId))
  if (uses.length > 0) return false
  await tx.run(deletePictureRow(corpId, picture.pictureId))
  const squares = picture.addresses.flatMap((address) => filesOf(address.replace('/media/', '')))
  for (const name of [`${picture.content}.webp`, ...squares]) await storage.delete(name)
  return true
}

/** Takes a picture out of the library; one that is used, or that a release could bring back, stays. */
export async function remove(
  parts: PictureParts,
  wish: z.output<typeof deletePicture.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corpId } = context.corp
  await parts.app.db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const picture = await lock(tx, corpId, wish)
    await tx.run(auditEntry(context, { action: 'picture.delete', item: itemOf(picture) }))
    if (!(await dropUnused(parts, tx, { corpId, ...picture }))) throw new Refusal('pictureUsed')
  })
  return {}
}
