import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
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

export const linesCodec = json((value): value is CartLine[] => Array.isArray(value) && value.every(isLine))
export const keptCart = kept<CartLine[]>({ key: 'cart_list', codec: linesCodec, fallback: [] })
export const keptSubmit = kept<CartLine[]>({ key: 'submit_cart_list', codec: linesCodec, fallback: [] })

interface Cart {
  readonly lines: readonly CartLine[]
  /** What was handed to confirmation. */
  readonly submitted: readonly CartLine[]
}

export const useCart = create<Cart>(() => ({ lines: keptCart.get(), submitted: keptSubmit.get() }))

/** Empties cart and submitted lines, on the device too. */
export function clearCart(): void {
  keptCart.clear()
  keptSubmit.clear()
  useCart.setState({ lines: [], submitted: [] })
}

export const useCartCount = () => useCart(({ lines }) => countUnits(lines))
