import type { Product } from '@tiffin/core/catalog/product'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { t } from '@tiffin/kit/client/words.ts'

/** What a product costs as its row shows it: the price in force, and the one before when it is lower. */
export function useProductPrice(product: Product): { now: string; was?: string; wasLabel?: string } {
  const format = useMoney()
  const { price, discountPrice } = product
  if (discountPrice >= price) return { now: format(price) }
  return { now: format(discountPrice), was: format(price), wasLabel: t('menu.listPrice', { price: format(price) }) }
}
