import { type Account, bank, cashOf, writeOff } from '../ledger/account.ts'
import type { EntryKind, LedgerEntry } from '../ledger/entries.ts'

/** A drawer's shift, and who moves its cash. */
export interface DrawerShift {
  readonly storeId: string
  readonly shiftNo: number
  readonly currency: string
  readonly staffId: string
}

/** What a person moves, and why. */
interface CashMove {
  readonly amount: number
  readonly reason: string
}

function entryOf(
  kind: EntryKind,
  { storeId, shiftNo, currency, staffId }: DrawerShift,
  move: CashMove & { readonly debit: Account; readonly credit: Account; readonly id?: string },
): readonly LedgerEntry[] {
  const { amount, reason, debit, credit, id = shiftNo } = move
  if (amount === 0) return []
  return [{ kind, ref: `${storeId}:${id}`, orderId: null, debit, credit, amount, currency, storeId, staffId, reason }]
}

/**
 * The drawer holds the float from now on [shift-2]: cash that was taken while no shift was open is in it already, or was carried
 * away. `before` is what the books say is in the drawer.
 */
export function floatEntries(
  shift: DrawerShift,
  { float, before }: { readonly float: number; readonly before: number },
) {
  const cash = cashOf(shift.storeId)
  const [debit, credit] = float >= before ? ([cash, bank] as const) : ([bank, cash] as const)
  return entryOf('cashFloat', shift, { debit, credit, amount: Math.abs(float - before), reason: '' })
}

/** Cash that a person puts into the drawer or takes out of it [shift-3]; one id is one move. */
export function moveEntries(
  shift: DrawerShift,
  move: CashMove & { readonly direction: 'in' | 'out'; readonly requestId: string },
) {
  const { amount, reason, requestId: id } = move
  const cash = cashOf(shift.storeId)
  return move.direction === 'in'
    ? entryOf('cashIn', shift, { debit: cash, credit: bank, amount, reason, id })
    : entryOf('cashOut', shift, { debit: bank, credit: cash, amount, reason, id })
}

/** The drawer is counted: what differs is lost or found, and all that is in it leaves it [shift-5]. */
export function closingEntries(
  shift: DrawerShift,
  { counted, expected, reason }: { readonly counted: number; readonly expected: number; readonly reason: string },
) {
  const cash = cashOf(shift.storeId)
  const [debit, credit] = counted >= expected ? ([cash, writeOff] as const) : ([writeOff, cash] as const)
  return [
    ...entryOf('cashDifference', shift, { debit, credit, amount: Math.abs(counted - expected), reason }),
    ...entryOf('cashCounted', shift, { debit: bank, credit: cash, amount: counted, reason: '' }),
  ]
}
