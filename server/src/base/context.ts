import type { Caller } from '@tiffin/contract/call'
import type { Right } from '@tiffin/core/staff/rights'
import type { Locale } from '@tiffin/phrases/locales'
import type { BaseLogger } from 'pino'
import type { Corp } from './corp.ts'

/** Where use cases write lines to. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>

/** Server time in epoch ms; an argument everywhere, so that tests can set it. */
export interface Clock {
  now(): number
}

export interface CustomerSession {
  readonly kind: 'customer'
  readonly sessionId: string
  readonly customerId: string
  /** Gets member prices; from the server's own knowledge, never from a request. */
  readonly isMember: boolean
}

export interface StaffSession {
  readonly kind: 'staff'
  readonly sessionId: string
  readonly staffId: string
  /** The store at whose counter they stand; empty at the desk. */
  readonly storeId: string
  readonly rights: readonly Right[]
  /** When they last proved who they are, epoch ms [staff-3]. */
  readonly provenAt: number
  /** They must set up the second factor before anything else [staff-4]. */
  readonly isTotpDue: boolean
}

export type Session = CustomerSession | StaffSession

/** Finds the live session that a token stands for. */
export interface Sessions {
  /** Undefined for every token that is not good here: forged, expired, revoked, or of another corp. `renewed` replaces the caller's token. */
  find(token: string, corpId: string): Promise<{ session: Session; renewed?: string } | undefined>
  /** The session as `find` would answer it at once, without asking anything; undefined when it must ask or renew. */
  held?(token: string, corpId: string): Session | undefined
  /** As they were last known, however long ago: for a use case that reads the session again inside its transaction. */
  readonly lastKnown?: Pick<Sessions, 'find'>
}

interface SessionOf {
  anyone: undefined
  maybeCustomer: CustomerSession | undefined
  customer: CustomerSession
  staff: StaffSession
  loggedIn: Session
  setup: undefined
}

/** What a use case may know about the request. */
export interface Context<As extends Caller = Caller> {
  readonly corp: Corp
  readonly language: Locale
  readonly session: SessionOf[As]
  /** Instant of the request, epoch ms. */
  readonly now: number
  /** The caller's address, as far as TRUST_PROXY lets us believe it; for budgets only, never logged. */
  readonly network: string
  /** Where the caller's page stands, as its browser says; undefined outside of browsers. */
  readonly origin: string | undefined
  /** What the caller's browser calls itself, at most 200 characters; empty outside of browsers. */
  readonly userAgent: string
  readonly requestId: string
  readonly log: Log
}
