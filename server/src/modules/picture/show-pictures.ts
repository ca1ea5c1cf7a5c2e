import type { findPicture, libraryPicture, listPictures, pictureUse } from '@tiffin/contract/desk/picture'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { clampPage } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import { countPictures, findById, listPictureRows, type PictureRow } from './queries.ts'
import { listUses, type UseRow } from './uses.ts'

const mostPictures = 100

/** A picture on the wire. */
export const showPicture = ({ content, name, alt, addresses, ...row }: PictureRow): z.input<typeof libraryPicture> => ({
  ...row,
  ...{ pictureName: name, altText: alt, address: addresses.at(-1) ?? '', wholeAddress: `/uploads/${content}.webp` },
})

/** What shows a picture, on the wire. */
export const showUse = ({ kind, itemId, name }: UseRow, language: Language): z.input<typeof pictureUse> => ({
  ...{ kind, itemId, itemName: textIn(name, language) },
})

/** A page of the library, newest first. */
export async function listLibrary(
  { db }: Services,
  { text, show, address, after, pageSize }: z.output<typeof listPictures.input>,
  { corp: { corpId } }: Context<'staff'>,
): Promise<z.input<typeof listPictures.output>> {
  const size = clampPage({ pageIndex: 1, pageSize }, mostPictures).pageSize
  const filter = { corpId, show, address, text: text.trim() }
  const [pictures, count] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(listPictureRows(filter, { after, limit: size + 1 }), countPictures(filter)),
  )
  const shown = pictures.rows.slice(0, size)
  return {
    list: shown.map(showPicture),
    next: pictures.rows.length > size ? (shown.at(-1)?.pictureId ?? null) : null,
    total: count.rows[0]?.total ?? 0,
  }
}

/** One picture with what shows it. */
export async function showWithUses(
  { db }: Services,
  { pictureId }: z.output<typeof findPicture.input>,
  { corp: { corpId }, language }: Context<'staff'>,
): Promise<z.input<typeof findPicture.output>> {
  const [picture, uses] = await db.tx({ role: 'app', corp: corpId, isOneSnapshot: true }, (tx) =>
    tx.finish(findById(corpId, pictureId), listUses(corpId, pictureId)),
  )
  const [found] = picture.rows
  if (!found || found.addresses.length === 0) throw new Refusal('pictureUnknown')
  return { ...showPicture(found), useList: uses.rows.map((use) => showUse(use, language)) }
}
