import { randomInt } from 'node:crypto'
import type { Language } from '@tiffin/core/language/language'
import { textIn } from '@tiffin/core/language/language'
import { isPaid } from '@tiffin/core/order/is-paid'
import { paymentMethodType } from '@tiffin/core/order/order'
import { pickupLetterOf } from '@tiffin/core/order/order-number'
import { orderStatus } from '@tiffin/core/order/order-state'
import { payDeadline } from '@tiffin/core/order/pay-deadline'
import { attemptStatus, paymentAction } from '@tiffin/core/order/payment-status'
import { isTooMuchUnpaid, longestHoldMs } from '@tiffin/core/order/unpaid-hold'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { type BrandHosts, hostsOfBrand } from '../../base/brand-hosts.ts'
import type { Log } from '../../base/context.ts'
import type { Corp, Corps } from '../../base/corp.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Database } from '../../db/database.ts'
import type { Hints } from '../../db/hints.ts'
import type { Tx } from '../../db/unit.ts'
import type { Catalog } from '../catalog/index.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import { givePickupCode, inOrderTx, type OrderRow, type Orders, type Viewing, type WholeOrder } from '../order/index.ts'
import type { OfferedMethod, PaymentMethodRow, PaymentMethods } from '../payment-method/index.ts'
import type { Stores } from '../store/index.ts'
import type { OpenAccount, PaymentAccounts, TakenBy } from './account/accounts.ts'
import { notifyUrlOf } from './account/list-accounts.ts'
import type { OpenedPayment, PaymentProvider, ProviderEvent } from './provider.ts'
import * as queries from './queries.ts'
import { ownReturnUrl, returnOrigin, returnUrlOf } from './return-url.ts'
import { type Settled, settle } from './settle.ts'

/** What paying stands on. */
export interface PaymentParts {
  readonly db: Database
  readonly hints: Hints
  readonly corps: Corps
  readonly orders: Orders
  readonly settings: SettingsOfCorps
  readonly paymentMethods: PaymentMethods
  readonly catalog: Catalog
  readonly stores: Stores
  readonly accounts: PaymentAccounts
  /** How customers and providers reach this server, without a slash at the end. */
  readonly publicUrl: string
  readonly brandHosts: BrandHosts
  readonly log: Log
}

interface Owned {
  readonly customerId: string
  readonly orderId: string
}

const newPaymentNo = (now: number): string => `${now}${String(randomInt(0, 10 ** 11)).padStart(11, '0')}`

function refuseEnded(status: number): void {
  if (status === orderStatus.awaitingPayment) return
  if (status === orderStatus.timeout) throw new Refusal('paymentExpired')
  throw new Refusal(isPaid(status) ? 'alreadyPaid' : 'moveNotAllowed')
}

/** A method with the deadline that it gives to an order of another kind of method. */
type TimedMethod = PaymentMethodRow & { readonly deadline: number }

/** Until when an unpaid order waits once it is to be paid by a method. Refuses when the order has ended or that time is over. */
function deadlineUnder({ type, deadline }: TimedMethod, order: queries.LockedOrder | undefined, now: number): number {
  refuseEnded(order?.status ?? 0)
  const expiresAt = order?.paymentMethodType === type ? (order.payExpireTime ?? now) : deadline
  if (expiresAt <= now) throw new Refusal('paymentExpired')
  return expiresAt
}

/** Whether an attempt can still be paid, and its provider has said how. */
const isOpen = ({ status, expiresAt, url, qr }: queries.PaymentRow, orderStatusNow: number, now: number): boolean =>
  status === attemptStatus.pending &&
  orderStatusNow === orderStatus.awaitingPayment &&
  expiresAt > now &&
  (url !== '' || qr !== '')

/** An attempt as the app shows it again [provider-6]. */
const stepOf = ({ paymentNo, methodCode, action, url, qr, fallbackUrl, expiresAt }: queries.PaymentRow) => ({
  ...{ paymentNo, paymentMethodCode: methodCode, action, url, qr, fallbackUrl, expireTime: expiresAt },
})

