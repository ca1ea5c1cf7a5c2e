import { type Account, customerOf, sales } from '../ledger/account.ts'
import type { LedgerEntry } from '../ledger/entries.ts'

const grammar = /^(?:sales|suspense|write-off|bank|chargebacks|(?:customer|provider|cash|fees|tax):\S{1,100})$/

/** Whether a text names an account. */
export const isAccount = (text: string): text is Account => grammar.test(text)

type Moved = Pick<LedgerEntry, 'debit' | 'credit' | 'amount' | 'currency'>

/** What went to an account less what left it, in minor units of a currency. */
export const balanceOf = (entries: Iterable<Moved>, account: Account, currency: string): number => {
  let balance = 0
  for (const { debit, credit, amount, currency: moved } of entries) {
    if (moved !== currency) continue
    if (debit === account) balance += amount
    if (credit === account) balance -= amount
  }
  return balance
}

/** The balances of all accounts of a currency; they add up to 0 [ledger-1]. */
export function balancesOf(entries: Iterable<Moved>, currency: string): ReadonlyMap<Account, number> {
  const balances = new Map<Account, number>()
  const add = (account: Account, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount)
  for (const { debit, credit, amount, currency: moved } of entries) {
    if (moved !== currency) continue
    add(debit, amount)
    add(credit, -amount)
  }
  return balances
}

/** An order as its books must agree with it, minor units of its currency. */
export interface BookedOrder {
  readonly orderId: string
  readonly currency: string
  /** What was sold: the order's total once it was accepted, 0 before and for one that never was. */
  readonly sold: number
  /** What of it went back or is to. */
  readonly refundTotal: number
  /** Refunds that are not done: due, taken by the provider, or refused by it. */
  readonly openRefunds: number
}

/** Where the books of an order differ from the order, what they have less what they should; all 0 when they agree [ledger-3]. */
export interface OrderFaults {
  /** Owed by the customer, or to them: what is open of the refunds. */
  readonly customer: number
  readonly sales: number
}

/** The balance of what was sold, with the taxes in it or on it [ledger-6]. */
const soldOf = (entries: readonly Moved[], currency: string): number => {
  const balances = [...balancesOf(entries, currency)].filter(
    ([account]) => account === sales || account.startsWith('tax:'),
  )
  return balances.reduce((sum, [, balance]) => sum + balance, 0)
}

/** Compares an order's entries with the order: it owes nothing, what it is owed are its open refunds, and its sale is what was kept. */
export const faultsOf = (
  entries: readonly Moved[],
  { orderId, currency, sold, refundTotal, openRefunds }: BookedOrder,
): OrderFaults => ({
  customer: balanceOf(entries, customerOf(orderId), currency) + openRefunds,
  sales: (sold === 0 ? 0 : refundTotal - sold) - soldOf(entries, currency),
})

/** Whether nothing is owed by the customer of an order, nor to them, in any currency. */
export const isSettled = (entries: readonly Moved[], orderId: string): boolean =>
  [...new Set(entries.map(({ currency }) => currency))].every(
    (currency) => balanceOf(entries, customerOf(orderId), currency) === 0,
  )
