import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { refusalOfReason } from '@tiffin/core/catalog/availability'
import { findMissingRequired, findOverDailyLimit, findOverOrderLimit } from '@tiffin/core/catalog/limits'
import { type Product, unavailableReason } from '@tiffin/core/catalog/product'
import type { Stock } from '@tiffin/core/stock/check-stock'
import { isSoldOut } from '@tiffin/core/stock/sold-out'
import { offeredPickup } from '@tiffin/core/store/offered-pickup'
import { storeStatus } from '@tiffin/core/store/store'
import { Refusal } from '../../../base/refusal.ts'
import type { MenuView } from '../../catalog/index.ts'
import { lineRefusal, nameOf, type PricedCart, type ResolvedCart, resolveCart } from '../../promotion/index.ts'
import { stockHints } from '../../stock/index.ts'
import { type StoreRow, statusOf } from '../../store/index.ts'
import { chooseGifts } from './gifts.ts'
import type { Wanted } from './wanted.ts'

/** The store takes orders now, and in this way. */
export function checkStore(store: StoreRow, { pickupMethod, now }: { pickupMethod: number; now: number }): void {
  if (statusOf(store, now) !== storeStatus.inBusiness) throw new Refusal('storeResting')
  if (!offeredPickup(store, now).includes(pickupMethod)) throw new Refusal('pickupMethodNotOffered')
}

/** Most specific first [limit-6]; sold out comes last, for it must be looked at afresh. */
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
  for (const name of ['packageIncomplete', 'optionsMax', 'inputInvalid'] as const) {
    const found = faults.find(({ fault }) => fault === name)
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
  const missing = findMissingRequired(paid, menu.required)
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

async function checkStock(lines: readonly CartLine[], menu: MenuView, readStock: ReadStock): Promise<void> {
  if (stockHints(lines, menu.stock).length === 0) return
  const stockHintList = stockHints(lines, await readStock())
  if (stockHintList.length > 0) throw new Refusal('stockShort', { stockHintList })
}

function findProducts(menu: MenuView, requests: readonly ProductRequest[]): Product[] {
  return requests.map(({ productId, skuId }) => {
    const product = menu.byId.get(productId)
    if (!product) throw new Refusal('productUnknown', { productId })
    if (!product.skuList.some((sku) => sku.skuId === skuId)) throw lineRefusal('productUnknown', product)
    return product
  })
}

/** A value, or the refusal to be thrown later. */
function attempt<Value>(work: () => Value): { value: Value } | { refusal: Refusal } {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

/** A cart that passed every rule: read against the menu, priced, with its gifts. */
export interface CheckedCart {
  readonly cart: ResolvedCart
  readonly priced: PricedCart
  readonly gifts: readonly CartLine[]
}

interface CheckOf {
  readonly readStock: ReadStock
  readonly bought: Bought
  /** Prices the cart; what it refuses comes after gifts and stock. */
  readonly price: (cart: ResolvedCart) => PricedCart
}

/** Every rule that a cart must pass, in the order in which they refuse [limit-6]. */
export async function checkCart(
  menu: MenuView,
  wish: Wanted,
  { readStock, bought, price }: CheckOf,
): Promise<CheckedCart> {
  const { productRequestList: requests, giftList } = wish
  const products = findProducts(menu, requests)
  const all = [...products, ...findProducts(menu, giftList)]
  checkAvailability(all)
  await checkSoldOut(all, readStock)
  checkFit([...requests, ...giftList], all)
  checkLimits(requests, menu, { products, bought })
  const cart = resolveCart(menu, requests)
  const priced = attempt(() => price(cart))
  const gifts = chooseGifts(menu, wish, 'value' in priced ? priced.value.bill.gift : undefined)
  await checkStock([...cart.lines, ...gifts], menu, readStock)
  if ('refusal' in priced) throw priced.refusal
  return { cart, priced: priced.value, gifts }
}
