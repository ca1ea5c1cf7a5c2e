import { buffer } from 'node:stream/consumers'
import type { deletePicture, libraryPicture, updatePicture } from '@tiffin/contract/desk/picture'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry, changesBetween } from '../audit/index.ts'
import { filesOf } from './draw-squares.ts'
import type { PictureParts } from './parts.ts'
import { addAddress, changePicture, deletePictureRow, findById, lockPicture, type PictureRow } from './queries.ts'
import { keepSquare } from './receive-picture.ts'
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
  framing: Parameters<typeof keepSquare>[2]['framing'],
): Promise<string> {
  const stream = await parts.storage.open(`${content}.webp`)
  if (stream === undefined) throw new Refusal('pictureUnknown')
  const whole = { bytes: await buffer(stream), width, height }
  return parts.limits.draw(() => keepSquare(parts, whole, { content, framing }))
}

/** Names a picture, says what it shows, and draws another square of it; the row is locked only once the files are there. */
export async function change(
  parts: PictureParts,
  { pictureId, version, pictureName: name, altText: alt, ...framing }: z.output<typeof updatePicture.input>,
  context: Staff,
): Promise<z.input<typeof libraryPicture>> {
  const { corpId } = context.corp
  const { db } = parts.app
  const [seen] = (await db.tx({ role: 'app', corp: corpId }, (tx) => tx.run(findById(corpId, pictureId)))).rows
  if (!seen) throw new Refusal('pictureUnknown')
  const address = await drawAgain(parts, seen, framing)
  return db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const before = await lock(tx, corpId, { pictureId, version })
    const { focusX, focusY, zoom } = before
    const changes = changesBetween(
      { name: before.name, alt: before.alt, focusX, focusY, zoom },
      { name, alt, ...framing },
    )
    const [, , , after] = await tx.finish(
      changePicture(corpId, pictureId, { name, alt, ...framing }),
      addAddress(corpId, pictureId, address),
      auditEntry(context, { action: 'picture.update', item: itemOf(before), changes }),
      findById(corpId, pictureId),
    )
    return showPicture(after.rows[0] ?? before)
  })
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
