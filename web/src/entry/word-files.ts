import type { Language } from '@tiffin/core/language/language'

/** What the first pages need, what the menu needs, and all that is not needed first. */
export type Chunk = 'first' | 'menu' | 'rest'

/** Phrases of a language as the build has compiled them. */
export type Words = typeof import('virtual:phrases/zh-CN/first')['default']

type Load = () => Promise<{ default: Words }>

/** Where the words of each language come from. */
export const wordFiles: Record<Language, Record<Chunk, Load>> = {
  'zh-CN': {
    first: () => import('virtual:phrases/zh-CN/first'),
    menu: () => import('virtual:phrases/zh-CN/menu'),
    rest: () => import('virtual:phrases/zh-CN/rest'),
  },
  'en-US': {
    first: () => import('virtual:phrases/en-US/first'),
    menu: () => import('virtual:phrases/en-US/menu'),
    rest: () => import('virtual:phrases/en-US/rest'),
  },
  'in-ID': {
    first: () => import('virtual:phrases/in-ID/first'),
    menu: () => import('virtual:phrases/in-ID/menu'),
    rest: () => import('virtual:phrases/in-ID/rest'),
  },
  'en-PH': {
    first: () => import('virtual:phrases/en-PH/first'),
    menu: () => import('virtual:phrases/en-PH/menu'),
    rest: () => import('virtual:phrases/en-PH/rest'),
  },
  'th-TH': {
    first: () => import('virtual:phrases/th-TH/first'),
    menu: () => import('virtual:phrases/th-TH/menu'),
    rest: () => import('virtual:phrases/th-TH/rest'),
  },
  'ne-NP': {
    first: () => import('virtual:phrases/ne-NP/first'),
    menu: () => import('virtual:phrases/ne-NP/menu'),
    rest: () => import('virtual:phrases/ne-NP/rest'),
  },
  'lo-LA': {
    first: () => import('virtual:phrases/lo-LA/first'),
    menu: () => import('virtual:phrases/lo-LA/menu'),
    rest: () => import('virtual:phrases/lo-LA/rest'),
  },
  'ar-IQ': {
    first: () => import('virtual:phrases/ar-IQ/first'),
    menu: () => import('virtual:phrases/ar-IQ/menu'),
    rest: () => import('virtual:phrases/ar-IQ/rest'),
  },
}
