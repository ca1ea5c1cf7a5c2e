import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { useNearEnd } from '../../ui/use-near-end.ts'
import { Skeleton } from '../load-state/skeleton.tsx'
import css from './store-card.module.css'
import { StoreCard } from './store-card.tsx'

/** Placeholders while stores load. */
export function StoreCardsWaiting() {
  const t = useT()
  return (
    <div className={css.list} role="status" aria-label={t('frame.loading')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={`card ${css.waiting}`}>
          <Skeleton block={20} inline="50%" />
          <Skeleton block={18} inline="75%" />
          <Skeleton block={28} inline="40%" radius={8} />
        </div>
      ))}
    </div>
  )
}

interface StoreCardsProps {
  readonly stores: readonly Store[]
  readonly onChoose: (store: Store) => void
  /** Called when the end of the fetched stores comes near. */
  readonly onEnd: () => void
  /** What was searched for. */
  readonly search?: string
  /** The first one is the nearest that takes orders: the way there is said in words. */
  readonly isNearestFirst?: boolean
}

/** Stores to choose from. */
export function StoreCards({ stores, onChoose, onEnd, search = '', isNearestFirst = false }: StoreCardsProps) {
  const t = useT()
  const current = useStoreChoice(({ chosen }) => chosen?.storeId)
  const end = useNearEnd(onEnd)
  return (
    <>
      <section className={css.list} aria-label={t('store.list')}>
        {stores.map((store, index) => (
          <StoreCard
            key={store.storeId}
            store={store}
            isCurrent={store.storeId === current}
            isNear={isNearestFirst && index === 0}
            {...{ onChoose, search }}
          />
        ))}
      </section>
      <div ref={end} />
    </>
  )
}
