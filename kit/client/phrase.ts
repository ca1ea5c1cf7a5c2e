/** Phrases of a language as the build has compiled them. */
export type Words = typeof import('virtual:phrases/zh-CN/first')['default']

/** One of them. */
export type Phrase = Words[string]
