import type { CartLine } from '@tiffin/core/cart/cart-line'
import { addLine, countUnits, setLineNum, withoutLines } from '@tiffin/core/cart/lines'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Enough of a line to show, price and send it; a line of another shape in the storage is dropped. */
function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false
  const { skuInfo } = value
  const texts = [value.productId, value.productName, value.skuId, value.skuName]
  const lists = [value.packageProductList, value.propertyValList]
  const figures = [value.num, value.price, value.discountPrice, value.productType]
  return (
    texts.every((part) => typeof part === 'string') &&
    lists.every(Array.isArray) &&
    figures.every(Number.isSafeInteger) &&
    isRecord(skuInfo) &&
    Array.isArray(skuInfo.bmsProductMaterialList)
  )
}

export const lineList = json((value): value is CartLine[] => Array.isArray(value) && value.every(isLine))
const keptCart = kept<CartLine[]>({ key: 'cart_list', codec: lineList, fallback: [] })
const keptSubmit = kept<CartLine[]>({ key: 'submit_cart_list', codec: lineList, fallback: [] })

interface Cart {
  readonly lines: readonly CartLine[]
  /** What was handed to confirmation. */
  readonly submitted: readonly CartLine[]
}

export const useCart = create<Cart>(() => ({ lines: keptCart.get(), submitted: keptSubmit.get() }))

function keepLines(lines: CartLine[]): void {
  keptCart.set(lines)
  useCart.setState({ lines })
}

export const addToCart = (line: CartLine) => keepLines(addLine(useCart.getState().lines, line))

export const setCartNum = (identity: string, num: number) =>
  keepLines(setLineNum(useCart.getState().lines, identity, num))

export const replaceCart = (lines: readonly CartLine[]) => keepLines([...lines])

export function submitLines(lines: readonly CartLine[]): void {
  keptSubmit.set([...lines])
  useCart.setState({ submitted: lines })
}

/** Empties cart and submitted lines, on the device too. */
export function clearCart(): void {
  keptCart.clear()
  keptSubmit.clear()
  useCart.setState({ lines: [], submitted: [] })
}

/** Removes the ordered units from the cart; lines that another tab has added since stay. */
export function takeOrdered(ordered: readonly CartLine[]): void {
  const rest = withoutLines(keptCart.get(), ordered)
  clearCart()
  if (rest.length > 0) keepLines(rest)
}

export const useCartCount = () => useCart(({ lines }) => countUnits(lines))
