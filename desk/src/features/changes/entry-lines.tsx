import { useT } from '@tiffin/kit/client/words.ts'
import { LineText } from './line-text.tsx'
import type { Line } from './lines.ts'

const shownLines = 6

const Lines = ({ lines }: { lines: readonly Line[] }) => lines.map((line) => <LineText key={line.key} line={line} />)

/** What changes of one thing; of a long list the first lines, the others on request. */
export function EntryLines({ lines }: { lines: readonly Line[] }) {
  const t = useT()
  const isLong = lines.length > shownLines + 1
  if (!isLong) return <Lines lines={lines} />
  return (
    <>
      <Lines lines={lines.slice(0, shownLines)} />
      <details className="morelines">
        <summary>{t('desk.lint.more', { count: lines.length - shownLines })}</summary>
        <Lines lines={lines.slice(shownLines)} />
      </details>
    </>
  )
}
