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

/** What shows a picture: an item of the menu, a store, the brand itself, or a draft. */
export const pictureUse = z.object({
  kind: z.enum(['product', 'category', 'store', 'page', 'corp', 'draft', 'release']),
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
    use: z.enum(['all', 'used', 'unused']).default('all'),
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
  refusals: ['fileTypeWrong', 'fileTooLarge', 'pictureTooSmall'],
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

/** Takes a picture that nothing shows out of the library. */
export const deletePicture = call({
  path: '/api/app/desk/picture/delete',
  ...editing,
  audits: 'picture.delete',
  input: z.object({ pictureId: id, version: z.int() }),
  output: z.object({}),
  refusals: ['pictureUnknown', 'pictureChanged', 'pictureUsed'],
})
