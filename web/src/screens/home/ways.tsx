import { type PickupName, pickupMethod, pickupNameOf, pickupNames, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { pickupIcons } from '../../features/store/pickup-icons.ts'
import { useReadyIn } from '../../features/store/use-ready-in.ts'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { choosePickup } from '../../state/store/pickup.ts'
import { Picture } from '../../ui/picture.tsx'
import { tintClass } from '../../ui/tint.ts'
import type { BlockItem } from './blocks.tsx'
import css from './ways.module.css'

const tints: Readonly<Record<PickupName, string>> = { dineIn: 'butter', takeaway: 'rose' }

interface PickupTileProps {
  readonly name: PickupName
  readonly store: Store | undefined
  /** When an order would be ready, or when a resting store opens. */
  readonly promise: string | undefined
  readonly entry: BlockItem | undefined
}

/** A tall tile: straight to the menu, with one way to have it. */
function PickupTile({ name, store, promise, entry }: PickupTileProps) {
  const t = useT()
  const method = pickupMethod[name]
  const isOffered = store === undefined || store.pickupMethodList.includes(method)
  return (
    <button
      type="button"
      className={`tile ${tintClass(entry?.tint ?? tints[name])} ${css.way}`}
      disabled={!isOffered}
      onClick={() => {
        choosePickup(method)
        openTab(paths.menu)
      }}
    >
      <b className="t20 h">{t(`pickup.${name}`)}</b>
      <small className="t12">
        {isOffered
          ? (promise ?? t(`pickup.${name}Hint`))
          : t(`pickup.${pickupNameOf(store.pickupMethodList[0] ?? 0)}Only`)}
      </small>
      {entry === undefined || entry.image === '' ? (
        <span className={css.wayIcon}>
          <Icon name={pickupIcons[name]} />
        </span>
      ) : (
        <span className={css.wayArt}>
          <Picture base={entry.image} alt={entry.imageAlt ?? ''} size={148} />
        </span>
      )}
    </button>
  )
}

interface WaysProps {
  readonly store: Store | undefined
  readonly entries: readonly BlockItem[]
}

function Tiles({ store, entries, promise }: WaysProps & Pick<PickupTileProps, 'promise'>) {
  return (
    <div className={css.ways}>
      {pickupNames.map((name, place) => (
        <PickupTile key={name} name={name} store={store} promise={promise} entry={entries[place]} />
      ))}
    </div>
  )
}

function WaysOf({ store, entries }: WaysProps & { readonly store: Store }) {
  const { isInBusiness, brief } = useStoreFacts(store)
  const readyIn = useReadyIn(store.storeId, 1)
  return <Tiles store={store} entries={entries} promise={isInBusiness ? readyIn : brief} />
}

/** A tile for each pick-up method. */
export function Ways({ store, entries }: WaysProps) {
  if (store !== undefined) return <WaysOf store={store} entries={entries} />
  return <Tiles store={store} entries={entries} promise={undefined} />
}
