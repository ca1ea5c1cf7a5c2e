import type { aliases } from './aliases.ts'
import type zhCN from './locales/zh-CN.json'

type Paths<Node> = {
  [Name in keyof Node & string]: Node[Name] extends string ? Name : `${Name}.${Paths<Node[Name]>}`
}[keyof Node & string]

/** Every phrase by its dotted path; zh-CN, the fallback, says which exist. */
export type PhraseKey = Paths<typeof zhCN> | keyof typeof aliases

/** What stands for the placeholders of a phrase. Money and times come in formatted. */
export type PhraseValues = Readonly<Record<string, string | number>>
