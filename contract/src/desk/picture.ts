import { languages } from '@tiffin/core/language/language'
import { mostZoom, wholeFraming } from '@tiffin/core/media/picture'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, paging, time } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'

const reading = { as: 'staff', needs: 'menu:read', scope: 'corp' } as const
const editing = { as: 'staff', needs: 'menu:edit', scope: 'corp' } as const

const thousandths = z.coerce.number().int().min(0).max(1000)

/** Which square of a picture is shown [media-4]. */
const framing = {
  focusX: thousandths.default(wholeFraming.focusX),
  focusY: thousandths.default(wholeFraming.focusY),
  zoom: z.coerce.number().int().min(1000).max(mostZoom).default(wholeFraming.zoom),
}

const pictureName = z.string().trim().max(120)

/** A picture of the library. */
export const libraryPicture = z.object({
  pictureId: id,
  pictureName: z.string(),
  /** Without width and format, see core `Product.image`. */
  address: z.string(),
  /** The whole picture as it was sent, not cut to a square. */
  wholeAddress: z.string(),
  altText: z.partialRecord(z.enum(languages), z.string()),
  width: z.int(),
  height: z.int(),
  /** It has no background of its own. */
  isCutOut: z.boolean(),
  focusX: z.int(),
  focusY: z.int(),
  zoom: z.int(),
  isUsed: z.boolean(),
  version: z.int(),
  addedAt: time,
})

/** What of the brand shows pictures and is changed in drafts, by the kind of item [draft-1]. */
const draftedUses = [
  'product',
  'category',
  'pageBlock',
  'look',
  'tab',
  'guideMarker',
  'downloadPage',
  'pageText',
] as const

/** What shows a picture: an item that drafts change, something that is changed at once, an open draft, or a release that could come back. */
export const pictureUse = z.object({
  kind: z.enum([...draftedUses, 'store', 'paymentMethod', 'draft', 'release']),
  itemId: z.string(),
  itemName: z.string(),
})

/** The pictures of the brand, newest first. */
export const listPictures = call({
  path: '/api/app/desk/picture/list',
  ...reading,
  input: z.object({
    /** Looked for in names and alternative texts. */
    text: z.string().max(50).default(''),
    /** `textless`: without an alternative text in any language. */
    show: z.enum(['all', 'used', 'unused', 'textless']).default('all'),
    /** The picture that has this square, of now or of before; empty for all. */
    address: z.string().max(200).default(''),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({ list: z.array(libraryPicture), next: cursor.nullable(), total: z.int() }),
})

/** One picture with everything that shows it, at most 200. */
export const findPicture = call({
  path: '/api/app/desk/picture/detail',
  ...reading,
  input: z.object({ pictureId: id }),
  output: libraryPicture.extend({ useList: z.array(pictureUse) }),
  refusals: ['pictureUnknown'],
})

/**
 * Takes a picture into the library, `multipart/form-data`: the fields, then the file in the field `file`: a PNG, JPEG, WebP or AVIF of at
 * most 20 MB. It is turned upright, freed of everything but its pixels, and kept in the widths and formats that pages ask for. One that
 * is there already is answered as it is.
 */
export const uploadPicture = call({
  path: '/api/app/desk/picture/upload',
  ...editing,
  audits: 'picture.upload',
  body: 'multipart',
  input: z.object({ pictureName: pictureName.default(''), ...framing }),
  output: libraryPicture,
  refusals: ['fileTypeWrong', 'fileTooLarge', 'pictureTooSmall', 'pictureUnknown'],
})

/** Changes what a picture is called and which square is shown. Another square is another address; what shows the picture keeps the one it has. */
export const updatePicture = call({
  path: '/api/app/desk/picture/update',
  ...editing,
  audits: 'picture.update',
  input: z.object({
    pictureId: id,
    version: z.int(),
    pictureName,
    altText: z.partialRecord(z.enum(languages), z.string().trim().max(300)),
    ...framing,
  }),
  output: libraryPicture,
  refusals: ['pictureUnknown', 'pictureChanged'],
})

/**
 * Puts another picture into a draft, a new one unless named, wherever this one is shown in what drafts change [media-7]. What is changed at
 * once keeps the picture that it has, and is answered. The other one takes over the alternative texts when it has none.
 */
export const replacePicture = call({
  path: '/api/app/desk/picture/replace',
  ...editing,
  audits: 'picture.replace',
  input: z.object({
    pictureId: id,
    byPictureId: id,
    draftId: id.exactOptional(),
    /** What a new draft is called. */
    name: z.string().trim().min(1).max(80),
    /** Only says what would happen. */
    isTrial: z.boolean().default(false),
  }),
  output: z.object({
    /** The draft that holds the changes; null for a trial, and when nothing changes. */
    draftId: z.string().nullable(),
    changeCount: z.int(),
    keptList: z.array(pictureUse),
  }),
  refusals: ['pictureUnknown', 'draftUnknown'],
})

/** Takes a picture that nothing shows out of the library. */
export const deletePicture = call({
  path: '/api/app/desk/picture/delete',
  ...editing,
  audits: 'picture.delete',
  input: z.object({ pictureId: id, version: z.int() }),
  output: z.object({}),
  refusals: ['pictureUnknown', 'pictureChanged', 'pictureUsed'],
})
