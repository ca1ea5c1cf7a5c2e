import { createBrand, findSetup } from '@tiffin/contract/desk/setup'
import * as start from '@tiffin/contract/desk/start'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { SmsGateway } from '../login/index.ts'
import type { Passwords } from '../password/index.ts'
import { create, showSetup } from './create-brand.ts'
import { publishSample, type SampleMenus } from './put-sample.ts'
import { addPhone, open, removePhone, showStart } from './start.ts'

interface Ways {
  readonly passwords: Passwords
  /** Undefined: codes are not sent. */
  readonly sms: SmsGateway | undefined
  readonly samples: SampleMenus
}

/** Making a brand with a link that works once, and what it needs before customers come. */
export function serveSetup(app: App, { passwords, sms, samples }: Ways): void {
  const parts = { app, passwords, sms, samples }
  route(app, findSetup, (wish, context) => showSetup(parts, wish, context))
  route(app, createBrand, (wish, context) => create(parts, wish, context))
  route(app, start.findStart, (_nothing, context) => showStart(parts, context))
  route(app, start.addTestPhone, (wish, context) => addPhone(parts, wish, context))
  route(app, start.removeTestPhone, (wish, context) => removePhone(parts, wish, context))
  route(app, start.putSample, (wish, context) => publishSample(parts, wish, context))
  route(app, start.goLive, (_nothing, context) => open(parts, context))
}
