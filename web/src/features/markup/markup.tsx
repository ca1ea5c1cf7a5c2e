import { useT } from '@tiffin/kit/client/words.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import css from './markup.module.css'
import { type Piece, readMarkup } from './read-markup.ts'

function write(pieces: readonly Piece[]): ReactNode {
  return pieces.map((piece, index) => {
    const key = `${index}`
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>
    const { tag, href, pieces: inner } = piece
    const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' }
    return createElement(tag, { key, ...link }, ...(tag === 'br' ? [] : [write(inner)]))
  })
}

/** A text of the brand's, of the few elements it may use (docs/decisions/0016). */
export function Markup({ html }: { readonly html: string }) {
  const t = useT()
  return <article className={css.text}>{html === '' ? t('agreement.empty') : write(readMarkup(html))}</article>
}
