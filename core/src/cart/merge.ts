import type { Product } from '../catalog/product.ts'
import type { CartLine } from './cart-line.ts'
import { lineIdentity, mostUnits } from './lines.ts'

/** Most lines of a cart. */
export const mostLines = 100

/** The products of a menu, as far as they limit what one order may hold. */
export type Limits = Pick<ReadonlyMap<string, Pick<Product, 'perOrderLimit' | 'dailyLimit'>>, 'get'>

/** A line that could not have all that was wanted of it; `num` 0 has left the cart. */
export interface CutLine {
  readonly productId: string
  readonly productName: string
  readonly wanted: number
  readonly num: number
}

/** Lines within the limits, and what had to go for it. */
export interface CutCart {
  readonly lines: CartLine[]
  readonly cutList: CutLine[]
}

const unlimited = Number.POSITIVE_INFINITY

function limitOf(productId: string, limits: Limits): number {
  const product = limits.get(productId)
  return Math.min(product?.perOrderLimit ?? unlimited, product?.dailyLimit ?? unlimited)
}

/** Adds up lines of one identity, in the order in which each first stands. */
function addUp(lines: readonly CartLine[]): CartLine[] {
  const byIdentity = new Map<string, CartLine>()
  for (const line of lines) {
    const identity = lineIdentity(line)
    const before = byIdentity.get(identity)
    byIdentity.set(identity, before === undefined ? line : { ...before, num: before.num + line.num })
  }
  return [...byIdentity.values()]
}

/**
 * One line for each identity, numbers added, cut to the limits of an order, to most units of a line and most lines of a
 * cart [cart-3]. The lines that stand first keep what they ask for.
 */
export function cutToLimits(lines: readonly CartLine[], limits: Limits): CutCart {
  const room = new Map<string, number>()
  const kept: CartLine[] = []
  const cutList: CutLine[] = []
  for (const line of addUp(lines)) {
    const { productId, productName, num: wantedNum, isFreeGift } = line
    const left = isFreeGift ? unlimited : (room.get(productId) ?? limitOf(productId, limits))
    const num = kept.length < mostLines ? Math.min(wantedNum, mostUnits, left) : 0
    if (!isFreeGift) room.set(productId, left - num)
    if (num > 0) kept.push({ ...line, num })
    if (num < wantedNum) cutList.push({ productId, productName, wanted: wantedNum, num })
  }
  return { lines: kept, cutList }
}

/** A cart and the store it is of. */
export interface StoreCart {
  readonly storeId: string | null
  readonly lines: readonly CartLine[]
}

/** What a customer's cart is after logging in. */
export interface JoinedCart extends CutCart {
  readonly storeId: string | null
  /** The account's cart of another store that had to give way; it can be brought back. */
  readonly replaced: StoreCart | null
}

/**
 * The cart of the device meets the cart of the account: at one store they become one, at two the device's counts, since it is what
 * the customer has just chosen; an empty cart gives way to the other.
 */
export function joinCarts(device: StoreCart, account: StoreCart, limits: Limits): JoinedCart {
  const asItIs = ({ storeId, lines }: StoreCart, replaced: StoreCart | null = null) => ({
    ...{ storeId, lines: [...lines], cutList: [], replaced },
  })
  if (account.lines.length === 0) return asItIs(device)
  if (device.lines.length === 0) return asItIs(account)
  if (device.storeId !== account.storeId) return asItIs(device, account)
  return { storeId: device.storeId, ...cutToLimits([...device.lines, ...account.lines], limits), replaced: null }
}
