import type { Texts } from '@tiffin/core/language/language'
import type { Framing } from '@tiffin/core/media/picture'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { usesNow } from './uses.ts'

export interface PictureRow {
  readonly pictureId: string
  readonly content: string
  readonly name: string
  readonly alt: Texts
  readonly width: number
  readonly height: number
  readonly isCutOut: boolean
  readonly focusX: number
  readonly focusY: number
  readonly zoom: number
  /** Of every square that was drawn, the one of now last. */
  readonly addresses: string[]
  readonly version: number
  readonly addedAt: number
  readonly isUsed: boolean
}

interface NewPicture extends Framing {
  readonly corpId: string
  readonly pictureId: string
  readonly content: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isCutOut: boolean
  readonly staffId: string
  readonly now: number
}

/** All that shows pictures is put together once, however many pictures are looked for in it. */
const isUsed = sql`exists (select from unnest(picture.addresses) address
       where position(address in (select string_agg(shown, ' ') from (${usesNow}) used where position('/media/' in shown) > 0)) > 0)`

const columns = sql`picture_id as "pictureId", content, name, alt, width, height, is_cut_out as "isCutOut", focus_x as "focusX", focus_y as "focusY",
       zoom, addresses, version, added_at as "addedAt", ${isUsed} as "isUsed!"`

/** Nothing when the brand has this very picture. */
export const insertPicture = named(
  'picture_insert',
  sql`insert into picture (corp_id, picture_id, content, name, width, height, is_cut_out, focus_x, focus_y, zoom, staff_id, added_at, looked_at)
     values (:corpId, :pictureId, :content, :name, :width, :height, :isCutOut, :focusX, :focusY, :zoom, :staffId, :now, :now)
     on conflict (corp_id, content) do nothing`,
  ({ now, ...picture }: NewPicture) => ({ ...picture, now: new Date(now) }),
)

export const findByContent = named(
  'picture_of_content',
  sql<PictureRow>`select ${columns} from picture where corp_id = :corpId and content = :content`,
  (corpId: string, content: string) => ({ corpId, content }),
)

export const findById = named(
  'picture_find',
  sql<PictureRow>`select ${columns} from picture where corp_id = :corpId and picture_id = :pictureId`,
  (corpId: string, pictureId: string) => ({ corpId, pictureId }),
)

/** The picture, locked until the transaction ends. */
export const lockPicture = named(
  'picture_lock',
  sql<PictureRow>`select ${columns} from picture where corp_id = :corpId and picture_id = :pictureId for update of picture`,
  (corpId: string, pictureId: string) => ({ corpId, pictureId }),
)

/** A square that is about to be drawn: its files are found again when the picture goes, whatever becomes of the drawing. */
export const noteAddress = named(
  'picture_note_address',
  sql`update picture set addresses = array_prepend(:address, addresses)
     where corp_id = :corpId and picture_id = :pictureId and not :address = any (addresses)`,
  (corpId: string, pictureId: string, address: string) => ({ corpId, pictureId, address }),
)

/** A square that was drawn becomes the one of now. */
export const addAddress = named(
  'picture_add_address',
  sql`update picture set addresses = array_append(array_remove(addresses, :address), :address)
     where corp_id = :corpId and picture_id = :pictureId`,
  (corpId: string, pictureId: string, address: string) => ({ corpId, pictureId, address }),
)

interface ChangedPicture extends Framing {
  readonly name: string
  readonly alt: Texts
}

export const changePicture = named(
  'picture_change',
  sql`update picture set name = :name, alt = :alt, focus_x = :focusX, focus_y = :focusY, zoom = :zoom, version = version + 1
     where corp_id = :corpId and picture_id = :pictureId`,
  (corpId: string, pictureId: string, { alt, ...picture }: ChangedPicture) => ({
    ...{ corpId, pictureId, ...picture, alt: JSON.stringify(alt) },
  }),
)

/** Says to everybody who holds something of the brand that a picture says something else. */
export const raiseVersion = named(
  'picture_raise_version',
  sql`update corp set catalog_version = catalog_version + 1 where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** A picture takes over the texts of another when it has none. */
export const inheritTexts = named(
  'picture_inherit_texts',
  sql`update picture set alt = :alt, version = version + 1 where corp_id = :corpId and picture_id = :pictureId and alt = '{}'`,
  (corpId: string, pictureId: string, alt: Texts) => ({ corpId, pictureId, alt: JSON.stringify(alt) }),
)

export const deletePictureRow = named(
  'picture_delete',
  sql`delete from picture where corp_id = :corpId and picture_id = :pictureId`,
  (corpId: string, pictureId: string) => ({ corpId, pictureId }),
)

export interface PictureFilter {
  readonly corpId: string
  readonly text: string
  readonly show: 'all' | 'used' | 'unused' | 'textless'
  /** Of a square; empty for all pictures. */
  readonly address: string
}

const isWanted = sql`corp_id = :corpId and addresses <> '{}' and (:address = '' or :address = any (addresses))
       and (:text = '' or position(lower(:text) in lower(name)) > 0 or position(lower(:text) in lower(alt::text)) > 0)
       and case :show when 'all' then true when 'textless' then alt = '{}' else (${isUsed}) = (:show = 'used') end`

/** Newest first: their ids say when they came. */
export const listPictureRows = named(
  'picture_list',
  sql<PictureRow>`select ${columns} from picture where ${isWanted} and (:after = '' or picture_id < :after)
     order by picture_id desc limit :limit`,
  (filter: PictureFilter, page: { after: string; limit: number }) => ({ ...filter, ...page }),
)

export const countPictures = named(
  'picture_count',
  sql<{ total: number }>`select count(*) as "total!" from picture where ${isWanted}`,
  (filter: PictureFilter) => ({ ...filter }),
)

/** One picture as the sweep sees it. */
export interface DuePicture {
  readonly corpId: string
  readonly pictureId: string
  readonly lookedAt: string
}

/** Pictures that were not looked at since an instant, of every brand. */
export const listDuePictures = named(
  'picture_due',
  sql<DuePicture>`select corp_id as "corpId", picture_id as "pictureId", looked_at::text as "lookedAt!" from picture
     where looked_at <= :before and (looked_at, corp_id, picture_id) > (:afterLookedAt::text::timestamptz, :afterCorpId, :afterPictureId)
     order by looked_at, corp_id, picture_id limit 200`,
  (before: number, after?: DuePicture) => ({
    before: new Date(before),
    afterLookedAt: after?.lookedAt ?? '-infinity',
    afterCorpId: after?.corpId ?? '',
    afterPictureId: after?.pictureId ?? '',
  }),
)

/** Notes whether a picture is used; answers since when it is not. */
export const noteUse = named(
  'picture_note_use',
  sql<{
    unusedSince: number | null
  }>`update picture set looked_at = :now, unused_since = case when :isUsed then null else coalesce(unused_since, :now) end
     where corp_id = :corpId and picture_id = :pictureId returning unused_since as "unusedSince"`,
  ({ corpId, pictureId }: Pick<DuePicture, 'corpId' | 'pictureId'>, isStillUsed: boolean, now: number) => ({
    ...{ corpId, pictureId, isUsed: isStillUsed, now: new Date(now) },
  }),
)

/** What pictures of the brand show in words, by each of their addresses. */
export const listPictureTexts = named(
  'picture_texts',
  sql<PictureText>`select address as "address!", alt from picture, unnest(addresses) address where corp_id = :corpId and alt <> '{}'`,
  (corpId: string) => ({ corpId }),
)

export interface PictureText {
  readonly address: string
  readonly alt: Texts
}
