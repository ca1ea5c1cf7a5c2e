import type { Store } from '@tiffin/core/store/store'
import { ask } from '@tiffin/kit/client/ask.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { restingWords } from './resting-words.ts'

/** Where the question comes: on entering the menu, and before the order. */
type Moment = 'menu' | 'order'

const keyOf = (storeId: string, moment: Moment) => `${moment} ${storeId}`

/** What has been asked on the menu, and kept before the order, in this visit. */
const settled = new Set<string>()

/** The store has opened, or is left: its next rest is asked about again. */
export function forgetRest(storeId: string): void {
  settled.delete(keyOf(storeId, 'menu'))
  settled.delete(keyOf(storeId, 'order'))
}

useStoreChoice.subscribe(({ chosen }, { chosen: before }) => {
  if (before !== null && before.storeId !== chosen?.storeId) forgetRest(before.storeId)
})

/** "Garden Terrace · Opens tomorrow 08:00", or what it says of its rest. */
export const whenItOpens = (store: Store) => `${store.storeName} · ${restingWords(store)}`

/**
 * The store of the order rests: the customer keeps it or is led to the others [store-4]. Once it is kept, an order is
 * answered with when it opens.
 */
export async function askAboutRestingStore(store: Store, moment: Moment): Promise<void> {
  const { storeId, storeName: name } = store
  if (settled.has(keyOf(storeId, moment))) {
    if (moment === 'order') showToast(whenItOpens(store))
    return
  }
  if (moment === 'menu') settled.add(keyOf(storeId, moment))
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: whenItOpens(store),
    confirm: { label: t('store.restingDialog.choose'), answer: 'choose' },
    cancel: { label: t('store.restingDialog.keep', { name }), answer: 'keep' },
  })
  if (answer === 'choose') openPage(paths.storeList)
  else settled.add(keyOf(storeId, moment))
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
  if (answer === 'look') settled.add(keyOf(store.storeId, 'menu'))
  return answer as 'stay' | 'look' | 'close' // the three answers above
}
