import { useT } from '@tiffin/kit/client/words.ts'
import css from './search.module.css'

interface WordChipsProps {
  readonly title: string
  readonly words: readonly string[]
  readonly onPick: (word: string) => void
  /** Words that the customer may throw away. */
  readonly onClear?: () => void
}

/** Words to search for with one tap; nothing when there are none. */
export function WordChips({ title, words, onPick, onClear }: WordChipsProps) {
  const t = useT()
  if (words.length === 0) return null
  return (
    <section aria-label={title}>
      <div className={`between ${css.head}`}>
        <h2 className="t14 b">{title}</h2>
        {onClear === undefined ? null : (
          <button type="button" className="btn plain" onClick={onClear}>
            {t('action.clear')}
          </button>
        )}
      </div>
      <div className={css.words}>
        {words.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onPick(word)}>
            <bdi className="one">{word}</bdi>
          </button>
        ))}
      </div>
    </section>
  )
}
