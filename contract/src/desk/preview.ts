import { type Language, languages } from '@tiffin/core/language/language'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../shapes.ts'

const language = z.enum(languages) satisfies z.ZodType<Language>

/** Within what a database writes and a date can be. */
const instant = z.int().min(0).max(8_640_000_000_000)

/**
 * A token with which the reading calls of customers answer what they would if a draft were published, at a store and an instant, for a
 * member or a visitor [draft-10]. It lasts two hours. Refused is what publishing would refuse as a fault of an item.
 */
export const createPreview = call({
  path: '/api/app/desk/draft/preview',
  as: 'staff',
  needs: 'menu:read',
  scope: 'corp',
  input: z.object({ draftId: id, storeId: id, at: instant, isMember: z.boolean().default(false), language }),
  output: z.object({ token: z.string(), expiresAt: time }),
  refusals: ['draftUnknown', 'storeUnknown', 'publishFault'],
})

/** Longer texts are not looked for on a page. */
const longestFallback = 1000

/**
 * Texts of the menu and of pages that customers see in another language than the one of the preview, which does not have them, each once
 * [draft-14].
 */
export const listFallbacks = call({
  path: '/api/app/common/preview/fallback-list',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({ textList: z.array(z.string().max(longestFallback)).max(10_000) }),
  refusals: ['previewOver'],
})

/** What is previewed, for the holder of the token; without a token nothing is. */
export const findPreview = call({
  path: '/api/app/common/preview/detail',
  as: 'anyone',
  isPreviewed: true,
  input: nothing,
  output: z.object({
    ...{ draftName: z.string(), storeName: z.string(), timeZone: z.string() },
    ...{ at: time, isMember: z.boolean(), language, expiresAt: time },
  }),
  refusals: ['previewOver'],
})
