import type { ProductRequest } from '../cart/cart-line.ts'

type Wanted = Pick<ProductRequest, 'num'> & {
  readonly packageProductList: readonly Pick<ProductRequest, 'num'>[]
}

/** Units that are taken off a line of an order, and what one unit of a set on it has. */
interface TakenOff {
  readonly num: number
  readonly items: readonly Pick<ProductRequest, 'num'>[]
}

/** How much there is to make: units, and of a set the units in it [ready-1]. */
export const workOf = (lines: readonly Wanted[]): number =>
  lines.reduce((sum, { num, packageProductList }) => {
    const inSet = packageProductList.reduce((units, item) => units + item.num, 0)
    return sum + num * Math.max(1, inSet)
  }, 0)

/** How much less there is to make once units of lines are taken off: what they had when they were ordered [slot-4]. */
export const workTakenOff = (list: readonly TakenOff[]): number =>
  workOf(list.map(({ num, items }) => ({ num, packageProductList: items })))
