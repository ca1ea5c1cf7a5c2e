import type { Tender } from '../order/tender.ts'
import type { LineTax } from '../tax/tax.ts'
import {
  type Account,
  bank,
  cashOf,
  chargebacks,
  customerOf,
  feesOf,
  providerOf,
  sales,
  suspense,
  taxOf,
  terminalOf,
} from './account.ts'

/** Why money moved [ledger-1]. */
export const entryKinds = [
  'sale',
  'saleTax',
  'capture',
  'cash',
  'terminal',
  'wrongAmount',
  'otherCurrency',
  'unknownPayment',
  'refundDue',
  'refundDueTax',
  'refundDone',
  'refundBack',
  'refundCash',
  'refundTerminal',
  'refundByHand',
  'chargeback',
  'chargebackReversal',
  'refundChargedBack',
  'refundOwedAgain',
  'fee',
  'settlement',
  'cashFloat',
  'cashIn',
  'cashOut',
  'cashDifference',
  'cashCounted',
] as const

/** One of the reasons. */
export type EntryKind = (typeof entryKinds)[number]

/** One amount that moves from an account (`credit`) to another (`debit`), so that every entry sums to zero [ledger-1]. */
export interface LedgerEntry {
  readonly kind: EntryKind
  /** What the entry tells of, single among those of its kind: the same thing is never written twice. */
  readonly ref: string
  /** Null for what belongs to no order. */
  readonly orderId: string | null
  readonly debit: Account
  readonly credit: Account
  /** Minor units, above 0. */
  readonly amount: number
  readonly currency: string
  /** The store of what belongs to no order. */
  readonly storeId?: string
  /** Who moved it and why, where a person did. */
  readonly staffId?: string
  readonly reason?: string
}

/** Money of an order, minor units of the currency. */
interface OrderMoney {
  readonly orderId: string
  readonly amount: number
  readonly currency: string
}

/** An attempt at an account of a provider. */
interface Attempt extends OrderMoney {
  readonly paymentNo: string
  readonly account: string
}

/** A refund and who pays it out. */
interface RefundMoney extends OrderMoney {
  readonly refundNo: string
}

/** What an entry moves, and for which order. */
interface Moved {
  readonly orderId: string | null
  readonly amount: number
  readonly currency: string
}

/** One entry; nothing moves nothing. */
export const entryOf = (
  [kind, ref]: readonly [EntryKind, string],
  [debit, credit]: readonly [Account, Account],
  { orderId, amount, currency }: Moved,
): readonly LedgerEntry[] => (amount > 0 ? [{ kind, ref, orderId, debit, credit, amount, currency }] : [])

/** What is left of an amount without the taxes in it or on it. */
const withoutTax = (amount: number, taxList: readonly LineTax[]): number =>
  taxList.reduce((left, { tax }) => left - tax, amount)

/** An order was accepted: its customer owes it, each tax by itself [ledger-6]. Nothing to pay writes nothing. */
export const saleEntries = (order: OrderMoney, taxList: readonly LineTax[]) => [
  ...entryOf(['sale', order.orderId], [customerOf(order.orderId), sales], {
    ...order,
    amount: withoutTax(order.amount, taxList),
  }),
  ...taxList.flatMap(({ rateId, tax: amount }) =>
    entryOf(['saleTax', `${order.orderId}:${rateId}`], [customerOf(order.orderId), taxOf(rateId)], {
      ...order,
      amount,
    }),
  ),
]

/** The provider has the money that an attempt asked for. */
export const captureEntries = ({ paymentNo, account, ...order }: Attempt) =>
  entryOf(['capture', paymentNo], [providerOf(account), customerOf(order.orderId)], order)

/** An order was paid in cash in the till of its store. */
export const cashEntries = ({ storeId, ...order }: OrderMoney & { readonly storeId: string }) =>
  entryOf(['cash', order.orderId], [cashOf(storeId), customerOf(order.orderId)], order)

/** An order was paid at its store: into the till, or on the terminal. */
export const tillEntries = ({
  tender,
  ...order
}: OrderMoney & { readonly storeId: string; readonly tender: Tender }) =>
  tender === 'cash'
    ? cashEntries(order)
    : entryOf(['terminal', order.orderId], [terminalOf(order.storeId), customerOf(order.orderId)], order)

/** The provider received another amount than was asked for: it is owed to the customer. */
export const wrongAmountEntries = ({ paymentNo, account, ...order }: Attempt) =>
  entryOf(['wrongAmount', `${paymentNo}:${order.amount}`], [providerOf(account), customerOf(order.orderId)], order)

