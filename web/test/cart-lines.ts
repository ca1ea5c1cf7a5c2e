import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { simpleLine } from '@tiffin/core/cart/selection'
import { FakeRefusal, type FakeServer } from './app.ts'
import { products } from './fake/menu.ts'

/** A line of a product of the made-up menu. */
export function lineOf(productId: string, num = 1): CartLine {
  const product = products.find((each) => each.productId === productId)
  const line = product && simpleLine(product)
  if (line === undefined) throw new Error(`${productId} is not on the menu, or something of it must be chosen`)
  return { ...line, num }
}

/** What a browser holds that has something in the cart. */
export const cartOf = (...lines: CartLine[]) => JSON.stringify(lines)
export const chosen = (storeId: string, storeName = storeId) => JSON.stringify({ id: storeId, storeId, storeName })

interface Kept {
  storeId: string | null
  version: number
  list: CartLine[]
  removedList: { productId: string; productName: string; reason: number }[]
}

interface Save {
  storeId: string
  version: number
  productRequestList: ProductRequest[]
}

/** The cart of the account, as a server with a memory keeps it. */
export function keepCart(server: FakeServer, first: Partial<Kept> = {}): Kept {
  const kept: Kept = { storeId: null, version: 0, list: [], removedList: [], ...first }
  const show = () => ({ ...kept })
  const resolve = (request: ProductRequest) => {
    const product = products.find(({ productId }) => productId === request.productId)
    const line = product && resolveLine(product, request)
    return line?.ok ? [line.value.line] : []
  }
  server.answer('/api/app/order/cart/detail', show)
  server.answer('/api/app/order/cart/save', ({ storeId, version, productRequestList }: Save) => {
    if (version !== kept.version) throw new FakeRefusal('cartConflict', show())
    Object.assign(kept, { storeId, version: version + 1, list: productRequestList.flatMap(resolve), removedList: [] })
    return { version: kept.version }
  })
  return kept
}

/** Product and number of each line. */
export const inShort = (lines: readonly CartLine[]) => lines.map(({ productId, num }) => `${num} ${productId}`)

/** What stands in the cart of this browser. */
export const storedCart = (): string[] => inShort(JSON.parse(localStorage.getItem('cart_list') ?? '[]'))
