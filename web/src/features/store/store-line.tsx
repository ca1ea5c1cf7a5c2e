import type { Store } from '@tiffin/core/store/store'
import { usePosition } from '../../state/store/position.ts'
import css from './store-line.module.css'
import { useStoreFacts } from './use-store-facts.ts'

/** "Open until 22:00" and a distance share a line of Home on most phones; "Opens tomorrow 08:00" and one do not. */
const longBrief = 17

/** "Open until 22:00 · 320 m". The distance comes later than the rest; where one is looked for and may need a line of its own, that is kept free. */
export function StoreLine({ store }: { readonly store: Store }) {
  const { isInBusiness, brief, distance } = useStoreFacts(store)
  const isLocated = usePosition(({ state }) => state === 'asking' || state === 'found')
  return (
    <span className={css.frame}>
      <span
        className={`ink2 t12 ${css.line}`}
        data-located={isLocated || undefined}
        data-long={brief.length > longBrief || undefined}
      >
        <span className={isInBusiness ? 'okc m' : 'm'}>{brief}</span>
        {distance === undefined ? null : (
          <>
            {' · '}
            <span className={`num ${css.distance}`}>{distance}</span>
          </>
        )}
      </span>
    </span>
  )
}
