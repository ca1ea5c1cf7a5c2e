import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Brands whose accounts are compared with their providers. */
export const listToPlan = named(
  'reconcile_to_plan',
  sql`select corp_id as "corpId!" from payment_account union select corp_id from corp where :hasSandbox::boolean`,
  (hasSandbox: boolean) => ({ hasSandbox }),
)

/**
 * The days of a week before today that each account is to be looked at, from six in the morning after: all of an account that is
 * connected, and a month longer; of the provider to try with those on which it was asked to take money. Numbers of attempts begin with ms.
 */
export const planDays = named(
  'reconcile_plan',
  sql`insert into reconciliation (corp_id, account, business_day, provider, account_id, next_run_at)
     select :corpId, account.account, day.day, account.provider, account.account_id, day.ends + interval '6 hours'
     from corp
     cross join lateral (
       select account_id as account, provider, account_id, connected_at as since, disconnected_at as until from payment_account
       where payment_account.corp_id = :corpId
       union all
       select 'sandbox', 'sandbox', null, '-infinity', null where :hasSandbox::boolean
     ) account
     cross join lateral (
       select series::date as day, series at time zone corp.time_zone as begins, (series + interval '1 day') at time zone corp.time_zone as ends
       from generate_series(((:now::timestamptz at time zone corp.time_zone)::date - 7)::timestamp, ((:now::timestamptz at time zone corp.time_zone)::date - 1)::timestamp, interval '1 day') series
     ) day
     where corp.corp_id = :corpId and day.ends > account.since and (account.until is null or day.begins < account.until + interval '30 days')
       and (account.account_id is not null or exists (
         select from payment where payment.corp_id = :corpId and payment.account_id is null and payment.url <> ''
           and payment_no >= (extract(epoch from day.begins) * 1000)::bigint::text and payment_no < (extract(epoch from day.ends) * 1000)::bigint::text))
     on conflict do nothing`,
  (corpId: string, values: { now: number; hasSandbox: boolean }) => ({ corpId, ...values, now: new Date(values.now) }),
)

/** Which day of which account. */
export interface DayKey {
  readonly account: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** Days of any corp that are to be compared now. */
export const listDueDays = named(
  'reconcile_due',
  sql`select corp_id as "corpId", account, business_day as day from reconciliation
     where next_run_at < 'infinity' and next_run_at <= :now order by next_run_at limit 50`,
  (now: number) => ({ now: new Date(now) }),
)

/** A day of an account, with the time that it stands for. */
export interface DayRow extends DayKey {
  readonly provider: string
  /** Null: the provider to try with. */
  readonly accountId: string | null
  readonly from: number
  readonly to: number
}

/** Takes a day for one comparison, so that two servers do not compare it together; it comes back in an hour unless it is noted. A person may take any. */
export const takeDay = named(
  'reconcile_take',
  sql<DayRow>`update reconciliation set next_run_at = case when :isAsked::boolean then next_run_at else :now::timestamptz + interval '1 hour' end
     from corp
     where corp.corp_id = :corpId and reconciliation.corp_id = :corpId and account = :account and business_day = :day::date
       and (:isAsked::boolean or next_run_at <= :now)
     returning account, business_day as day, provider, account_id as "accountId",
       business_day::timestamp at time zone corp.time_zone as "from!", (business_day + 1)::timestamp at time zone corp.time_zone as "to!"`,
  (corpId: string, { account, day }: DayKey, { now, isAsked }: { now: number; isAsked: boolean }) => ({
    ...{ corpId, account, day, isAsked, now: new Date(now) },
  }),
)

interface Compared extends DayKey {
  readonly state: 'compared' | 'unreached'
  readonly movements: number
  readonly thereTotal: number
  readonly hereTotal: number
  readonly feeTotal: number
  readonly now: number
}

/** What was found of a day. It is looked at once more three days later, for what was late; one whose provider was not reached every hour until then. */
export const noteDay = named(
  'reconcile_note',
  sql`update reconciliation set state = :state, ran_at = :now, movements = :movements, there_total = :thereTotal, here_total = :hereTotal,
       fee_total = :feeTotal, next_run_at = case
         when :now::timestamptz >= day.late then 'infinity'
         when :state = 'unreached' then :now::timestamptz + interval '1 hour' else day.late end
     from (select ((:day::date + 4)::timestamp at time zone time_zone) + interval '6 hours' as late from corp where corp_id = :corpId) day
     where corp_id = :corpId and account = :account and business_day = :day::date`,
  (corpId: string, { now, ...compared }: Compared) => ({ corpId, ...compared, now: new Date(now) }),
)

/** A provider was not reached: what was found of the day before stays. */
export const noteUnreached = named(
  'reconcile_unreached',
  sql`update reconciliation set state = 'unreached', ran_at = :now, next_run_at = case
       when :now::timestamptz >= day.late then 'infinity' else :now::timestamptz + interval '1 hour' end
     from (select ((:day::date + 4)::timestamp at time zone time_zone) + interval '6 hours' as late from corp where corp_id = :corpId) day
     where corp_id = :corpId and account = :account and business_day = :day::date`,
  (corpId: string, { account, day }: DayKey, now: number) => ({ corpId, account, day, now: new Date(now) }),
)
