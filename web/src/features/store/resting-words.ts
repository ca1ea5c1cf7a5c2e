import type { Store } from '@tiffin/core/store/store'
import { t } from '@tiffin/kit/client/words.ts'
import { openingWords } from './use-store-facts.ts'

/** "Opens tomorrow 08:00" of a resting store; where that is unknown, its notice, or that it takes no orders. */
export const restingWords = (store: Store): string =>
  openingWords(store) ?? (store.notice || t('store.notTakingOrders'))
