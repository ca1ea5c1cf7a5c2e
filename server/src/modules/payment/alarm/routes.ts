import { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { listAlarms, settle } from './alarms.ts'

/** Alarms about money, for the desk. */
export function servePaymentAlarms(app: App): void {
  route(app, listPaymentAlarms, (wish, context) => listAlarms(app, wish, context))
  route(app, settlePaymentAlarm, (wish, context) => settle(app, wish, context))
}
