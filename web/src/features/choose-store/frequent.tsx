import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { type Ref, useState } from 'react'
import { useFrequentStores, useStoresById } from '../../data/store/store-lists.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { frequentStoreIds } from '../../state/store/recent-stores.ts'
import css from './frequent.module.css'

const mostShown = 5

/** Stores a customer uses often, by their orders or by what was chosen on this device more than once; undefined until known. */
export function useOftenStores(): readonly Store[] | undefined {
  const hasLogin = useHasLogin()
  const { data: mine, isLoading } = useFrequentStores()
  const [deviceIds] = useState(frequentStoreIds)
  const isByDevice = !hasLogin || (!isLoading && (mine ?? []).length === 0)
  const recent = useStoresById(isByDevice ? deviceIds : [])
  if (isLoading || recent.isLoading) return undefined
  return (isByDevice ? recent.stores : (mine ?? [])).slice(0, mostShown)
}

interface FrequentProps {
  readonly stores: readonly Store[]
  readonly onChoose: (store: Store) => void
  readonly ref?: Ref<HTMLElement>
}

/** One chip per store. */
export function Frequent({ stores, onChoose, ref }: FrequentProps) {
  const t = useT()
  if (stores.length === 0) return null
  return (
    <section ref={ref}>
      <h2 className="t14 b">{t('store.frequent')}</h2>
      <div className={css.often}>
        {stores.map((store) => (
          <button key={store.storeId} type="button" className="chip" onClick={() => onChoose(store)}>
            {store.storeName}
          </button>
        ))}
      </div>
    </section>
  )
}