/** An attempt that was just opened, for what the order cost under its lock [cashier-3]. */
interface OpenAttempt {
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly expireTime: number
}

/** Paying: attempts at providers, and what providers say of them. */
export class Payments {
  readonly #parts: PaymentParts

  constructor(parts: PaymentParts) {
    this.#parts = parts
  }

  /** Opens an attempt for the order's own amount and closes the one before; at the store there is nothing to open. */
  async create(
    viewing: Viewing & { readonly origin?: string | undefined },
    { customerId, orderId, methodCode, returnUrl }: Owned & { methodCode: string; returnUrl?: string },
  ) {
    const order = await this.#parts.orders.get(viewing, { customerId, orderId })
    refuseEnded(order.row.status)
    const method = await this.#findMethod(viewing.corp, order.row, methodCode)
    const timed = { ...method, deadline: await this.#freshDeadline(viewing, order.row, method) }
    if (method.type === paymentMethodType.atStore) {
      const expireTime = await this.#payAtStore(viewing, order.row, timed)
      return { paymentNo: '', action: paymentAction.none, url: '', qr: '', fallbackUrl: '', expireTime }
    }
    const account = await this.#accountOf(viewing.corp, method)
    const opened = await this.#openAttempt(viewing, { orderId, method: timed, account })
    const attempt = { ...opened, order, account, channel: method.channel, returnUrl }
    const { paymentNo, expireTime } = opened
    const { action, url, qr, fallbackUrl } = await this.#askStep(viewing, attempt)
    return { paymentNo, action, url, qr, fallbackUrl, expireTime }
  }

  /** The order that an attempt is for; undefined when there is none. */
  async orderIdOf({ corpId }: Corp, paymentNo: string): Promise<string | undefined> {
    const rows = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findOrderOfAttempt(corpId, paymentNo))).rows,
    )
    return rows[0]?.orderId
  }

  /** Where the newest attempt stands. Asks the provider, at most once a second. */
  async query(viewing: Viewing, owned: Owned) {
    const { corp, now } = viewing
    const { corpId } = corp
    await this.#parts.orders.get(viewing, owned)
    const [attempt] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findNewestAttempt(corpId, owned.orderId))).rows,
    )
    if (attempt && attempt.status !== attemptStatus.success) await this.ask(corp, attempt.paymentNo, now)
    const [fresh] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findNewestAttempt(corpId, owned.orderId))).rows,
    )
    const { row } = await this.#parts.orders.get(viewing, owned)
    return {
      status: fresh?.status ?? attemptStatus.pending,
      order: { orderId: row.orderId, status: row.status },
      ...(fresh && isOpen(fresh, row.status, now) ? { attempt: stepOf(fresh) } : {}),
    }
  }

  /** Asks the provider about an attempt and takes its answer in; nothing happens while another caller has just asked. False when it was not reached. */
  async ask(corp: Corp, paymentNo: string, now: number): Promise<boolean> {
    const { corpId } = corp
    const [attempt] = await this.#inTx(corpId, async (tx) => {
      const turn = await tx.run(queries.takeQueryTurn(corpId, paymentNo, now))
      return turn.count === 0 ? [] : (await tx.run(queries.findAttempt(corpId, paymentNo))).rows
    })
    if (!attempt) return true
    const account = await this.#parts.accounts.find(corp, attempt)
    if (!account) return false // its keys cannot be read now: it is asked again
    const { opened } = account
    const state = await opened.query(attempt).catch(() => undefined) // not reached: the next one asks again
    if (!state) return false
    if (state.status === 'pending') await this.#endAtProvider(opened, attempt)
    if (state.status === 'pending' || state.status === 'unknown') return true
    const eventId = `asked-${paymentNo}-${state.status}-${state.amount}`
    await this.take(corp, { account: attempt, event: { ...state, eventId, paymentNo }, now })
    return true
  }

  /** What has ended here must not be paid there any more [provider-5]; a provider that is not reached is asked again. */
  async #endAtProvider(provider: PaymentProvider, attempt: queries.PaymentRow): Promise<void> {
    if (attempt.status !== attemptStatus.cancelled && attempt.status !== attemptStatus.expired) return
    await provider.cancel?.(attempt).catch(() => undefined)
  }

  /** Takes the word of an account's provider in, all of it or nothing; one account knows nothing of another's payments. */
  async take(
    corp: Corp,
    word: { account: TakenBy; event: ProviderEvent; now: number; isParked?: boolean },
  ): Promise<Settled> {
    const { event, now } = word
    const { corpId } = corp
    const { orders, catalog } = this.#parts
    const attempt = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findAttempt(corpId, event.paymentNo))).rows[0],
    )
    const storeId = attempt && (await orders.storeIdOf(corpId, attempt.orderId))
    const timeZone = storeId ? await orders.zoneOf(corp, storeId) : corp.timeZone
    const settled = await inOrderTx(this.#parts, corpId, (tx) => settle(tx, { ...word, corpId, timeZone }))
    if (settled === 'refunded' && storeId) catalog.stockMoved(corpId, storeId, now)
    return settled
  }

  /** The digits of a payment's minor unit; the brand's own for an unknown payment. */
  async scaleOf({ corpId, currencyScale }: Corp, paymentNo: string): Promise<number> {
    const [attempt] = await this.#inTx(
      corpId,
      async (tx) => (await tx.run(queries.findAttempt(corpId, paymentNo))).rows,
    )
    return attempt?.currencyScale ?? currencyScale
  }

  /** The account that took a payment, opened; undefined when there is none. */
  async accountOf(corpId: string, payment: TakenBy): Promise<OpenAccount | undefined> {
    const corp = await this.#parts.corps.findAny(corpId)
    return corp && this.#parts.accounts.find(corp, payment)
  }

  #inTx<Value>(corp: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.#parts.db.tx({ role: 'app', corp }, work)
  }

  async #findMethod(corp: Corp, { storeId, payableTotal }: OrderRow, methodCode: string): Promise<OfferedMethod> {
    const { paymentMethods, stores } = this.#parts
    const store = (await stores.findAny(corp, storeId)) ?? { storeId, paymentOffList: [] }
    const offered = await paymentMethods.offered(corp, store, payableTotal)
    const method = offered.find(({ code }) => code === methodCode)
    if (!method) throw new Refusal('paymentNotConfigured')
    return method
  }

  /** The account of an offered method, opened. */
  async #accountOf(corp: Corp, { account }: OfferedMethod): Promise<OpenAccount> {
    const { accounts } = this.#parts
    const open = (await accounts.taking(corp)).find(({ accountId }) => accountId === account?.accountId)
    if (!open) throw new Refusal('paymentNotConfigured')
    return open
  }

  /** When an order made with that method would have timed out (docs/decisions/0017). */
  async #freshDeadline(
    { corp, now }: Viewing,
    { customerId, storeId, submitTime, payExpireTime }: OrderRow,
    { type: methodType }: PaymentMethodRow,
  ): Promise<number> {
    const store = await this.#parts.stores.findAny(corp, storeId)
    if (!store) return payExpireTime ?? now
    const longestMs = longestHoldMs(customerId, corp, submitTime)
    const { payTimeoutSeconds } = corp
    return payDeadline(submitTime, { methodType, payTimeoutSeconds, schedule: store, longestMs })
  }

  /** The order gets a pick-up code, as an order has that was placed with paying at the store (docs/decisions/0071). */
  async #payAtStore({ corp, now }: Viewing, row: OrderRow, method: TimedMethod): Promise<number> {
    const { corpId } = corp
    const { orderId, storeId, pickupCode } = row
    const day = localTimeAt(now, await this.#parts.orders.zoneOf(corp, storeId)).date
    return this.#inTx(corpId, async (tx) => {
      const [units, locked] = await tx.batch(queries.countUnits(corpId, orderId), queries.lockOrder(corpId, orderId))
      const [order] = locked.rows
      const expiresAt = deadlineUnder(method, order, now)
      const held = { units: units.rows[0]?.units ?? 0, payable: order?.payableTotal ?? 0 }
      if (isTooMuchUnpaid({ methodType: method.type, ...held }, corp)) throw new Refusal('tooMuchUnpaid')
      const { code, type } = method
      await tx.batch(
        queries.cancelOpenAttempts(corpId, orderId, now),
        queries.setOrderMethod(corpId, { orderId, code, type, expiresAt }),
        ...(pickupCode === null
          ? [givePickupCode(corpId, { orderId, storeId, day, letter: pickupLetterOf(row.pickupMethod) })]
          : []),
      )
      return expiresAt
    })
  }

  /** The amount is read from the order under its lock; nothing a caller sends can change it [cashier-3]. */
  async #openAttempt(
    { corp: { corpId }, now }: Viewing,
    { orderId, method, account }: { orderId: string; method: TimedMethod; account: OpenAccount },
  ): Promise<OpenAttempt> {
    const paymentNo = newPaymentNo(now)
    return this.#inTx(corpId, async (tx) => {
      const [order] = (await tx.run(queries.lockOrder(corpId, orderId))).rows
      const expiresAt = deadlineUnder(method, order, now)
      if (!order) throw new Refusal('orderUnknown')
      const { payableTotal: amount, currency } = order
      const { code, type } = method
      await tx.batch(
        queries.cancelOpenAttempts(corpId, orderId, now),
        queries.setOrderMethod(corpId, { orderId, code, type, expiresAt }),
        queries.insertAttempt(corpId, {
          ...{ paymentNo, orderId, provider: account.provider, accountId: account.accountId || null, methodCode: code },
          ...{ amount, currency, now, expiresAt },
        }),
      )
      return { paymentNo, amount, currency, expireTime: expiresAt }
    })
  }

  /** Asks the provider for the next step; when it cannot be reached the attempt ends and the customer may try another method. */
  async #askStep(
    viewing: Viewing & { readonly origin?: string | undefined },
    {
      order,
      paymentNo,
      amount,
      currency,
      account: { accountId, provider, opened },
      channel,
      expireTime,
      returnUrl,
    }: {
      order: WholeOrder
      account: OpenAccount
      channel: string
      returnUrl: string | undefined
    } & OpenAttempt,
  ): Promise<OpenedPayment> {
    const { corp, language, now } = viewing
    const { corpId } = corp
    const { currencyScale } = order.row
    const { publicUrl, brandHosts } = this.#parts
    const origin = returnOrigin({ publicUrl, hosts: hostsOfBrand(brandHosts, corpId) }, viewing.origin)
    try {
      const step = await opened.create({
        ...{ paymentNo, channel, amount, currency, currencyScale, language, now, expiresAt: expireTime },
        subject: await this.#subjectOf(corp, language, order),
        returnUrl: ownReturnUrl(returnUrl, origin) ?? returnUrlOf(origin, corpId, order.row.orderId),
        notifyUrl: `${notifyUrlOf(publicUrl, provider, corpId)}${accountId}`.replace(/\/$/, ''),
      })
      await this.#inTx(corpId, (tx) => tx.run(queries.setAttemptStep(corpId, paymentNo, step)))
      return step
    } catch (error) {
      this.#parts.log.error({ err: error, provider, paymentNo }, 'payment page not opened')
      const { failed } = attemptStatus
      await this.#inTx(corpId, (tx) => tx.run(queries.settleAttempt(corpId, { paymentNo, status: failed, now })))
      throw new Refusal('paymentFailed')
    }
  }

  async #subjectOf(corp: Corp, language: Language, { row }: WholeOrder): Promise<string> {
    const { setting } = await this.#parts.settings.of(corp)
    return `${textIn(setting.brandName, language)} ${row.orderNo}`
  }
}
