import type { Texts } from '../language/language.ts'
import { chargebacks } from '../ledger/account.ts'
import type { EntryKind } from '../ledger/entries.ts'
import { type Money, money } from '../money/money.ts'

/** Ledger rows of one shift that are alike, added up. All customers are one account, `customer`. */
export interface LedgerSum {
  readonly kind: EntryKind
  readonly debit: string
  readonly credit: string
  /** Written while no shift was open, before this one. */
  readonly isBefore: boolean
  readonly count: number
  readonly amount: number
}

/** What the orders that were sold in a shift say beside the ledger. */
export interface SoldOrders {
  readonly orderCount: number
  readonly serviceCharge: number
  readonly discountList: readonly { readonly type: number; readonly count: number; readonly amount: number }[]
  /** The names of tax rates, by their id. */
  readonly taxNames: Readonly<Record<string, Texts>>
}

/** Where money came in or went back: the drawer, an account at a provider, or another way of the brand's own. */
export const moneyWays = ['cash', 'terminal', 'provider', 'byHand'] as const

/** One of the ways. */
export type MoneyWay = (typeof moneyWays)[number]

/** Money of one way. */
export interface WaySum {
  readonly way: MoneyWay
  /** Of a provider, else empty. */
  readonly account: string
  readonly count: number
  readonly amount: Money
}

/** One tax of what was sold, and what of it went back. */
export interface ShiftTax {
  readonly rateId: string
  readonly name: Texts
  readonly amount: Money
  readonly refunded: Money
}

/** The cash of a shift. The float, what was taken and put in, less what was given back and taken out, is `expected`. */
export interface DrawerCash {
  readonly taken: Money
  readonly refunded: Money
  readonly putIn: Money
  readonly takenOut: Money
  readonly expected: Money
  /** Taken and given back while no shift was open: it is in the float, or was carried away [shift-2]. */
  readonly takenBefore: Money
  readonly refundedBefore: Money
}

/**
 * What makes both sides meet [shift-9]: what was sold and the surplus are what was received; refunds, the surplus and what was lost
 * are what went back, was charged back and is owed.
 */
export interface ShiftBalance {
  /** Received beside what was sold: paid twice, too late, or another amount. It goes back. */
  readonly surplus: Money
  /** What banks of customers took, less what came back of it [ledger-8]. */
  readonly chargedBack: Money
  /** What of it stands for no refund; below 0 where refunds of this shift are covered by chargebacks of earlier ones. */
  readonly lost: Money
  /** Is to go back and did not yet; below 0 where more went back than became due in this shift. */
  readonly owed: Money
}

/** What a shift comes to, from the ledger's own rows [shift-4]. */
export interface ShiftFigures {
  readonly orderCount: number
  /** Taxes and service charge included, before refunds. */
  readonly soldTotal: Money
  readonly serviceCharge: Money
  readonly discountList: readonly { readonly type: number; readonly count: number; readonly amount: Money }[]
  readonly taxList: readonly ShiftTax[]
  /** What was received. */
  readonly takenList: readonly WaySum[]
  /** What of sales is to go back, whether it did already or not. */
  readonly refundTotal: Money
  readonly refundCount: number
  /** What went back. */
  readonly refundList: readonly WaySum[]
  /** A shift that was closed by an earlier release has none. */
  readonly balance?: ShiftBalance
  readonly cash: DrawerCash
}

const customer = 'customer'

/** Kinds with money of customers, by what becomes of it. */
const received: ReadonlySet<EntryKind> = new Set(['cash', 'terminal', 'capture', 'wrongAmount'])
const givenBack: ReadonlySet<EntryKind> = new Set([
  'refundCash',
  'refundTerminal',
  'refundDone',
  'refundByHand',
  'refundBack',
])

const total = (sums: readonly LedgerSum[]): Money => money(sums.reduce((sum, { amount }) => sum + amount, 0))

