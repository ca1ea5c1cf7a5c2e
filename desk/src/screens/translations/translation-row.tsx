import { useQueryClient } from '@tanstack/react-query'
import type { Value } from '@tiffin/core/draft/change'
import { type Language, type Texts, textIn } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { currentDraftId } from '../../data/drafts.ts'
import type { Translation } from '../../data/translations.ts'
import { fieldName } from '../../features/changes/field-words.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { textIn as entryIn } from '../../features/entry/entry-types.ts'
import { editsOver, useEdits, withEdits } from '../../state/edits.ts'
import { Field } from '../../ui/field.tsx'

interface TranslationRowProps {
  readonly row: Translation
  readonly from: Language
  readonly to: Language
  /** When the row was read, by the clock of this device. */
  readonly readAt: number
  /** Why it may not be edited: who may. */
  readonly reason: string | undefined
}

/** The texts as they are now, with what was typed since they were read. */
function useTexts({ row: { kind, itemId, field, texts }, readAt }: TranslationRowProps) {
  const client = useQueryClient()
  const [own, setOwn] = useState<Texts>()
  function now(): Texts {
    if (own) return own
    const edits = editsOver(useEdits.getState(), currentDraftId(client), readAt)
    const over = edits.filter((change) => change.kind === kind && change.itemId === itemId)
    return (withEdits({ [field]: texts }, over)?.[field] ?? {}) as Texts // as: the field holds texts
  }
  return { now, setOwn }
}

const directionOf = (language: Language) => (language === 'ar-IQ' ? 'rtl' : 'ltr')

function nameOf({ kind, field, ofName }: Translation): string {
  const owner = Object.keys(ofName).length > 0 ? textIn(ofName, currentLanguage()) : ''
  return [fieldName(field, kind), owner].filter((part) => part !== '').join(' · ')
}

/** A text beside what it is translated into; what is typed goes into the draft. */
export function TranslationRow(props: TranslationRowProps) {
  const { row, from, to, reason } = props
  const t = useT()
  const edit = useEdit()
  const name = nameOf(row)
  const { now, setOwn } = useTexts(props)
  const entry = entryIn(row.field, to)
  const texts = now()
  const value = texts[to] ?? ''
  function type(typed: string) {
    const before = now()
    const after = entry.read(typed, before as Value) as Texts // as: an entry of texts makes texts
    edit.set({ kind: row.kind, itemId: row.itemId, fields: { [row.field]: before } }, { [row.field]: after as Value })
    setOwn(after)
  }
  const isOutdated = row.state === 'outdated' && value === (row.texts[to] ?? '')
  const input = { value, lang: to, disabled: reason !== undefined, title: reason, maxLength: 4000 }
  return (
    <li className="translation" data-state={value.trim() === '' ? 'missing' : isOutdated ? 'outdated' : 'done'}>
      <div className="source">
        <span className="ink2">{name}</span>
        <p lang={from} dir={directionOf(from)}>
          {texts[from] ?? ''}
        </p>
      </div>
      <Field
        label={`${t(`lang.${to}`)} · ${name} · ${texts[from] ?? ''}`}
        hint={isOutdated ? <span className="goldink">{t('desk.translate.outdatedText')}</span> : undefined}
      >
        {(ties) => (
          <span className={row.field === 'description' ? 'in area' : 'in'} dir={directionOf(to)}>
            {row.field === 'description' ? (
              <textarea {...ties} {...input} rows={3} onChange={({ target }) => type(target.value)} />
            ) : (
              <input type="text" {...ties} {...input} onChange={({ target }) => type(target.value)} />
            )}
          </span>
        )}
      </Field>
    </li>
  )
}
