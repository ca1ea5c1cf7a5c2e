import { type Language, textIn } from '@tiffin/core/language/language'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type ClipboardEvent, useState } from 'react'
import { noteConfirmed, type Translation } from '../../data/translations.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { fieldName } from '../../features/changes/field-words.ts'
import { Field } from '../../ui/field.tsx'
import { pastedColumn } from './pasted.ts'
import { type TextBook, useTypedField } from './use-texts.ts'

interface TranslationRowProps {
  readonly row: Translation
  readonly from: Language
  readonly to: Language
  readonly book: TextBook
  /** Why it may not be edited: who may. */
  readonly reason: string | undefined
  /** A column of several cells was pasted into this text. */
  readonly onColumn: (cells: readonly string[]) => void
}

const directionOf = (language: Language) => (language === 'ar-IQ' ? 'rtl' : 'ltr')

function nameOf({ kind, field, part, ofName }: Translation): string {
  const owner = Object.keys(ofName).length > 0 ? textIn(ofName, currentLanguage()) : ''
  return [fieldName(part.split('.').at(-1) || field, kind), owner].filter((name) => name !== '').join(' · ')
}

const isLong = ({ field, part }: Translation): boolean => /(?:^|\.)(?:description|text|pointsText)$/.test(part || field)

/** Says that the text still fits its source [language-6]; `isDone` once it is said. */
function useFit({ kind, itemId, field, part }: Translation, from: Language, to: Language) {
  const [isDone, setDone] = useState(false)
  const call = useDeskCall('/api/app/desk/translation/fits')
  function noteDone() {
    setDone(true)
    noteConfirmed()
  }
  const confirm = (source: string, text: string) =>
    call.mutate({ kind, itemId, field, part, from, to, source, text }, { onSuccess: noteDone })
  return { isDone, isBusy: call.isPending, confirm }
}

function OutdatedHint({ isBusy, reason, onFit }: { isBusy: boolean; reason: string | undefined; onFit: () => void }) {
  const t = useT()
  return (
    <span className="outdated">
      <span className="goldink">{t('desk.translate.outdatedText')}</span>
      <button
        type="button"
        className="btn line s"
        disabled={isBusy || reason !== undefined}
        title={reason}
        onClick={onFit}
      >
        {t('desk.translate.fits')}
      </button>
    </span>
  )
}

/** A text beside what it is translated into; what is typed goes into the draft. */
export function TranslationRow({ row, from, to, book, reason, onColumn }: TranslationRowProps) {
  const t = useT()
  const name = nameOf(row)
  const fit = useFit(row, from, to)
  useTypedField(row)
  const texts = book.textsNow(row)
  const [source, value] = [texts[from] ?? '', texts[to] ?? '']
  const isOutdated = row.state === 'outdated' && value === (row.texts[to] ?? '') && !fit.isDone
  function paste(event: ClipboardEvent) {
    const cells = pastedColumn(event.clipboardData, isLong(row))
    if (cells.length < 2) return
    event.preventDefault()
    onColumn(cells)
  }
  const input = {
    ...{ value, lang: to, disabled: reason !== undefined, title: reason, maxLength: 8000, onPaste: paste },
    onChange: ({ target }: { target: { value: string } }) => book.write(row, to, target.value),
  }
  return (
    <li className="translation" data-state={value.trim() === '' ? 'missing' : isOutdated ? 'outdated' : 'done'}>
      <div className="source">
        <span className="ink2">{name}</span>
        <p lang={from} dir={directionOf(from)}>
          {source}
        </p>
      </div>
      <div className="target">
        <Field label={`${t(`lang.${to}`)} · ${name} · ${source}`}>
          {(ties) => (
            <span className={isLong(row) ? 'in area' : 'in'} dir={directionOf(to)}>
              {isLong(row) ? <textarea {...ties} {...input} rows={3} /> : <input type="text" {...ties} {...input} />}
            </span>
          )}
        </Field>
        {isOutdated && <OutdatedHint isBusy={fit.isBusy} reason={reason} onFit={() => fit.confirm(source, value)} />}
      </div>
    </li>
  )
}
