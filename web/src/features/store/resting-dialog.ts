import type { Store } from '@tiffin/core/store/store'
import { openPage } from '../../state/navigation.ts'
import { ask } from '../../state/overlays.ts'
import { paths } from '../../state/paths.ts'
import type { useStoreChoice } from '../../state/store.ts'
import { t } from '../../state/words.ts'
import { openingWords } from './use-store-facts.ts'

/** Stores that the customer has kept in this visit although they rest. */
const kept = new Set<string>()

export const isKeptAtRest = (storeId: string): boolean => kept.has(storeId)

/** "Garden Terrace · Opens tomorrow 08:00" */
export const whenItOpens = (store: Store) => [store.storeName, openingWords(store)].filter(Boolean).join(' · ')

/** The store of the order rests: the customer keeps it or is led to the others (spec §4 "Store states"). */
export async function askAboutRestingStore(store: Store): Promise<void> {
  const { storeId, storeName: name } = store
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: whenItOpens(store),
    confirm: { label: t('store.restingDialog.choose'), answer: 'choose' },
    cancel: { label: t('store.restingDialog.keep', { name }), answer: 'keep' },
  })
  if (answer === 'choose') openPage(paths.storeList)
  else kept.add(storeId)
}

type Chosen = NonNullable<ReturnType<typeof useStoreChoice.getState>['chosen']>

/** A resting store was picked while another one is the customer's: they stay, or go there to look at its menu. */
export async function wantsRestingStore(store: Store, current: Chosen): Promise<'stay' | 'look' | 'close'> {
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: whenItOpens(store),
    confirm: { label: t('store.restingDialog.keep', { name: current.storeName }), answer: 'stay' },
    cancel: { label: t('store.restingDialog.look', { name: store.storeName }), answer: 'look' },
    closing: 'close',
  })
  if (answer === 'look') kept.add(store.storeId)
  return answer as 'stay' | 'look' | 'close' // the three answers above
}
