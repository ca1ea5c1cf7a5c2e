import type { Value } from '@tiffin/core/draft/change'
import { isLanguage } from '@tiffin/core/language/language'
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
  if (!isLanguage(language)) return fieldName(field, kind)
  return t('desk.change.fieldIn', { field: fieldName(field, kind), language: t(`lang.${language}`) })
}

/** The value of a field in words, or the words of one language as they are. */
export function partText({ field, language }: Part, value: Value, words: Words): string {
  if (language === '') return valueText(field, value, words)
  return typeof value === 'string' && value !== '' ? value : t('desk.value.none')
}
