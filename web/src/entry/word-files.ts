import type { Language } from '@tiffin/core/language/language'

/** What frame and Home need, what frame, menu and an order need, and all that is not needed first. */
export type Chunk = 'first' | 'shop' | 'rest'

/** Phrases of a language as the build has compiled them. */
export type Words = typeof import('virtual:phrases/zh-CN/first')['default']

type Load = () => Promise<{ default: Words }>

/** Where the words of each language come from. */
export const wordFiles: Record<Language, Record<Chunk, Load>> = {
  'zh-CN': {
    first: () => import('virtual:phrases/zh-CN/first'),
    shop: () => import('virtual:phrases/zh-CN/shop'),
    rest: () => import('virtual:phrases/zh-CN/rest'),
  },
  'en-US': {
    first: () => import('virtual:phrases/en-US/first'),
    shop: () => import('virtual:phrases/en-US/shop'),
    rest: () => import('virtual:phrases/en-US/rest'),
  },
  'in-ID': {
    first: () => import('virtual:phrases/in-ID/first'),
    shop: () => import('virtual:phrases/in-ID/shop'),
    rest: () => import('virtual:phrases/in-ID/rest'),
  },
  'en-PH': {
    first: () => import('virtual:phrases/en-PH/first'),
    shop: () => import('virtual:phrases/en-PH/shop'),
    rest: () => import('virtual:phrases/en-PH/rest'),
  },
  'th-TH': {
    first: () => import('virtual:phrases/th-TH/first'),
    shop: () => import('virtual:phrases/th-TH/shop'),
    rest: () => import('virtual:phrases/th-TH/rest'),
  },
  'ne-NP': {
    first: () => import('virtual:phrases/ne-NP/first'),
    shop: () => import('virtual:phrases/ne-NP/shop'),
    rest: () => import('virtual:phrases/ne-NP/rest'),
  },
  'lo-LA': {
    first: () => import('virtual:phrases/lo-LA/first'),
    shop: () => import('virtual:phrases/lo-LA/shop'),
    rest: () => import('virtual:phrases/lo-LA/rest'),
  },
  'ar-IQ': {
    first: () => import('virtual:phrases/ar-IQ/first'),
    shop: () => import('virtual:phrases/ar-IQ/shop'),
    rest: () => import('virtual:phrases/ar-IQ/rest'),
  },
}
