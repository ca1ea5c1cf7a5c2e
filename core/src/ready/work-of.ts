import type { ProductRequest } from '../cart/cart-line.ts'

type Wanted = Pick<ProductRequest, 'num'> & {
  readonly packageProductList: readonly Pick<ProductRequest, 'num'>[]
}

/** How much there is to make: units, and of a set the units in it [ready-1]. */
export const workOf = (lines: readonly Wanted[]): number =>
  lines.reduce((sum, { num, packageProductList }) => {
    const inSet = packageProductList.reduce((units, item) => units + item.num, 0)
    return sum + num * Math.max(1, inSet)
  }, 0)
