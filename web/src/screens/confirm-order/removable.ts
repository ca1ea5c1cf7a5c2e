import type { RefusalName } from '@tiffin/contract/refusals'
import type { CartLine } from '@tiffin/core/cart/cart-line'
import { CallFailure } from '../../data/call.ts'
import { isRefusal } from '../../data/is-refusal.ts'
import { isRecord } from '../../entry/kept.ts'
import { hintText, type StockHint } from '../../features/cart/stock-hint.ts'
import { replaceCart, submitLines, useCart } from '../../state/cart.ts'
import { openTab } from '../../state/navigation.ts'
import { showToast } from '../../state/overlays.ts'
import { paths } from '../../state/paths.ts'
import { t } from '../../state/words.ts'

/** Refusals that name products which the order can do without. */
const aboutProducts: RefusalName[] = [
  ...(['offShelf', 'saleStopped', 'notSoldHere', 'outsideSaleTime', 'soldOut', 'stockLimit'] as const),
  ...(['productUnknown', 'packageIncomplete', 'optionsMax', 'perOrderLimit', 'dailyLimit', 'stockShort'] as const),
]

/** What a refusal says of the products at fault. */
export interface Faults {
  /** One line for each, as the server tells it. */
  readonly texts: readonly string[]
  readonly productIds: readonly string[]
}

const textIn = (record: Record<string, unknown>, name: string): string => {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

const hintOf = (data: Record<string, unknown>): StockHint => ({
  productName: textIn(data, 'productName'),
  skuName: textIn(data, 'skuName'),
  materialName: textIn(data, 'materialName'),
  propertyValue: textIn(data, 'propertyValue'),
  available: Number(data.available ?? 0),
})

function limitText(refusal: CallFailure, data: Record<string, unknown>): string {
  const name = textIn(data, 'productName')
  const count = Number(data.limit ?? 0)
  if (isRefusal(refusal, 'perOrderLimit')) return `${name}: ${t('limit.perOrder', { count })}`
  if (isRefusal(refusal, 'dailyLimit')) return `${name}: ${t('limit.daily', { count })}`
  return name === '' ? refusal.message : `${name}: ${refusal.message}`
}

/** The products that a refusal is about; undefined when it is about something else. */
export function faultsOf(refusal: unknown): Faults | undefined {
  if (!(refusal instanceof CallFailure) || !isRefusal(refusal, ...aboutProducts)) return undefined
  const data = isRecord(refusal.data) ? refusal.data : {}
  const hints = Array.isArray(data.stockHintList) ? data.stockHintList.filter(isRecord) : []
  if (hints.length > 0)
    return { texts: hints.map(hintOf).map(hintText), productIds: hints.map((hint) => textIn(hint, 'productId')) }
  const productId = textIn(data, 'productId')
  return { texts: [limitText(refusal, data)], productIds: productId === '' ? [] : [productId] }
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
