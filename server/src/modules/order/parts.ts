import type { Corps } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import type { Hints } from '../../db/hints.ts'
import type { Catalog } from '../catalog/index.ts'
import type { PaymentMethods } from '../payment-method/index.ts'
import type { Stores } from '../store/index.ts'

/** What the use cases of ordering stand on. */
export interface OrderParts {
  readonly db: Database
  readonly hints: Hints
  readonly corps: Corps
  readonly stores: Stores
  readonly catalog: Catalog
  readonly paymentMethods: PaymentMethods
}
