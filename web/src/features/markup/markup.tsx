import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { createElement, Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { headingsOf } from './headings-of.ts'
import css from './markup.module.css'
import { type Piece, readMarkup } from './read-markup.ts'

const isHeading = (tag: string) => tag === 'h2' || tag === 'h3'

function write(pieces: readonly Piece[]): ReactNode {
  return pieces.map((piece, index) => {
    const key = `${index}`
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>
    const { tag, href, pieces: inner } = piece
    const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }
    const place = isHeading(tag) ? { tabIndex: -1 } : {}
    return createElement(tag, { key, ...link, ...place }, ...(tag === 'br' ? [] : [write(inner)]))
  })
}

interface IndexProps {
  readonly texts: readonly string[]
  readonly onChoose: (index: number) => void
}

/** Folded above the text [page-22]; where both stand beside each other the styles show it whole, without its button. */
function Index({ texts, onChoose }: IndexProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <nav className={`card ${css.index}`} aria-label={t('agreement.index')}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grow">{t('agreement.index')}</span>
        <span className="num ink2">{texts.length}</span>
        <Icon name={isOpen ? 'up' : 'down'} size="s" />
      </button>
      <ol id={list} hidden={!isOpen}>
        {texts.map((text, index) => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(index)}>
              <span className="grow">{text}</span>
              <Icon name="forward" size="s" isDirected />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface MarkupProps {
  readonly html: string
  /** A long text, which lists its headings first. */
  readonly isLong?: boolean
  /** Said below the text. */
  readonly foot?: string
}

/** A text of the brand's on a sheet, of the few elements it may use (docs/decisions/0016). */
export function Markup({ html, isLong = false, foot = '' }: MarkupProps) {
  const t = useT()
  const article = useRef<HTMLElement>(null)
  const pieces = readMarkup(html)
  const { tag, texts } = headingsOf(pieces)
  /** A jump, as a link would make; the address is the app's own. */
  function goTo(index: number): void {
    const heading = article.current?.querySelectorAll<HTMLElement>(tag)[index]
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className={css.sheet}>
      {isLong && texts.length > 0 ? <Index texts={texts} onChoose={goTo} /> : null}
      <article ref={article} className={`card ${css.text}`}>
        {html === '' ? t('agreement.empty') : write(pieces)}
        {foot === '' ? null : <p className={css.foot}>{foot}</p>}
      </article>
    </div>
  )
}
