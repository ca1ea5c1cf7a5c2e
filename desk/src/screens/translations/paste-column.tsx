import type { Language } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Translation } from '../../data/translations.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { rowKey, type TextBook } from './use-texts.ts'

/** A text of the list with what it is to become. */
interface Cell {
  readonly row: Translation
  readonly text: string
}

interface Filled extends Cell {
  readonly before: string
}

const shownCells = 6

/** Columns that are pasted: what they would fill, what they filled, and the way back [language-7]. */
export function usePaste(rows: readonly Translation[], to: Language, book: TextBook) {
  const [question, setQuestion] = useState<{ readonly cells: readonly Cell[]; readonly left: number }>()
  const [filled, setFilled] = useState<readonly Filled[]>([])
  return {
    question,
    filled,
    ask(first: Translation, column: readonly string[]) {
      const below = rows.slice(rows.indexOf(first))
      const cells = column
        .slice(0, below.length)
        .flatMap((text, index) => (below[index] && text.trim() !== '' ? [{ row: below[index], text }] : []))
      setQuestion({ cells, left: Math.max(0, column.length - below.length) })
    },
    close: () => setQuestion(undefined),
    fill() {
      const cells = question?.cells ?? []
      setFilled(cells.map((cell) => ({ ...cell, before: book.textsNow(cell.row)[to] ?? '' })))
      for (const { row, text } of cells) book.write(row, to, text)
      setQuestion(undefined)
    },
    /** What was typed over since stays. */
    undo() {
      for (const { row, text, before } of filled.toReversed())
        if ((book.textsNow(row)[to] ?? '') === text) book.write(row, to, before)
      setFilled([])
    },
  }
}

type Paste = ReturnType<typeof usePaste>

/** How many texts a column fills and with what, before it does. */
export function PasteDialog({ paste, from, to, book }: { paste: Paste; from: Language; to: Language; book: TextBook }) {
  const t = useT()
  if (!paste.question) return null
  const { cells, left } = paste.question
  const rest = cells.length - shownCells
  return (
    <Dialog
      title={t('desk.translate.pasteTitle', { count: cells.length })}
      intro={t('desk.translate.pasteText')}
      closeLabel={t('action.close')}
      onClose={paste.close}
      foot={
        <>
          <button type="button" className="btn line" onClick={paste.close}>
            {t('action.cancel')}
          </button>
          <button type="button" className="btn primary" disabled={cells.length === 0} onClick={paste.fill}>
            {t('desk.translate.fill', { count: cells.length })}
          </button>
        </>
      }
    >
      <dl className="pasted">
        {cells.slice(0, shownCells).map(({ row, text }) => (
          <div key={rowKey(row)}>
            <dt lang={from}>{book.textsNow(row)[from] ?? ''}</dt>
            <dd lang={to} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && <p className="hint">{t('desk.translate.pasteRest', { count: rest })}</p>}
      {left > 0 && <p className="hint bad">{t('desk.translate.pasteLeft', { count: left })}</p>}
    </Dialog>
  )
}

/** What was filled, and the way back. */
export function FilledBar({ paste }: { paste: Paste }) {
  const t = useT()
  if (paste.filled.length === 0) return null
  return (
    <p className="filled" role="status">
      <span>{t('desk.translate.filled', { count: paste.filled.length })}</span>
      <button type="button" className="btn line s" onClick={paste.undo}>
        {t('desk.translate.undoFill')}
      </button>
    </p>
  )
}
