import type { CartLine } from '@tiffin/core/cart/cart-line'
import { detailRows } from '@tiffin/core/ticket/lines'
import { Fragment } from 'react'

/** Stands between choices in every language and direction, and at the end of a line, not at its start. */
const between = '\u00a0· '

/**
 * All that was chosen of a line: for whom it is, its size, its options, of an order in bold what differs from the usual; each
 * component of a set in a row of its own [page-28].
 */
export function LineChoices({ line }: { readonly line: CartLine }) {
  return detailRows(line, { isWhole: true }).map(({ details }, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are those of one line
    <p key={row} className="t12 ink2">
      {details.map(({ text, isLoud }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words are those of one row
        <Fragment key={index}>
          {index > 0 ? between : null}
          {isLoud ? <b>{text}</b> : text}
        </Fragment>
      ))}
    </p>
  ))
}
