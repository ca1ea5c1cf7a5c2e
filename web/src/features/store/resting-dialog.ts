import { openPage } from '../../state/navigation.ts'
import { ask } from '../../state/overlays.ts'
import { paths } from '../../state/paths.ts'
import { t } from '../../state/words.ts'

/** Stores that the customer has kept in this visit although they rest. */
const kept = new Set<string>()

export const isKeptAtRest = (storeId: string): boolean => kept.has(storeId)

/** A resting store makes the customer choose another one or keep it (spec §4 "Store states"). Answers whether it is kept. */
export async function agreesToRest(storeId: string): Promise<boolean> {
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: t('store.restingDialog.text'),
    confirm: { label: t('store.restingDialog.choose'), answer: 'choose' },
    cancel: { label: t('store.restingDialog.keep'), answer: 'keep' },
  })
  if (answer === 'keep') kept.add(storeId)
  return answer === 'keep'
}

/** As `agreesToRest`; who wants another store is led to the list. */
export async function askAboutRestingStore(storeId = ''): Promise<void> {
  if (!(await agreesToRest(storeId))) openPage(paths.storeList)
}
