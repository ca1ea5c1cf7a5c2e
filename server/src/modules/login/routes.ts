import { logInByCode, logOut, sendSmsCode } from '@tiffin/contract/login'
import { route } from '../../http/route.ts'
import { type LoginParts, logIn, sendCode } from './log-in.ts'

/** Logging in by code, and out. */
export function serveLogin(parts: LoginParts): void {
  const { app, sessions } = parts
  route(app, sendSmsCode, (wish, context) => sendCode(parts, wish, context))
  route(app, logInByCode, (wish, context) => logIn(parts, wish, context))
  route(app, logOut, async (_nothing, { corp, session }) => {
    if (session) await sessions.end(corp.corpId, session)
    return {}
  })
}
