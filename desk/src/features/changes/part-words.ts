import type { Value } from '@tiffin/core/draft/change'
import { wholeItem } from '@tiffin/core/draft/merge-edit'
import { isLanguage } from '@tiffin/core/language/language'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { fieldName } from './field-words.ts'
import { valueText, type Words } from './value-words.ts'

/** A field, or the words of one language of a text. */
interface Part {
  readonly field: string
  /** Empty for the whole field. */
  readonly language: string
}

/** `Description`, or `Description in English` of a text in languages. */
export function partName({ field, language }: Part, kind: string): string {
  if (field === wholeItem) return t('desk.product.archive')
  if (!isLanguage(language)) return fieldName(field, kind)
  return t('desk.change.fieldIn', { field: fieldName(field, kind), language: t(`lang.${language}`) })
}

/** An item as a whole: archived, or its fields. */
function wholeText(value: Value, words: Words): string {
  if (!isRecord(value)) return t('desk.change.archived')
  const entries = Object.entries(value as Record<string, Value>) // as: JSON
  return entries.map(([name, each]) => `${fieldName(name, words.kind)}: ${valueText(name, each, words)}`).join(' · ')
}

/** The value of a field in words, or the words of one language as they are. */
export function partText({ field, language }: Part, value: Value, words: Words): string {
  if (field === wholeItem) return wholeText(value, words)
  if (language === '') return valueText(field, value, words)
  return typeof value === 'string' && value !== '' ? value : t('desk.value.none')
}
