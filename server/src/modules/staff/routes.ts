import { setMyPin } from '@tiffin/contract/approval'
import { logInEmployee, logOutEmployee } from '@tiffin/contract/login'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { serveDeskStaff } from './desk-routes.ts'
import type { StaffParts } from './log-in/check-password.ts'
import { logInAtCounter } from './log-in/counter-log-in.ts'
import { setOwnPin } from './pin/own-pin.ts'

/** Logging staff in and out, at a counter and at the desk; the team and the caller's own account. */
export function serveStaff(app: App, { sessions, passwords }: Omit<StaffParts, 'app'>): void {
  const parts = { app, sessions, passwords }
  route(app, logInEmployee, (wish, context) => logInAtCounter(parts, wish, context))
  route(app, logOutEmployee, async (_nothing, { corp, session }) => {
    await sessions.end(corp.corpId, session)
    return {}
  })
  route(app, setMyPin, (wish, context) => setOwnPin(parts, wish, context))
  serveDeskStaff(app, parts)
}