/** The provider received another currency: a person decides about it. */
export const otherCurrencyEntries = ({ paymentNo, account, ...order }: Attempt) =>
  entryOf(['otherCurrency', `${paymentNo}:${order.currency}:${order.amount}`], [providerOf(account), suspense], order)

/** The provider received an unknown payment: a person decides about it. */
export const unknownPaymentEntries = ({ paymentNo, account, ...paid }: Omit<Attempt, 'orderId'>) =>
  entryOf(['unknownPayment', paymentNo], [providerOf(account), suspense], { ...paid, orderId: null })

/** Money of a sale is to go back: it is owed to the customer from now on. Money that an order never needed is owed since it came. */
export const refundDueEntries = ({ refundNo, ...order }: RefundMoney, taxList: readonly LineTax[]) => [
  ...entryOf(['refundDue', refundNo], [sales, customerOf(order.orderId)], {
    ...order,
    amount: withoutTax(order.amount, taxList),
  }),
  ...taxList.flatMap(({ rateId, tax: amount }) =>
    entryOf(['refundDueTax', `${refundNo}:${rateId}`], [taxOf(rateId), customerOf(order.orderId)], {
      ...order,
      amount,
    }),
  ),
]

/** A refund by an account of a provider, and how often a person had it sent again. */
interface SentRefund extends RefundMoney {
  readonly account: string
  readonly retries: number
}

const sendingOf = ({ refundNo, retries }: Pick<SentRefund, 'refundNo' | 'retries'>): string =>
  retries > 0 ? `${refundNo}:${retries}` : refundNo

/** The provider has given money back. */
export const refundDoneEntries = (refund: SentRefund) =>
  entryOf(['refundDone', sendingOf(refund)], [customerOf(refund.orderId), providerOf(refund.account)], refund)

/** Money that the provider had given back came back to it: it is owed again [order-22]. */
export const refundBackEntries = (refund: SentRefund) =>
  entryOf(['refundBack', sendingOf(refund)], [providerOf(refund.account), customerOf(refund.orderId)], refund)

/** The store has given money back out of its till. */
export const refundCashEntries = ({ refundNo, storeId, ...order }: RefundMoney & { readonly storeId: string }) =>
  entryOf(['refundCash', refundNo], [customerOf(order.orderId), cashOf(storeId)], order)

/** The store has given money back in the way it was paid there. */
export const refundTillEntries = ({
  tender,
  storeId,
  ...refund
}: RefundMoney & { readonly storeId: string; readonly tender: Tender }) =>
  tender === 'cash'
    ? refundCashEntries({ ...refund, storeId })
    : entryOf(['refundTerminal', refund.refundNo], [customerOf(refund.orderId), terminalOf(storeId)], refund)

/** The brand has given back in another way what its provider had refused to. */
export const refundByHandEntries = ({ refundNo, ...order }: RefundMoney) =>
  entryOf(['refundByHand', refundNo], [customerOf(order.orderId), bank], order)

/** What a chargeback moved at an account of a provider, under the provider's own number of the movement. */
interface ChargebackMoney extends OrderMoney {
  readonly movementNo: string
  readonly account: string
}

/** The bank of the customer took money of a payment back from the provider's account [ledger-8]. */
export const chargebackEntries = ({ movementNo, account, ...order }: ChargebackMoney) =>
  entryOf(['chargeback', movementNo], [chargebacks, providerOf(account)], order)

/** The provider's account got money of a chargeback again, since the dispute was won. */
export const chargebackReversalEntries = ({ movementNo, account, ...order }: ChargebackMoney) =>
  entryOf(['chargebackReversal', movementNo], [providerOf(account), chargebacks], order)

/** The customer has the money of a refund by a chargeback: so much of it is not sent. */
export const refundChargedBackEntries = (refund: Omit<SentRefund, 'account'>) =>
  entryOf(['refundChargedBack', sendingOf(refund)], [customerOf(refund.orderId), chargebacks], refund)

/** A chargeback that refunds were not sent for came back: they are owed again. */
export const refundOwedAgainEntries = ({ movementNo, ...order }: Omit<ChargebackMoney, 'account'>) =>
  entryOf(['refundOwedAgain', movementNo], [chargebacks, customerOf(order.orderId)], order)

/** What a provider kept of a transaction, or gave back of it (below 0). */
export const feeEntries = (fee: { readonly account: string; readonly transactionId: string } & Moved) => {
  const { account, transactionId, amount } = fee
  const [debit, credit] = amount > 0 ? [feesOf(account), providerOf(account)] : [providerOf(account), feesOf(account)]
  return entryOf(['fee', `${account}:${transactionId}`], [debit, credit], { ...fee, amount: Math.abs(amount) })
}
