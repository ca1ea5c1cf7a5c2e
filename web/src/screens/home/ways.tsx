import { pickupMethod, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useStoreFacts } from '../../features/store/use-store-facts.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { choosePickup } from '../../state/store/pickup.ts'
import { Picture } from '../../ui/picture.tsx'
import { tintClass } from '../../ui/tint.ts'
import type { BlockItem } from './blocks.tsx'
import css from './home.module.css'

interface PickupTileProps {
  readonly method: number
  readonly store: Store | undefined
  readonly hint: string
  readonly entry: BlockItem | undefined
}

/** One of two tall tiles: straight to the menu, to have it here or to take it away. */
function PickupTile({ method, store, hint, entry }: PickupTileProps) {
  const t = useT()
  const isDineIn = method === pickupMethod.dineIn
  const isOffered = store === undefined || store.pickupMethodList.includes(method)
  const other = t(isDineIn ? 'pickup.takeawayOnly' : 'pickup.dineInOnly')
  return (
    <button
      type="button"
      className={`tile ${tintClass(entry?.tint ?? (isDineIn ? 'butter' : 'rose'))} ${css.way}`}
      disabled={!isOffered}
      onClick={() => {
        choosePickup(method)
        openTab(paths.menu)
      }}
    >
      <b className="t20 h">{t(isDineIn ? 'pickup.dineIn' : 'pickup.takeaway')}</b>
      <small className="t12">{isOffered ? hint : other}</small>
      {entry === undefined || entry.image === '' ? (
        <span className={css.wayIcon}>
          <Icon name={isDineIn ? 'mug' : 'bag'} />
        </span>
      ) : (
        <span className={css.wayArt}>
          <Picture base={entry.image} size={148} />
        </span>
      )}
    </button>
  )
}

/** What a resting store promises instead of a time to wait. */
function useHint(store: Store, open: string): string {
  const { isInBusiness, brief } = useStoreFacts(store)
  return isInBusiness ? open : brief
}

function WaysOf({ store, entries }: { readonly store: Store; readonly entries: readonly BlockItem[] }) {
  const t = useT()
  const dineIn = useHint(store, t('pickup.dineInHint'))
  const takeaway = useHint(store, t('pickup.takeawayHint'))
  return (
    <div className={css.ways}>
      <PickupTile method={pickupMethod.dineIn} store={store} hint={dineIn} entry={entries[0]} />
      <PickupTile method={pickupMethod.takeaway} store={store} hint={takeaway} entry={entries[1]} />
    </div>
  )
}

export function Ways({
  store,
  entries,
}: {
  readonly store: Store | undefined
  readonly entries: readonly BlockItem[]
}) {
  const t = useT()
  if (store !== undefined) return <WaysOf store={store} entries={entries} />
  return (
    <div className={css.ways}>
      <PickupTile method={pickupMethod.dineIn} store={store} hint={t('pickup.dineInHint')} entry={entries[0]} />
      <PickupTile method={pickupMethod.takeaway} store={store} hint={t('pickup.takeawayHint')} entry={entries[1]} />
    </div>
  )
}
