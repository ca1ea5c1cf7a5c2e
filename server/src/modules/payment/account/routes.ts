import * as desk from '@tiffin/contract/desk/payment-account'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { sealKeys } from '../../login/index.ts'
import { providerKinds } from '../providers.ts'
import { check, connect, disconnect } from './connect.ts'
import { listAccounts } from './list-accounts.ts'

/** The desk's calls about accounts at payment providers. */
export function servePaymentAccounts(app: App): void {
  const parts = { app, kinds: providerKinds(app.config), keys: sealKeys(app.config) }
  route(app, desk.listPaymentAccounts, (_nothing, context) => listAccounts(parts, context))
  route(app, desk.connectPaymentAccount, (wish, context) => connect(parts, wish, context))
  route(app, desk.checkPaymentAccount, (wish, context) => check(parts, wish, context))
  route(app, desk.disconnectPaymentAccount, (wish, context) => disconnect(parts, wish, context))
}
