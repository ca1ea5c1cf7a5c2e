import { useT } from '@tiffin/kit/client/words.ts'
import { useStoreSlots } from '../../data/store-control.ts'
import { clockAt } from '../../state/dates.ts'

/** How full the pick-up times of today are; nothing at a store that has none to come [slot-2]. */
export function PickUpTimes() {
  const t = useT()
  const { data } = useStoreSlots()
  if (data === undefined || data.list.length === 0) return null
  return (
    <section className="card" aria-labelledby="pick-up-times">
      <h2 id="pick-up-times" className="t16 b">
        {t('counter.store.slots.title')}
      </h2>
      <ul className="slots">
        {data.list.map(({ startsAt, taken, capacity }) => (
          <li key={startsAt} data-full={taken >= capacity || undefined}>
            <span className="num">{clockAt(startsAt, data.timeZone)}</span>
            <meter
              aria-label={t('counter.store.slots.taken', { count: taken, capacity })}
              min={0}
              max={capacity}
              value={Math.min(taken, capacity)}
            />
            <span className="num t14">{taken >= capacity ? t('slot.full') : `${taken} / ${capacity}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
