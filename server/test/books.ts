import type { Account } from '@tiffin/core/ledger/account'
import { type EntryKind, entryKinds, type LedgerEntry } from '@tiffin/core/ledger/entries'
import { refundStatus } from '@tiffin/core/order/payment-status'
import { balancesOf, faultsOf, isAccount } from '@tiffin/core/testing/books'
import { asCorp } from './build-shop.ts'

/** All entries of a brand's books, by the time at which they were written. */
export const entriesOf = (corp: string) =>
  asCorp<LedgerEntry>(
    corp,
    `select kind, ref, order_id as "orderId", debit, credit, amount, currency from ledger_entry order by at, array_position($1::text[], kind), ref`,
    [entryKinds],
  )

/** Kind, accounts and amount of each, without the ids in them: what a test reads. */
export const shortEntriesOf = async (corp: string): Promise<[EntryKind, string, string, number][]> => {
  const short = (account: Account) => account.replace(/:.*/, '')
  return (await entriesOf(corp)).map(({ kind, debit, credit, amount }) => [kind, short(debit), short(credit), amount])
}

interface OrderOfBooks {
  readonly orderId: string
  readonly currency: string
  readonly sold: number
  readonly refundTotal: number
  readonly openRefunds: number
}

/** What is wrong with a brand's books: orders that they differ from, and accounts that are none [ledger-3]. */
export async function bookFaults(corp: string): Promise<unknown[]> {
  const entries = await entriesOf(corp)
  const open = [refundStatus.due, refundStatus.pending, refundStatus.failed].join()
  const orders = await asCorp<OrderOfBooks>(
    corp,
    `select order_id as "orderId", currency, case when pay_time is null then 0 else payable_total end as sold, refund_total as "refundTotal",
       (select coalesce(sum(amount - charged_back), 0)::bigint from refund where refund.order_id = made.order_id and status in (${open})) as "openRefunds"
     from customer_order made`,
  )
  const strange = entries.flatMap(({ debit, credit }) => [debit, credit]).filter((account) => !isAccount(account))
  const unequal = [...new Set(entries.map(({ currency }) => currency))].filter(
    (currency) => [...balancesOf(entries, currency).values()].reduce((sum, balance) => sum + balance, 0) !== 0,
  )
  const differing = orders.flatMap((order) => {
    const faults = faultsOf(
      entries.filter(({ orderId }) => orderId === order.orderId),
      order,
    )
    return faults.customer === 0 && faults.sales === 0 ? [] : [{ orderId: order.orderId, ...faults }]
  })
  return [...strange, ...unequal, ...differing]
}
