import type { CartLine } from '@tiffin/core/cart/cart-line'
import { addLine, setLineNum, withoutLines } from '@tiffin/core/cart/lines'
import { clearCart, keptCart, keptSubmit, useCart } from './cart.ts'

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

/** Removes the ordered units from the cart; lines that another tab has added since stay. */
export function takeOrdered(ordered: readonly CartLine[]): void {
  const rest = withoutLines(keptCart.get(), ordered)
  clearCart()
  if (rest.length > 0) keepLines(rest)
}
