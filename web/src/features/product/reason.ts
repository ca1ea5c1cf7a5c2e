import { type Product, type UnavailableReason, unavailableReason } from '@tiffin/core/catalog/product'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'

const words: Record<Exclude<UnavailableReason, 0 | 5>, PhraseKey> = {
  [unavailableReason.soldOut]: 'stock.soldOut',
  [unavailableReason.offShelf]: 'goods.offShelf',
  [unavailableReason.saleStopped]: 'goods.saleStopped',
  [unavailableReason.notSoldHere]: 'goods.notHere',
  [unavailableReason.stockLimit]: 'goods.stockLimit',
}

/** Why a product cannot be bought, in words [limit-1]. */
export function reasonText(reason: UnavailableReason, product?: Pick<Product, 'saleTimeList'>): string {
  if (reason === unavailableReason.none) return ''
  if (reason !== unavailableReason.outsideSaleTime) return t(words[reason])
  const times = product?.saleTimeList.map(({ start, end }) => `${start}-${end}`) ?? []
  return t('goods.outOfTime', { time: times.join(', ') })
}
