import type { NoMore } from '@tiffin/core/cart/why-not-more'
import { t } from '../client/words.ts'

/** Why there may be no more of something, in words. */
export function noMoreText(no: NoMore): string {
  if (no.why === 'stock') return t('stock.limitReached')
  return t(no.why === 'daily' ? 'limit.daily' : 'limit.perOrder', { count: no.limit })
}
