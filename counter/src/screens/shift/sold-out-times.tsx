import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useProducts } from '../../data/menu.ts'
import type { Day } from '../../data/shift.ts'
import { clockAt } from '../../state/dates.ts'
import { type GoneItem, goneItems, hourMarks, type Window } from './gone-items.ts'

interface PictureProps {
  readonly productId: string | null
}

function Picture({ productId }: PictureProps) {
  const { data: products } = useProducts()
  const product = products?.find((each) => each.productId === productId)
  const picture = product?.cutImage || product?.image
  return (
    <span
      className="gone-picture"
      style={product && product.tint !== '' ? { background: `var(--tint-${product.tint})` } : undefined}
    >
      {picture && <img src={`${picture}-192.webp`} alt="" loading="lazy" width="36" height="36" />}
    </span>
  )
}

interface RowProps {
  readonly item: GoneItem
  readonly timeZone: string
}

function Row({ item: { name, productId, spans }, timeZone }: RowProps) {
  const t = useT()
  const textOf = ({ since, until }: GoneItem['spans'][number]) =>
    until === null
      ? t('counter.shift.goneSince', { name, time: clockAt(since, timeZone) })
      : t('counter.shift.goneSpan', { name, from: clockAt(since, timeZone), until: clockAt(until, timeZone) })
  return (
    <li>
      <Picture productId={productId} />
      <span className="gone-name" aria-hidden="true">
        {name}
      </span>
      <span className="sr">{spans.map(textOf).join(', ')}</span>
      <span className="gone-track" aria-hidden="true">
        {spans.map(({ since, start, end }) => (
          <i
            key={since}
            className="gone-span"
            style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
          />
        ))}
      </span>
    </li>
  )
}

interface SoldOutTimesProps {
  readonly spans: Day['soldOutList']
  readonly openedAt: number
  readonly timeZone: string
}

/** What was sold out in the open shift, and when; nothing where nothing was [shift-14]. */
export function SoldOutTimes({ spans, openedAt, timeZone }: SoldOutTimesProps) {
  const t = useT()
  const window: Window = { openedAt, now: serverNow() }
  const items = goneItems(spans, window)
  if (items.length === 0) return null
  return (
    <section className="card" aria-labelledby="sold-out-times">
      <h2 id="sold-out-times" className="t16 b">
        {t('counter.soldOut.title')}
      </h2>
      <ul className="gone-times">
        {items.map((item) => (
          <Row key={item.key} {...{ item, timeZone }} />
        ))}
      </ul>
      <div className="gone-hours num" aria-hidden="true">
        {hourMarks(window, timeZone).map(({ at, part }) => (
          <span key={at} style={part === 1 ? { insetInlineEnd: 0 } : { insetInlineStart: `${part * 100}%` }}>
            {clockAt(at, timeZone)}
          </span>
        ))}
      </div>
    </section>
  )
}
