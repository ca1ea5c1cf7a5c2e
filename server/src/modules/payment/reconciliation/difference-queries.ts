import type { Texts } from '@tiffin/core/language/language'
import type { Difference, DifferenceKind } from '@tiffin/core/ledger/reconcile'
import type { DifferenceWay } from '@tiffin/core/ledger/settle-difference'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { DayKey } from './queries.ts'

const sumText = (sum: Difference['ours']): string => (sum ? `${sum.amount} ${sum.currency}` : '-')

/** What tells a difference from others of its day: the same thing with another sum is another difference. */
const fingerprintOf = ({ kind, paymentNo, refundNo, transactionId, ours, theirs }: Difference): string =>
  [kind, refundNo || paymentNo, transactionId, sumText(ours), sumText(theirs)].join(' ')

interface Found extends DayKey {
  readonly differences: readonly (Difference & { readonly differenceId: string })[]
  readonly now: number
}

/** Keeps what was found of a day; what was found before, and settled, stays settled. */
export const keepDifferences = named(
  'reconcile_keep_differences',
  sql`insert into reconciliation_difference (corp_id, difference_id, account, business_day, kind, fingerprint, payment_no, refund_no, transaction_id,
       order_id, our_amount, our_currency, their_amount, their_currency, found_at)
     select :corpId, found.difference_id, :account, :day::date, found.kind, found.fingerprint,
       coalesce(nullif(found.payment_no, ''), refund.payment_no, ''), found.refund_no, found.transaction_id,
       coalesce(payment.order_id, refund.order_id), found.our_amount, found.our_currency, found.their_amount, found.their_currency, :now
     from json_to_recordset(:differences::json) as found (difference_id text, kind text, fingerprint text, payment_no text, refund_no text,
       transaction_id text, our_amount bigint, our_currency text, their_amount bigint, their_currency text)
     left join payment on payment.corp_id = :corpId and payment.payment_no = found.payment_no
     left join refund on refund.corp_id = :corpId and refund.refund_no = found.refund_no
     on conflict (corp_id, account, business_day, fingerprint) do update set settled_at = null, way = null
     where reconciliation_difference.way = 'gone'`,
  (corpId: string, { account, day, differences, now }: Found) => ({
    ...{ corpId, account, day, now: new Date(now) },
    differences: JSON.stringify(
      differences.map((each) => ({
        ...{ difference_id: each.differenceId, kind: each.kind, fingerprint: fingerprintOf(each) },
        ...{ payment_no: each.paymentNo, refund_no: each.refundNo, transaction_id: each.transactionId },
        ...{ our_amount: each.ours?.amount ?? null, our_currency: each.ours?.currency ?? null },
        ...{ their_amount: each.theirs?.amount ?? null, their_currency: each.theirs?.currency ?? null },
      })),
    ),
  }),
)

/** What was open of a day and is not found any more is over by itself. */
export const endGone = named(
  'reconcile_gone',
  sql`update reconciliation_difference set settled_at = :now, way = 'gone'
     where corp_id = :corpId and account = :account and business_day = :day::date and settled_at is null and fingerprint <> all (:fingerprints::text[])`,
  (corpId: string, { account, day, differences, now }: Found) => ({
    ...{ corpId, account, day, now: new Date(now), fingerprints: differences.map(fingerprintOf) },
  }),
)

/** A day of an account as the desk lists it. */
export interface ShownDay {
  readonly account: string
  readonly day: string
  readonly provider: string
  readonly storeName: Texts | null
  readonly state: 'waits' | 'compared' | 'unreached'
  readonly ranAt: number | null
  readonly movements: number
  readonly thereTotal: number
  readonly hereTotal: number
  readonly feeTotal: number
  readonly openCount: number
}

const shown = sql`day.account, day.business_day as day, day.provider, store.name as "storeName", day.state, day.ran_at as "ranAt", day.movements,
       day.there_total as "thereTotal", day.here_total as "hereTotal", day.fee_total as "feeTotal", (
         select count(*)::integer from reconciliation_difference difference
         where difference.corp_id = day.corp_id and difference.account = day.account and difference.business_day = day.business_day
           and difference.settled_at is null) as "openCount!"`

