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

/** The methods that a store takes. */
export const methodsOf = (
  methods: readonly PaymentMethodRow[],
  storeId: string | undefined,
): readonly PaymentMethodRow[] =>
  methods.filter(({ storeIds }) => storeIds === null || storeId === undefined || storeIds.includes(storeId))
