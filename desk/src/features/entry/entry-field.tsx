import type { Value } from '@tiffin/core/draft/change'
import type { Language } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useRef, useState } from 'react'
import type { MenuPart } from '../../data/menu-items.ts'
import { fieldOf } from '../../data/show-edits.ts'
import { noteEditedLanguage } from '../../state/edited-language.ts'
import { Field } from '../../ui/field.tsx'
import { useEdit } from '../draft/use-edit.ts'
import type { EntryType } from './entry-types.ts'

type Item = Pick<MenuPart, 'kind' | 'itemId' | 'fields'> & Partial<Pick<MenuPart, 'changeList'>>

const defaultMost = 64

/**
 * What is typed into a field and what becomes of it: all that can be meant goes into the draft while it is typed. When what is typed
 * cannot be meant any more, the draft has what stood there before: the beginning of `1.234,56` is no price. A text
 * that is longer than `most` letters is kept as typed and not taken: cutting it would lose its end without a word [draft-17].
 */
export function useEntry(item: Item, entry: EntryType, most = defaultMost) {
  const edit = useEdit()
  const [typed, setTyped] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const value = fieldOf(item, entry.field)
  const begun = useRef(value)
  const read = (text: string) => (text.length > most ? undefined : entry.read(text, value))
  const isWrong = typed !== undefined && read(typed) === undefined
  return {
    isWrong,
    /** How many letters are too many. */
    excess: Math.max(0, (typed ?? '').length - most),
    isTouched,
    value: typed ?? entry.show(value),
    onChange(text: string) {
      if (typed === undefined) begun.current = value
      setTyped(text)
      setTouched(true)
      const next = read(text)
      edit.set(item, { [entry.field]: next === undefined ? begun.current : next })
    },
    /** What can be meant is written as it is kept. */
    onBlur: () => setTyped(isWrong ? typed : undefined),
  }
}

/** What stood there before the draft; empty when it stands there still. */
function beforeDraft({ fields, changeList = [] }: Item, { field, show }: EntryType): string {
  const change = changeList.find((each) => each.field === field)
  if (change === undefined) return ''
  const [was, now] = [change.from, fields[field] ?? null].map((value) => show((value ?? null) as Value)) // as: JSON
  return was === now || was === undefined ? '' : was
}

interface EntryFieldProps {
  readonly item: Item
  readonly entry: EntryType
  readonly label: string
  readonly hint?: string | undefined
  /** In front of the entry, as the sign of a currency. */
  readonly unit?: string
  readonly isLatin?: boolean
  readonly isLong?: boolean
  /** Why it may not be edited: who may. */
  readonly reason?: string | undefined
  readonly language?: Language
  readonly inputMode?: 'decimal' | 'numeric'
  readonly mostSigns?: number
  readonly placeholder?: string
}

const directionOf = (language: Language | undefined, isLatin: boolean) =>
  isLatin ? 'ltr' : language === undefined ? undefined : language === 'ar-IQ' ? 'rtl' : 'ltr'

/** A field of an item, saved to the draft while it is typed. */
export function EntryField(props: EntryFieldProps): ReactNode {
  const { item, entry, label, hint, unit, isLatin = false, isLong = false, reason, language } = props
  const t = useT()
  const { isWrong, excess, isTouched, value, onChange, onBlur } = useEntry(item, entry, props.mostSigns)
  const was = beforeDraft(item, entry)
  // What was never filled in is asked for by publishing; what was emptied is asked for at once.
  const needed = value.trim() === '' && (isTouched || was !== '') ? entry.needed : undefined
  const wrong = isWrong ? entry.fault : needed
  const fault = excess > 0 ? t('desk.entry.tooLong', { count: excess }) : wrong && t(wrong)
  function type(text: string) {
    if (language !== undefined) noteEditedLanguage(language)
    onChange(text)
  }
  const input = {
    ...{ value, onBlur, disabled: reason !== undefined, lang: language },
    placeholder: props.placeholder,
  }
  return (
    <Field
      label={label}
      fault={fault}
      hint={reason ?? (was === '' ? hint : <span className="goldink">{t('desk.product.was', { value: was })}</span>)}
    >
      {(ties) => (
        <span className={isLong ? 'in area' : 'in'} dir={directionOf(language, isLatin)}>
          {unit === undefined ? null : (
            <span className="unit" aria-hidden="true">
              {unit}
            </span>
          )}
          {isLong ? (
            <textarea {...ties} {...input} rows={3} onChange={({ target }) => type(target.value)} />
          ) : (
            <input
              type="text"
              inputMode={props.inputMode}
              {...ties}
              {...input}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </span>
      )}
    </Field>
  )
}
