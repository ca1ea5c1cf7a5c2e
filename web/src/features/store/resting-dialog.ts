import { openPage } from '../../state/navigation.ts'
import { ask } from '../../state/overlays.ts'
import { paths } from '../../state/paths.ts'
import { t } from '../../state/words.ts'

/** A resting store makes the customer choose another one or keep it (spec §4 "Store states"). Answers whether it is kept. */
export async function askAboutRestingStore(): Promise<boolean> {
  const answer = await ask({
    title: t('store.restingDialog.title'),
    text: t('store.restingDialog.text'),
    confirm: { label: t('store.restingDialog.choose'), answer: 'choose' },
    cancel: { label: t('store.restingDialog.keep'), answer: 'keep' },
  })
  if (answer === 'choose') openPage(paths.storeList)
  return answer === 'keep'
}
