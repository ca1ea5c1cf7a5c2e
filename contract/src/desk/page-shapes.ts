import { z } from 'zod'
import { id } from '../shapes.ts'
import { nameOf, textsOf } from './texts.ts'

const isOf = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text)

/** A picture's address without width and format, or empty. */
const picture = z
  .string()
  .max(300)
  .refine(isOf(/^\/media\/[\w.-]+$/))
  .default('')
/** A page of the app, an https address, or empty [page-12]. */
const link = z
  .string()
  .max(500)
  .refine(isOf(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/))
  .default('')
const webAddress = z
  .string()
  .max(500)
  .refine(isOf(/^https:\/\/[^\s\\]+$/))
  .default('')
const texts = textsOf(1000).default({})
/** A drawing of the app by its name, a picture's address, or empty for the app's own. */
const tabIcon = z
  .string()
  .max(300)
  .refine(isOf(/^(?:[A-Za-z]{1,30}|\/media\/[\w.-]+)$/))
  .default('')

/** The tints that stand behind pictures; empty for the app's own. */
const tint = z.enum(['', 'rose', 'pistachio', 'oat', 'butter', 'sky', 'plum', 'mint', 'peach']).default('')

const blockItem = z.object({
  ...{ image: picture, tint, title: texts, text: texts, action: texts, link },
  /** Of a shelf: the product. */
  productId: z.union([id, z.literal('')]).default(''),
})

type Block = {
  readonly type: string
  readonly title: object
  readonly itemList: readonly { readonly productId: string; readonly title: object; readonly image: string }[]
}

const isSaid = (title: object) => Object.values(title).some((text) => String(text).trim() !== '')

/** Whether a block shows anything: a shelf its products, a notice words, everything else entries with words or pictures. */
function isShown({ type, title, itemList }: Block): boolean {
  if (type === 'notice') return isSaid(title) || itemList.some((item) => isSaid(item.title))
  if (type === 'productGroup') return itemList.length > 0 && itemList.every(({ productId }) => productId !== '')
  if (type === 'entries') return itemList.length > 0
  return itemList.length > 0 && itemList.every((item) => isSaid(item.title) || item.image !== '')
}

const smallest = 32_767
const sort = (most: number) => z.int().min(-most).max(most).default(0)
/** A legal text in eight languages has to fit into one save. */
const legalText = textsOf(15_000).default({})

/** Terms and privacy policy, in the tags of agreements. */
export const legalTexts = z.object({ serviceTerms: legalText, privacyPolicy: legalText })

/** What customers see beside the menu, as it must be when it is published [draft-7]. */
export const pageItemShapes = {
  /** A block of a page; 1 is Home. */
  pageBlock: z
    .object({
      pageType: z.int().min(1).max(8).default(1),
      type: z.enum(['banner', 'entries', 'productGroup', 'notice', 'image']),
      title: texts,
      sort: sort(smallest),
      itemList: z.array(blockItem).max(30).default([]),
    })
    .refine(isShown, { path: ['itemList'], params: { fault: 'required' } }),
  /** What a tab of the app has different; there are four, `0` to `3`. Without words and drawings it is the app's own. */
  tab: z.object({
    text: textsOf(40).default({}),
    icon: tabIcon,
    selectedIcon: tabIcon,
    visible: z.boolean().default(true),
  }),
  /** The agreements in force; there is one, `corp`. Whenever it changes, what was in force stays as a version [draft-8]. */
  agreement: legalTexts,
  /** The page that leads to the brand's own app; there is one, `corp`. */
  downloadPage: z.object({
    ...{ title: texts, description: texts, image: picture },
    ...{ iosUrl: webAddress, androidUrl: webAddress, enabled: z.boolean().default(false) },
  }),
  /** A hint for those who use the app in a browser. */
  guideMarker: z.object({
    pageType: z.int().min(1).max(8).default(1),
    image: picture,
    text: nameOf(300),
    position: z.enum(['top', 'bottom']).default('bottom'),
    showTimes: z.int().min(1).max(99).default(3),
    sort: sort(smallest),
  }),
  /** Words and grounds of single pages; there is one, `corp`. */
  pageText: z.object({
    pointsText: textsOf(8000).default({}),
    servicePhone: z.string().max(40).default(''),
    codeImage: picture,
    codeTextColor: z
      .string()
      .refine(isOf(/^#[0-9a-fA-F]{6}$/))
      .default(''),
  }),
} as const

/** Kinds whose items are always there: they are changed, and neither come nor go. */
export const fixedItems: Readonly<Record<string, readonly string[]>> = {
  ...{ look: ['corp'], agreement: ['corp'], downloadPage: ['corp'], pageText: ['corp'], tax: ['corp'] },
  tab: ['0', '1', '2', '3'],
}
