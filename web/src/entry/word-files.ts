import type { WordFiles } from '@tiffin/kit/client/words.ts'

/** What frame and Home need, the same with what menu and an order need, and all that is not needed first. */
type Chunk = 'first' | 'ordering' | 'rest'

/** Where the words of each language come from. */
export const wordFiles: WordFiles<Chunk> = {
  'zh-CN': {
    first: () => import('virtual:phrases/zh-CN/first'),
    ordering: () => import('virtual:phrases/zh-CN/ordering'),
    rest: () => import('virtual:phrases/zh-CN/rest'),
  },
  'en-US': {
    first: () => import('virtual:phrases/en-US/first'),
    ordering: () => import('virtual:phrases/en-US/ordering'),
    rest: () => import('virtual:phrases/en-US/rest'),
  },
  'in-ID': {
    first: () => import('virtual:phrases/in-ID/first'),
    ordering: () => import('virtual:phrases/in-ID/ordering'),
    rest: () => import('virtual:phrases/in-ID/rest'),
  },
  'en-PH': {
    first: () => import('virtual:phrases/en-PH/first'),
    ordering: () => import('virtual:phrases/en-PH/ordering'),
    rest: () => import('virtual:phrases/en-PH/rest'),
  },
  'th-TH': {
    first: () => import('virtual:phrases/th-TH/first'),
    ordering: () => import('virtual:phrases/th-TH/ordering'),
    rest: () => import('virtual:phrases/th-TH/rest'),
  },
  'ne-NP': {
    first: () => import('virtual:phrases/ne-NP/first'),
    ordering: () => import('virtual:phrases/ne-NP/ordering'),
    rest: () => import('virtual:phrases/ne-NP/rest'),
  },
  'lo-LA': {
    first: () => import('virtual:phrases/lo-LA/first'),
    ordering: () => import('virtual:phrases/lo-LA/ordering'),
    rest: () => import('virtual:phrases/lo-LA/rest'),
  },
  'ar-IQ': {
    first: () => import('virtual:phrases/ar-IQ/first'),
    ordering: () => import('virtual:phrases/ar-IQ/ordering'),
    rest: () => import('virtual:phrases/ar-IQ/rest'),
  },
}
