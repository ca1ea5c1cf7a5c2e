import type { Services } from '../../db/services.ts'
import type { Carts } from '../cart/index.ts'
import type { LoginParts } from '../login/index.ts'
import type { OrderParts, Orders } from '../order/index.ts'

/** What the customer's own data and account stand on. */
export interface CustomerParts extends Pick<OrderParts, 'stores'> {
  readonly app: Services
  readonly orders: Orders
  readonly carts: Carts
  readonly logins: LoginParts
}
