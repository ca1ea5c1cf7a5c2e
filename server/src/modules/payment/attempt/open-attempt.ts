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
import { hostsOfBrand } from '../../../base/brand-hosts.ts'
import type { Corp } from '../../../base/corp.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
import { givePickupCode, type OrderRow, type Viewing, type WholeOrder } from '../../order/index.ts'
import type { OfferedMethod, PaymentMethodRow } from '../../payment-method/index.ts'
import type { OpenAccount } from '../account/accounts.ts'
import { notifyUrlOf } from '../account/list-accounts.ts'
import type { PaymentParts } from '../parts.ts'
import type { OpenedPayment } from '../provider.ts'
import * as queries from './queries.ts'
import { ownReturnUrl, returnOrigin, returnUrlOf } from './return-url.ts'

/** Who wants to pay which order how. */
export interface PayWish {
  readonly customerId: string
  readonly orderId: string
  readonly methodCode: string
  /** Where the app wants to come back to. */
  readonly returnUrl?: string
}

/** A look at an order from a page of the app. */
export type Paying = Viewing & { readonly origin?: string | undefined }

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

/** An attempt that was just opened, for what the order cost under its lock [cashier-3]. */
interface OpenAttempt {
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly expireTime: number
}

/** Opens attempts at providers. */
export class Opening {
  readonly #parts: PaymentParts

  constructor(parts: PaymentParts) {
    this.#parts = parts
  }

  /** Opens an attempt for the order's own amount and closes the one before; at the store there is nothing to open. */
  async create(viewing: Paying, { customerId, orderId, methodCode, returnUrl }: PayWish) {
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
    viewing: Paying,
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
  #inTx<Value>(corp: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.#parts.db.tx({ role: 'app', corp }, work)
  }
}
