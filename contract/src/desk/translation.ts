import { languages } from '@tiffin/core/language/language'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, paging } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'
import type { ItemKind } from './item-shapes.ts'
import { textsOf } from './texts.ts'

const language = z.enum(languages)
const state = z.enum(['missing', 'outdated', 'done'])
const texts = textsOf(8000)

/** Kinds whose texts are translated in one list, by what people look for; agreements are translated where they are made. */
export const translatedKinds = {
  category: ['category'],
  product: ['product', 'sku'],
  option: ['property', 'propertyValue'],
  set: ['package'],
  offer: ['promotion', 'couponKind'],
  page: ['look', 'pageBlock', 'tab', 'downloadPage', 'guideMarker', 'pageText', 'tax'],
} as const satisfies Record<string, readonly ItemKind[]>

type TranslatedKind = (typeof translatedKinds)[keyof typeof translatedKinds][number]

const kind = z.enum(Object.values(translatedKinds).flat() as [TranslatedKind, ...TranslatedKind[]]) // as: there are some

/** Where a text stands: a field of an item, and which part of one that is a list. */
const place = {
  ...{ kind, itemId: z.string().max(64), field: z.string().max(40) },
  /** `<entry>.<name>`; empty where the field is the text. */
  part: z.string().max(120).default(''),
}

/** One text of an item. */
const translation = z.object({
  ...place,
  texts,
  state,
  /** The product of a size or a set, the option of a choice; what a description is of; empty for any other name. */
  ofName: texts,
})

/** How far a language is, of all texts whatever is listed. */
const progress = z.object({ language, missing: z.int(), outdated: z.int(), done: z.int() })

/** Texts of the menu and of pages as a draft makes them, with how they stand in one language, translated from another one [language-5]. */
export const listTranslations = call({
  path: '/api/app/desk/translation/list',
  ...{ as: 'staff', needs: 'menu:read', scope: 'corp' },
  input: z.object({
    draftId: id.exactOptional(),
    /** The language that most texts are written in unless said. */
    from: language.exactOptional(),
    to: language,
    /** `open`: missing or outdated. */
    state: z.enum(['open', 'missing', 'outdated', 'done', 'all']).default('open'),
    /** Texts of what. */
    of: z.enum(['all', ...Object.keys(translatedKinds)] as ['all', ...(keyof typeof translatedKinds)[]]).default('all'), // as: their names
    /** Looked for in texts of every language. */
    text: z.string().max(50).default(''),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({
    list: z.array(translation),
    /** Of texts that are parts of lists: the whole lists, to write them back with. */
    valueList: z.array(z.object({ kind, itemId: z.string(), field: z.string(), value: z.json() })),
    next: cursor.nullable(),
    total: z.int(),
    from: language,
    progressList: z.array(progress),
    /** Languages in which a text that is missing or outdated is warned of [lint-12]. */
    requiredList: z.array(language),
  }),
  refusals: ['draftUnknown', 'sheetTooLarge'],
})

/** Requires a language of all texts, or no longer; at once, for what is published from then on [lint-12]. */
export const setRequiredLanguage = call({
  path: '/api/app/desk/translation/require',
  ...{ as: 'staff', needs: 'settings:edit', scope: 'corp', audits: 'brand.requiredLanguages' },
  input: z.object({ language, isRequired: z.boolean() }),
  output: z.object({ requiredList: z.array(language) }),
})

/** Says that a text still fits although its source was written again: these two, as they were seen [language-6]. */
export const confirmTranslation = call({
  path: '/api/app/desk/translation/fits',
  ...{ as: 'staff', needs: 'menu:edit', scope: 'corp', audits: 'translation.fits' },
  input: z.object({ ...place, from: language, to: language, source: z.string().max(8000), text: z.string().max(8000) }),
  output: nothing,
})
