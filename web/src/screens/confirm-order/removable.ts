import type { CartLine } from '@tiffin/core/cart/cart-line'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { hintText } from '../../features/cart/stock-hint.ts'
import { useCart } from '../../state/cart/cart.ts'
import { replaceCart, submitLines } from '../../state/cart/cart-changes.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** Refusals that name a product which the order can do without. */
const aboutProduct = [
  ...(['offShelf', 'saleStopped', 'notSoldHere', 'outsideSaleTime', 'soldOut', 'stockLimit'] as const),
  ...(['productUnknown', 'packageIncomplete', 'optionsMax'] as const),
]

/** What a refusal says of the products at fault. */
export interface Faults {
  /** One line for each, as the server says it. */
  readonly texts: readonly string[]
  readonly productIds: readonly string[]
}

const named = (productName: string | undefined, text: string): string =>
  productName === undefined ? text : `${productName}: ${text}`

/** The products that a refusal is about; undefined when it is about something else. */
export function faultsOf(refusal: unknown): Faults | undefined {
  if (isRefusal(refusal, 'stockShort')) {
    const { stockHintList } = refusal.data
    // What was short a moment ago may be there again.
    if (stockHintList.length === 0) return { texts: [refusal.message], productIds: [] }
    return { texts: stockHintList.map(hintText), productIds: stockHintList.map(({ productId }) => productId) }
  }
  if (isRefusal(refusal, 'perOrderLimit', 'dailyLimit')) {
    const { productId, productName, limit } = refusal.data
    const text = t(isRefusal(refusal, 'dailyLimit') ? 'limit.daily' : 'limit.perOrder', { count: limit })
    return { texts: [named(productName, text)], productIds: [productId] }
  }
  if (!isRefusal(refusal, ...aboutProduct)) return undefined
  const { productId, productName } = refusal.data
  return { texts: [named(productName, refusal.message)], productIds: [productId] }
}

const isAmong = (productIds: readonly string[]) => (line: CartLine) => productIds.includes(line.productId)

/** Whether the order can go on without these products. */
export const canRemove = (lines: readonly CartLine[], productIds: readonly string[]): boolean =>
  lines.some(isAmong(productIds))

/** Takes products out of the order and of the cart; an order that is empty then leads back to the menu. */
export function removeProducts(productIds: readonly string[]): void {
  const isGone = isAmong(productIds)
  const { lines, submitted } = useCart.getState()
  const left = submitted.filter((line) => !isGone(line))
  replaceCart(lines.filter((line) => !isGone(line)))
  submitLines(left)
  if (left.length === 0) openTab(paths.menu)
  else showToast(t('confirm.removed'))
}
