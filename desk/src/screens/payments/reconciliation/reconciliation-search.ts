import type { DayKey } from '../../../data/reconciliation.ts'

/** What stands in the address: one day of an account, or nothing for the list of all. */
export type ReconciliationSearch = Partial<DayKey>

export const readReconciliationSearch = ({ account, day }: Record<string, unknown>): ReconciliationSearch =>
  typeof account === 'string' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { account, day } : {}