const days = sql`reconciliation day
     left join payment_account on payment_account.corp_id = day.corp_id and payment_account.account_id = day.account_id
     left join store on store.corp_id = payment_account.corp_id and store.store_id = payment_account.store_id`

interface DaysAfter {
  /** The last day that was seen; null at the beginning. */
  readonly afterDay: string | null
  readonly afterAccount: string
  readonly limit: number
}

/** Newest days first; of a day account by account. */
export const listDays = named(
  'reconcile_days',
  sql<ShownDay>`select ${shown} from ${days}
     where day.corp_id = :corpId and (:afterDay?::date is null or day.business_day <= :afterDay?::date)
       and (:afterDay?::date is null or day.business_day < :afterDay?::date or day.account > :afterAccount)
     order by day.business_day desc, day.account limit :limit`,
  (corpId: string, after: DaysAfter) => ({ corpId, ...after }),
)

export const findDay = named(
  'reconcile_day',
  sql<ShownDay>`select ${shown} from ${days} where day.corp_id = :corpId and day.account = :account and day.business_day = :day::date`,
  (corpId: string, { account, day }: DayKey) => ({ corpId, account, day }),
)

export interface DifferenceRow {
  readonly differenceId: string
  readonly account: string
  readonly kind: DifferenceKind
  readonly paymentNo: string
  readonly refundNo: string
  readonly transactionId: string
  readonly orderId: string | null
  readonly orderNo: string
  readonly ourAmount: number | null
  readonly ourCurrency: string | null
  readonly theirAmount: number | null
  readonly theirCurrency: string | null
  readonly foundAt: number
  readonly settledAt: number | null
  readonly settledByName: string
  readonly way: DifferenceWay | 'gone' | null
  readonly note: string
}

const columns = sql`difference_id as "differenceId", difference.account, kind, difference.payment_no as "paymentNo", refund_no as "refundNo",
       transaction_id as "transactionId", difference.order_id as "orderId", coalesce(made.order_no, '') as "orderNo!",
       our_amount as "ourAmount", our_currency as "ourCurrency", their_amount as "theirAmount", their_currency as "theirCurrency",
       found_at as "foundAt", settled_at as "settledAt", coalesce(staff.name, '') as "settledByName!", way, difference.note`

const differences = sql`reconciliation_difference difference
     left join customer_order made on made.corp_id = difference.corp_id and made.order_id = difference.order_id
     left join staff on staff.corp_id = difference.corp_id and staff.staff_id = difference.settled_by`

/** The differences of a day, open ones first. */
export const listDifferences = named(
  'reconcile_differences',
  sql<DifferenceRow>`select ${columns} from ${differences}
     where difference.corp_id = :corpId and difference.account = :account and business_day = :day::date
     order by settled_at is not null, kind, difference_id limit :limit`,
  (corpId: string, { account, day }: DayKey, limit: number) => ({ corpId, account, day, limit }),
)

/** A difference, locked until the transaction ends. */
export const lockDifference = named(
  'reconcile_lock',
  sql<DifferenceRow>`select ${columns} from ${differences}
     where difference.corp_id = :corpId and difference_id = :differenceId for update of difference`,
  (corpId: string, differenceId: string) => ({ corpId, differenceId }),
)

interface Settlement {
  readonly differenceId: string
  readonly staffId: string
  readonly way: DifferenceWay
  readonly note: string
  readonly now: number
}

export const settleDifference = named(
  'reconcile_settle',
  sql`update reconciliation_difference set settled_at = :now, settled_by = :staffId, way = :way, note = :note
     where corp_id = :corpId and difference_id = :differenceId`,
  (corpId: string, { now, ...settlement }: Settlement) => ({ corpId, ...settlement, now: new Date(now) }),
)
