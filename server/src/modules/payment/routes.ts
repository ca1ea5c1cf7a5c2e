import { confirmPayment, createPayment, queryPayment } from '@tiffin/contract/payment'
import { isPaid } from '@tiffin/core/order/is-paid'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import { say } from '@tiffin/phrases/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../base/context.ts'
import { Fault, Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { rawPost, route } from '../../http/route.ts'
import { servePaymentAccounts } from './account/routes.ts'
import { servePaymentAlarms } from './alarm/routes.ts'
import type { Payments } from './payments.ts'
import { serveReconciliation } from './reconciliation/routes.ts'

const paid = 1

async function stateOf(payments: Payments, orderId: string, context: Context<'customer'>) {
  const { status, order, attempt } = await payments.query(context, {
    ...{ customerId: context.session.customerId, orderId },
  })
  // The order itself may have its money, whatever an attempt says.
  const shown = isPaid(order.status) ? attemptStatus.success : status
  const hasFailed = shown === attemptStatus.failed || shown === attemptStatus.cancelled
  const message = hasFailed ? say(context.language, 'pay.failedSwitch') : ''
  return { status: shown, message, order, ...(attempt && { attempt }) }
}

/** Providers' notifications: believed only with a right signature, over the bytes as they came. */
function serveNotifications(app: App, payments: Payments): void {
  const takeNotice = async (body: Buffer, request: FastifyRequest, reply: FastifyReply) => {
    const { provider = '', corp: corpId = '', account: accountId = null } = request.params as Record<string, string> // the path names them
    const [corp, account] = [await app.corps.findAny(corpId), await payments.accountOf(corpId, { provider, accountId })]
    if (!corp || !account) throw new Fault('notFound')
    const now = app.clock.now()
    const scaleOf = (paymentNo: string) => payments.scaleOf(corp, paymentNo)
    const event = await account.opened.readEvent(body, { headers: request.headers, now, scaleOf })
    if (!event) throw new Fault('badRequest')
    if (event === 'ignored') return reply.send({ received: true })
    if ('sentNo' in event) {
      await payments.takeRefund(corp, { account: { provider, accountId }, event, now })
      request.log.info({ corp: corp.corpId, sentNo: event.sentNo }, 'refund notification')
      return reply.send({ received: true })
    }
    if ('disputeNo' in event) {
      const taken = await payments.takeDispute(corp, { account: { provider, accountId }, event, now })
      const { paymentNo, disputeNo, state } = event
      request.log.warn({ corp: corp.corpId, paymentNo, disputeNo, state, taken }, 'dispute notification')
      return reply.send({ received: true })
    }
    const settled = await payments.take(corp, { account: { provider, accountId }, event, now })
    request.log.info({ corp: corp.corpId, paymentNo: event.paymentNo, settled }, 'payment notification')
    if (settled === 'differs') request.log.error({ paymentNo: event.paymentNo }, 'paid amount differs')
    return reply.send({ received: true })
  }
  rawPost(app, '/api/pay/notify/:provider/:corp', takeNotice)
  rawPost(app, '/api/pay/notify/:provider/:corp/:account', takeNotice)
}

/** The calls of paying, the webhook for payment providers, and for the desk alarms about money and accounts at providers. */
export function servePayments(app: App, payments: Payments): void {
  route(app, createPayment, ({ orderId, paymentMethodCode, returnUrl }, context) =>
    payments.create(context, {
      ...{ customerId: context.session.customerId, orderId, methodCode: paymentMethodCode },
      ...(returnUrl === undefined ? {} : { returnUrl }),
    }),
  )
  route(app, queryPayment, async ({ orderId, paymentNo = '' }, context) => {
    const found = orderId ?? (await payments.orderIdOf(context.corp, paymentNo))
    if (found === undefined) throw new Refusal('orderUnknown')
    return stateOf(payments, found, context)
  })
  route(app, confirmPayment, async ({ orderId, answer }, context) => {
    const state = await stateOf(payments, orderId, context)
    if (answer === paid && state.status === attemptStatus.failed) throw new Refusal('paymentFailed', state)
    return state
  })
  serveNotifications(app, payments)
  servePaymentAlarms(app)
  servePaymentAccounts(app)
  serveReconciliation(app, payments)
}
