import {
  type Offered,
  offeredMethods,
  type Sum,
  type TakingAccount,
  type TakingStore,
} from '@tiffin/core/payment/offered-methods'
import type { Corp } from '../../base/corp.ts'
import { type HeldByCorp, holdByCorp } from '../../base/held-by-corp.ts'
import type { Database } from '../../db/database.ts'
import { listPaymentMethodRows, type PaymentMethodRow } from './queries.ts'

export type OfferedMethod = Offered<PaymentMethodRow>

/** The ways to pay of brands. */
export interface PaymentMethods extends HeldByCorp<readonly PaymentMethodRow[]> {
  /** Those that a store takes now; those of the brand as a whole for none. Without an amount any that the provider takes counts [provider-3]. */
  offered(corp: Corp, store: TakingStore | undefined, amount?: number): Promise<readonly OfferedMethod[]>
}

/** The accounts of brands that take money now. */
interface TakingAccounts {
  taking(corp: Corp): Promise<readonly TakingAccount[]>
}

export function createPaymentMethods(db: Database, accounts: TakingAccounts): PaymentMethods {
  const held = holdByCorp((corpId) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [methods] = await tx.finish(listPaymentMethodRows(corpId))
      return methods.rows
    }),
  )
  return {
    of: held.of,
    async offered(corp, store, amount) {
      const [methods, taking] = await Promise.all([held.of(corp), accounts.taking(corp)])
      return offeredMethods(methods, { accounts: taking, store, sum: { ...sumOf(corp), amount } })
    },
  }
}

const sumOf = ({ currency, currencyScale }: Corp): Sum => ({ currency, currencyScale })
