import type { BrandHosts } from '../../base/brand-hosts.ts'
import type { Log } from '../../base/context.ts'
import type { Corps } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import type { Hints } from '../../db/hints.ts'
import type { Catalog } from '../catalog/index.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import type { Orders } from '../order/index.ts'
import type { PaymentMethods } from '../payment-method/index.ts'
import type { Stores } from '../store/index.ts'
import type { PaymentAccounts } from './account/accounts.ts'

/** What paying stands on. */
export interface PaymentParts {
  readonly db: Database
  readonly hints: Hints
  readonly corps: Corps
  readonly orders: Orders
  readonly settings: SettingsOfCorps
  readonly paymentMethods: PaymentMethods
  readonly catalog: Catalog
  readonly stores: Stores
  readonly accounts: PaymentAccounts
  /** How customers and providers reach this server, without a slash at the end. */
  readonly publicUrl: string
  readonly brandHosts: BrandHosts
  readonly log: Log
}
