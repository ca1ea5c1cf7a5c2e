import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useStoreSlots } from '../../data/store-control.ts'
import { clockAt } from '../../state/dates.ts'

/** Up to this number each place has a cell; above it they are one bar. */
const mostPlaces = 24

/** So many of the next pick-up times are shown before all are wanted. */
const firstTimes = 8

interface PlacesProps {
  readonly taken: number
  readonly capacity: number
}

/** A cell for each item that a pick-up time takes, filled for those that are taken. */
function Places({ taken, capacity }: PlacesProps) {
  if (capacity > mostPlaces)
    return (
      <span className="places" aria-hidden="true">
        <i style={{ flexGrow: taken }} data-taken />
        <i style={{ flexGrow: Math.max(0, capacity - taken) }} />
      </span>
    )
  return (
    <span className="places" aria-hidden="true">
      {Array.from({ length: capacity }, (_, index) => index + 1).map((cell) => (
        <i key={cell} data-taken={cell <= taken || undefined} />
      ))}
    </span>
  )
}

/** How full the next pick-up times of today are, and which later ones are taken [slot-5]; nothing at a store that has none to come [slot-2]. */
export function PickUpTimes() {
  const t = useT()
  const { data } = useStoreSlots()
  const [isWhole, showWhole] = useState(false)
  if (data === undefined || data.list.length === 0) return null
  const shown = data.list.filter(({ taken }, index) => isWhole || index < firstTimes || taken > 0)
  return (
    <section className="card" aria-labelledby="pick-up-times">
      <h2 id="pick-up-times" className="t16 b">
        {t('counter.store.slots.title')}
      </h2>
      <ul className="slots">
        {shown.map(({ startsAt, taken, capacity }) => (
          <li key={startsAt} data-full={taken >= capacity || undefined}>
            <span className="num">{clockAt(startsAt, data.timeZone)}</span>
            <Places {...{ taken, capacity }} />
            <meter
              className="sr"
              aria-label={t('counter.store.slots.taken', { count: taken, capacity })}
              min={0}
              max={capacity}
              value={Math.min(taken, capacity)}
            />
            <span className="num t14">
              {taken >= capacity ? t('slot.full') : <bdi dir="ltr">{`${taken} / ${capacity}`}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < data.list.length && (
        <button type="button" className="btn line" onClick={() => showWhole(true)}>
          {t('counter.store.slots.all', { count: data.list.length })}
        </button>
      )}
    </section>
  )
}
