import { type Selection, unitPrices } from '@tiffin/core/cart/selection'
import type { Product } from '@tiffin/core/catalog/product'
import { findPriceReason } from '@tiffin/core/pricing/price-reason'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { usePromotions } from '../../data/catalog/catalog.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { Price } from '../../ui/price.tsx'
import css from './product-sheet.module.css'

/** What one costs as it is chosen; where that is less than by the list, what it was and why. */
export interface ShownPrices {
  readonly now: string
  readonly was?: string
  readonly why?: string
}

/** The price as it stands, and the reason where it is below the list price [page-29]. */
export function useShownPrices(product: Product, selection: Selection): ShownPrices {
  const t = useT()
  const format = useMoney()
  const isMember = useHasLogin()
  const { data: promotions = [] } = usePromotions(useStoreChoice(({ chosen }) => chosen?.storeId))
  const { price, discountPrice } = unitPrices(product, selection)
  const sku = product.skuList.find(({ skuId }) => skuId === selection.skuId)
  if (sku === undefined || discountPrice >= price) return { now: format(discountPrice) }
  const reason = findPriceReason(sku, { productId: product.productId, isMember, promotions, now: serverNow() })
  const why = reason === 'member' ? t('product.memberPrice') : reason?.name
  return { now: format(discountPrice), was: format(price), ...(why ? { why } : {}) }
}

export function SheetPrice({ now, was, why }: ShownPrices) {
  const t = useT()
  return (
    <span className={css.prices}>
      <Price now={now} was={was} wasLabel={was === undefined ? undefined : t('menu.listPrice', { price: was })} />
      {why === undefined ? null : <span className="tag">{why}</span>}
    </span>
  )
}
