import type { Product } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { Tile } from '../../ui/tile.tsx'
import css from './search.module.css'

type WordPicture = Pick<Product, 'image' | 'cutImage' | 'tint'>

interface WordChipsProps {
  readonly title: string
  readonly words: readonly string[]
  readonly onPick: (word: string) => void
  /** Words that the customer may throw away. */
  readonly onClear?: () => void
  /** What a word is the name of, for its picture. */
  readonly pictureOf?: (word: string) => WordPicture | undefined
}

interface ChipProps {
  readonly word: string
  readonly picture: WordPicture | undefined
  readonly onPick: (word: string) => void
}

function Chip({ word, picture, onPick }: ChipProps) {
  return (
    <button
      type="button"
      className={picture === undefined ? 'chip' : `chip ${css.withPicture}`}
      onClick={() => onPick(word)}
    >
      {picture === undefined ? null : <Tile {...picture} size={36} radius={10} />}
      <bdi className="one">{word}</bdi>
    </button>
  )
}

/** Words to search for with one tap; nothing when there are none. */
export function WordChips({ title, words, onPick, onClear, pictureOf }: WordChipsProps) {
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
          <Chip key={word} word={word} picture={pictureOf?.(word)} onPick={onPick} />
        ))}
      </div>
    </section>
  )
}
