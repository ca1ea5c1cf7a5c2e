import { languages } from '@tiffin/core/language/language'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, paging } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'
import { textsOf } from './texts.ts'

const language = z.enum(languages)
const state = z.enum(['missing', 'outdated', 'done'])
const texts = textsOf(4000)

/** Kinds whose texts are translated in one list; those of pages and sets are where they are made. */
export const translatedKinds = ['category', 'property', 'propertyValue', 'product', 'sku'] as const

/** One text of an item. */
const translation = z.object({
  kind: z.enum(translatedKinds),
  itemId: z.string(),
  field: z.enum(['name', 'description']),
  texts,
  state,
  /** The product of a size, the option of a choice; what a description is of; empty for any other name. */
  ofName: texts,
})

/** How far a language is, of all texts whatever is listed. */
const progress = z.object({ language, missing: z.int(), outdated: z.int(), done: z.int() })

/** Texts of the menu as a draft makes it, with how they stand in one language, translated from another one [language-5]. */
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
    /** Looked for in texts of every language. */
    text: z.string().max(50).default(''),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({
    list: z.array(translation),
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
