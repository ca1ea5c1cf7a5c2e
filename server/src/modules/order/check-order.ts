import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { refusalOfReason } from '@tiffin/core/catalog/availability'
import { findMissingRequired, findOverDailyLimit, findOverOrderLimit } from '@tiffin/core/catalog/limits'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import type { Stock } from '@tiffin/core/stock/check-stock'
import { isSoldOut } from '@tiffin/core/stock/sold-out'
import { storeStatus } from '@tiffin/core/store/store'
import { Refusal } from '../../http/refusal.ts'
import type { MenuView } from '../catalog/index.ts'
import { lineRefusal, nameOf, type ResolvedCart, resolveCart } from '../promotion/index.ts'
import { stockHints } from '../stock/index.ts'
import { type StoreRow, statusOf } from '../store/index.ts'

/** The store takes orders now, and in this way. */
export function checkStore(store: StoreRow, { pickupMethod, now }: { pickupMethod: number; now: number }): void {
  if (statusOf(store, now) !== storeStatus.inBusiness) throw new Refusal('storeResting')
  if (!store.pickupMethodList.includes(pickupMethod)) throw new Refusal('pickupMethodNotOffered')
}

/** Most telling first (decisions §11.28); sold out comes last, for it must be looked at afresh. */
const reasonOrder = [
  unavailableReason.notSoldHere,
  unavailableReason.offShelf,
  unavailableReason.saleStopped,
  unavailableReason.outsideSaleTime,
] as const

function checkAvailability(products: readonly Product[]): void {
  for (const reason of reasonOrder) {
    const product = products.find((each) => each.unavailableReason === reason)
    if (product) throw new Refusal(refusalOfReason[reason], nameOf(product))
  }
}

function checkFit(requests: readonly ProductRequest[], products: readonly Product[]): void {
  const faults = requests.flatMap((request, index) => {
    const product = products[index]
    const resolved = product && resolveLine(product, request)
    return product && resolved && !resolved.ok ? [{ fault: resolved.refusal, product }] : []
  })
  for (const wanted of ['packageIncomplete', 'optionsMax', 'inputInvalid'] as const) {
    const found = faults.find(({ fault }) => fault === wanted)
    if (found) throw lineRefusal(found.fault, found.product)
  }
}

type Bought = ReadonlyMap<string, number>

function checkLimits(
  requests: readonly ProductRequest[],
  menu: MenuView,
  { products, bought }: { products: readonly Product[]; bought: Bought },
): void {
  const paid = requests.map(({ productId, num }) => ({ productId, num, isFreeGift: false }))
  const missing = findMissingRequired(paid, menu.products)
  if (missing) throw new Refusal('requiredMissing', nameOf(missing))
  const each = [...new Set(products)]
  const over = findOverOrderLimit(paid, each)
  if (over) throw new Refusal('perOrderLimit', { ...nameOf(over.product), limit: over.limit })
  const overDay = findOverDailyLimit(paid, each, bought)
  if (overDay) {
    const { product, limit, left } = overDay
    throw new Refusal('dailyLimit', { ...nameOf(product), limit, left })
  }
}

/** Reads stock again: what is in memory may be a second old, and a no must be right. */
export type ReadStock = () => Promise<Stock>

async function checkSoldOut(products: readonly Product[], readStock: ReadStock): Promise<void> {
  const suspects = products.filter((product) => product.unavailableReason === unavailableReason.soldOut)
  if (suspects.length === 0) return
  const stock = await readStock()
  const gone = suspects.find((product) => isSoldOut(product, stock))
  if (gone) throw new Refusal('soldOut', nameOf(gone))
}

async function checkStock({ lines }: ResolvedCart, menu: MenuView, readStock: ReadStock): Promise<void> {
  if (stockHints(lines, menu.stock).length === 0) return
  const stockHintList = stockHints(lines, await readStock())
  if (stockHintList.length > 0) throw new Refusal('stockShort', { stockHintList })
}

/** Every rule that a cart must pass, in the order in which they are told (decisions §11.28); answers the cart read against the menu. */
export async function checkCart(
  menu: MenuView,
  requests: readonly ProductRequest[],
  { readStock, bought }: { readStock: ReadStock; bought: Bought },
): Promise<ResolvedCart> {
  const products = requests.map(({ productId, skuId }) => {
    const product = menu.byId.get(productId)
    if (!product) throw new Refusal('productUnknown', { productId })
    if (!product.skuList.some((sku) => sku.skuId === skuId)) throw lineRefusal('productUnknown', product)
    return product
  })
  checkAvailability(products)
  await checkSoldOut(products, readStock)
  checkFit(requests, products)
  checkLimits(requests, menu, { products, bought })
  const cart = resolveCart(menu, requests)
  await checkStock(cart, menu, readStock)
  return cart
}
