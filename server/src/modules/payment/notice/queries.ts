import { attemptStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { ProviderStatus } from '../provider.ts'

/** A notice as it is kept. */
export interface Notice {
  /** By the name of the account that it came to. */
  readonly account: string
  readonly eventId: string
  readonly paymentNo: string
  readonly kind: ProviderStatus
  readonly amount: number
  readonly currency: string
}

interface NewNotice extends Notice {
  /** It speaks of a payment that nobody knows. */
  readonly isParked: boolean
  readonly now: number
}

/** Notes a provider's message; no row when it was noted before. */
export const insertEvent = named(
  'payment_event',
  sql`insert into payment_event (corp_id, provider, event_id, payment_no, kind, amount, currency, received_at, parked_at)
     values (:corpId, :account, :eventId, :paymentNo, :kind, :amount, :currency, :now, case when :isParked::boolean then :now::timestamptz end)
     on conflict do nothing returning event_id as "eventId"`,
  (corpId: string, { now, ...notice }: NewNotice) => ({ corpId, ...notice, now: new Date(now) }),
)

interface ParkedKey {
  readonly account: string
  readonly eventId: string
}

/** Takes a notice out of those that wait; no row when another server has. */
export const unpark = named(
  'payment_event_unpark',
  sql`update payment_event set parked_at = null
     where corp_id = :corpId and provider = :account and event_id = :eventId and parked_at is not null and given_up_at is null`,
  (corpId: string, { account, eventId }: ParkedKey) => ({ corpId, account, eventId }),
)

/** Gives a notice up that waited too long; no row when it was given up or taken in. */
export const giveUp = named(
  'payment_event_give_up',
  sql`update payment_event set given_up_at = :now
     where corp_id = :corpId and provider = :account and event_id = :eventId and parked_at is not null and given_up_at is null`,
  (corpId: string, { account, eventId, now }: ParkedKey & { now: number }) => ({
    corpId,
    account,
    eventId,
    now: new Date(now),
  }),
)

/** A notice that waits, of any corp. */
export interface ParkedNotice extends Notice {
  readonly corpId: string
  /** Of its attempt; null as long as there is none. */
  readonly provider: string | null
  readonly accountId: string | null
}

/** Notices that wait and can be read now, since their attempt is there, or that have waited too long. */
export const listParked = named(
  'payment_events_parked',
  sql<ParkedNotice>`select event.corp_id as "corpId", event.provider as account, event.event_id as "eventId", event.payment_no as "paymentNo",
       event.kind, event.amount, event.currency, payment.provider, payment.account_id as "accountId"
     from payment_event event
     left join payment on payment.corp_id = event.corp_id and payment.payment_no = event.payment_no and coalesce(payment.account_id, payment.provider) = event.provider
     where event.parked_at is not null and event.given_up_at is null and (payment.payment_no is not null or event.parked_at <= :parkedBefore)
     order by event.parked_at limit 100`,
  (parkedBefore: number) => ({ parkedBefore: new Date(parkedBefore) }),
)

/** An attempt of any corp whose provider is to be asked. */
export interface AskableAttempt {
  readonly corpId: string
  readonly paymentNo: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** Attempts whose provider is to be asked now [cashier-8]; a younger one than `createdBefore` is left in peace. */
export const listToQuery = named(
  'payment_to_query',
  sql<AskableAttempt>`select corp_id as "corpId", payment_no as "paymentNo", created_at as "createdAt", expires_at as "expiresAt" from payment
     where status <> ${attemptStatus.success} and next_query_at < 'infinity' and next_query_at <= :now and created_at <= :createdBefore
     order by next_query_at limit 200`,
  (now: number) => ({ now: new Date(now), createdBefore: new Date(now - 15_000) }),
)

interface NextQuery {
  readonly paymentNo: string
  readonly now: number
  /** Undefined: never. */
  readonly nextAt: number | undefined
}

/** Says when an attempt is asked about next; no row when another server has. */
export const planQuery = named(
  'payment_query_plan',
  sql`update payment set next_query_at = coalesce(:nextAt?::timestamptz, 'infinity')
     where corp_id = :corpId and payment_no = :paymentNo and next_query_at <= :now`,
  (corpId: string, { paymentNo, now, nextAt }: NextQuery) => ({
    ...{ corpId, paymentNo, now: new Date(now), nextAt: nextAt === undefined ? null : new Date(nextAt) },
  }),
)

/** A provider could not be asked: it is asked again soon. */
export const askSoon = named(
  'payment_query_soon',
  sql`update payment set next_query_at = least(next_query_at, :nextAt) where corp_id = :corpId and payment_no = :paymentNo`,
  (corpId: string, paymentNo: string, nextAt: number) => ({ corpId, paymentNo, nextAt: new Date(nextAt) }),
)
