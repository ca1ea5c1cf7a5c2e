import { type Store, storeStatus } from '@tiffin/core/store/store'
import { type MapPoint, stripMapOf } from '@tiffin/core/store/strip-map'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CSSProperties } from 'react'
import { usePosition } from '../../state/store/position.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { chooseId } from './choose-id.ts'
import css from './map-strip.module.css'

// Custom properties are not in React's type of styles.
const placeOf = ({ east, north }: MapPoint) => ({ '--east': east, '--north': north }) as CSSProperties

/** Leads from a pin to the card of its store. */
function showCard(storeId: string): void {
  const card = document.getElementById(chooseId(storeId))
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

function Pin({ store, point }: { readonly store: Store; readonly point: MapPoint }) {
  const isCurrent = useStoreChoice(({ chosen }) => chosen?.storeId === store.storeId)
  return (
    <a
      className={css.pin}
      style={placeOf(point)}
      href={`#${chooseId(store.storeId)}`}
      aria-label={store.storeName}
      data-open={store.status === storeStatus.inBusiness || undefined}
      data-current={isCurrent || undefined}
      onClick={(event) => {
        event.preventDefault() // the address is the app's own
        showCard(store.storeId)
      }}
    >
      <span>
        <Icon name="cup" size="xs" />
      </span>
    </a>
  )
}

/** Where the stores of the list lie, drawn from their coordinates alone, north above; a pin leads to its store's card [store-18]. */
export function MapStrip({ stores }: { readonly stores: readonly Store[] }) {
  const t = useT()
  const position = usePosition((place) => (place.state === 'rough' ? undefined : place.position))
  const map = stripMapOf(stores, position)
  if (map === undefined) return null
  const { pins, me, width, height, scale } = map
  const spans = { '--width': width, '--height': height, '--scale': scale } as CSSProperties
  return (
    <nav className={css.strip} style={spans} aria-label={t('store.map')} dir="ltr">
      {me === undefined ? null : (
        <>
          {[1, 2, 3].map((ring) => (
            <i key={ring} className={css.ring} style={{ ...placeOf(me), '--ring': ring } as CSSProperties} />
          ))}
          <span className={css.me} style={placeOf(me)} role="img" aria-label={t('store.youAreHere')} />
        </>
      )}
      {pins.map(({ place, ...point }) => (
        <Pin key={place.storeId} store={place} point={point} />
      ))}
      {me === undefined ? null : (
        <span className={`num ${css.scale}`} aria-hidden="true">
          <bdi>
            {scale < 1000 ? t('store.metres', { count: scale }) : t('store.kilometres', { count: scale / 1000 })}
          </bdi>
        </span>
      )}
    </nav>
  )
}