const after = (name: string, prefix: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined

/** What the accounts that begin so gained by these rows. */
const gainOf = (sums: readonly LedgerSum[], prefix: string): Money =>
  money(
    sums.reduce(
      (sum, { debit, credit, amount }) =>
        sum + (debit.startsWith(prefix) ? amount : 0) - (credit.startsWith(prefix) ? amount : 0),
      0,
    ),
  )

function wayOf(account: string): Pick<WaySum, 'way' | 'account'> {
  if (account.startsWith('provider:terminal:')) return { way: 'terminal', account: '' }
  const provider = after(account, 'provider:')
  if (provider !== undefined) return { way: 'provider', account: provider }
  return { way: account.startsWith('cash:') ? 'cash' : 'byHand', account: '' }
}

/** Amounts by the account beside the customer's; `sign` says which direction counts. */
function byWay(sums: readonly LedgerSum[], sign: 1 | -1): WaySum[] {
  const all = new Map<string, { count: number; amount: number }>()
  for (const { debit, credit, count, amount } of sums) {
    const comesIn = credit === customer
    const account = comesIn ? debit : credit
    const way = all.get(account) ?? { count: 0, amount: 0 }
    const isCounted = comesIn === (sign === 1)
    all.set(account, {
      count: way.count + (isCounted ? count : -count),
      amount: way.amount + (isCounted ? amount : -amount),
    })
  }
  return [...all]
    .map(([account, { count, amount }]) => ({ ...wayOf(account), count, amount: money(amount) }))
    .sort((a, b) => moneyWays.indexOf(a.way) - moneyWays.indexOf(b.way) || (a.account < b.account ? -1 : 1))
}

function taxesOf(sums: readonly LedgerSum[], names: SoldOrders['taxNames']): ShiftTax[] {
  const sold = sums.filter(({ kind }) => kind === 'saleTax')
  const refunded = sums.filter(({ kind }) => kind === 'refundDueTax')
  const rates = new Set([...sold.map(({ credit }) => credit), ...refunded.map(({ debit }) => debit)])
  return [...rates].sort().map((rate) => {
    const rateId = after(rate, 'tax:') ?? rate
    return {
      ...{ rateId, name: names[rateId] ?? {} },
      amount: total(sold.filter(({ credit }) => credit === rate)),
      refunded: total(refunded.filter(({ debit }) => debit === rate)),
    }
  })
}

/** What the books say is in the drawer: every row of the shift that touches its cash. */
export const cashOfShift = (sums: readonly LedgerSum[]): Money => gainOf(sums, 'cash:')

function drawerOf(sums: readonly LedgerSum[]): DrawerCash {
  const sumOf = (kind: EntryKind, isBefore: boolean) =>
    total(sums.filter((sum) => sum.kind === kind && sum.isBefore === isBefore))
  return {
    taken: sumOf('cash', false),
    refunded: sumOf('refundCash', false),
    putIn: sumOf('cashIn', false),
    takenOut: sumOf('cashOut', false),
    expected: cashOfShift(sums),
    takenBefore: sumOf('cash', true),
    refundedBefore: sumOf('refundCash', true),
  }
}

function balanceOf(sums: readonly LedgerSum[]): ShiftBalance {
  const ofKinds = (...kinds: EntryKind[]) => total(sums.filter(({ kind }) => kinds.includes(kind)))
  return {
    surplus: money(total(sums.filter(({ kind }) => received.has(kind))) - ofKinds('sale', 'saleTax')),
    chargedBack: money(ofKinds('chargeback') - ofKinds('chargebackReversal')),
    lost: gainOf(sums, chargebacks),
    owed: money(-gainOf(sums, customer)),
  }
}

/** Adds up a shift from its ledger rows, before they are closed; discounts and service charge are those of the orders it sold [shift-4]. */
export function shiftFigures(sums: readonly LedgerSum[], orders: SoldOrders): ShiftFigures {
  const ofKinds = (...kinds: EntryKind[]) => sums.filter(({ kind }) => kinds.includes(kind))
  return {
    orderCount: orders.orderCount,
    soldTotal: total(ofKinds('sale', 'saleTax')),
    serviceCharge: money(orders.serviceCharge),
    discountList: orders.discountList.map((each) => ({ ...each, amount: money(each.amount) })),
    taxList: taxesOf(sums, orders.taxNames),
    takenList: byWay(
      sums.filter(({ kind }) => received.has(kind)),
      1,
    ),
    refundTotal: total(ofKinds('refundDue', 'refundDueTax')),
    refundCount: ofKinds('refundDue').reduce((sum, { count }) => sum + count, 0),
    refundList: byWay(
      sums.filter(({ kind }) => givenBack.has(kind)),
      -1,
    ),
    balance: balanceOf(sums),
    cash: drawerOf(sums),
  }
}
