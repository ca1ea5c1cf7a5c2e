import { logInByCode, logOut, sendSmsCode } from '@tiffin/contract/login'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { sendCode } from './code/send-code.ts'
import { logIn } from './log-in.ts'
import type { LoginParts } from './parts.ts'

/** Logging in by code, and out. */
export function serveLogin(app: App, parts: LoginParts): void {
  route(app, sendSmsCode, (wish, context) => sendCode(parts, wish, context))
  route(app, logInByCode, (wish, context) => logIn(parts, wish, context))
  route(app, logOut, async (_nothing, { corp, session }) => {
    if (session) await parts.sessions.end(corp.corpId, session)
    return {}
  })
}
