import { Tile } from '../../ui/tile.tsx'
import type { Line } from './lines.ts'
import type { Pictures } from './pictures.ts'

const mostSquares = 4

const Squares = ({ addresses }: { addresses: readonly string[] }) =>
  addresses.slice(0, mostSquares).map((address) => <Tile key={address} image={address} />)

/** The pictures before and after, small. */
function PictureSquares({ from, to }: Pictures) {
  return (
    <span className="squares">
      <Squares addresses={from} />
      {from.length > 0 && to.length > 0 && (
        <span className="arrow" aria-hidden="true">
          →
        </span>
      )}
      <Squares addresses={to} />
    </span>
  )
}

/** A change as a sentence: what was is struck out, what will be is bold. */
export function LineText({ line: { subject, label, from = '', to, pictures } }: { line: Line }) {
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
      {pictures && <PictureSquares {...pictures} />}
    </span>
  )
}
