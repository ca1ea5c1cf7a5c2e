import type { Line } from './lines.ts'

/** A change as a sentence: what was is struck out, what will be is bold. */
export function LineText({ line: { subject, label, from = '', to } }: { line: Line }) {
  return (
    <span className="changeline">
      {subject === '' ? null : (
        <b className="subject">
          <bdi>{subject}</bdi> ·{' '}
        </b>
      )}
      {label}{' '}
      {from === '' ? null : (
        <>
          <del className="was2">
            <bdi>{from}</bdi>
          </del>{' '}
          <span className="arrow" aria-hidden="true">
            →
          </span>{' '}
        </>
      )}
      {to === undefined ? null : (
        <ins className="new2">
          <bdi>{to}</bdi>
        </ins>
      )}
    </span>
  )
}
