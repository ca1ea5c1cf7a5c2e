import { type HeldByCorp, holdByCorp } from '../../base/held-by-corp.ts'
import type { Database } from '../../db/database.ts'
import { listPaymentMethodRows, type PaymentMethodRow } from './queries.ts'

export type PaymentMethods = HeldByCorp<readonly PaymentMethodRow[]>

export const createPaymentMethods = (db: Database): PaymentMethods =>
  holdByCorp((corpId) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [methods] = await tx.finish(listPaymentMethodRows(corpId))
      return methods.rows
    }),
  )

/** Whether the brand offers a method at a store. */
export const isOfferedAt = ({ storeIds }: PaymentMethodRow, storeId: string): boolean =>
  storeIds === null || storeIds.includes(storeId)

/** What is known of a store that takes payments. */
export interface TakingStore {
  readonly storeId: string
  /** Codes of the methods that it does not take. */
  readonly paymentOffList: readonly string[]
}

/** The methods that a store takes; all of the brand's for none. */
export const methodsOf = (
  methods: readonly PaymentMethodRow[],
  store: TakingStore | undefined,
): readonly PaymentMethodRow[] =>
  store === undefined
    ? methods
    : methods.filter((method) => isOfferedAt(method, store.storeId) && !store.paymentOffList.includes(method.code))
