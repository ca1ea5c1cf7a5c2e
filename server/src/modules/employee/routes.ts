import { logInEmployee, logOutEmployee } from '@tiffin/contract/login'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { LoginSessions } from '../login/index.ts'
import type { Passwords } from '../password/index.ts'
import { logIn } from './log-in.ts'

/** Logging staff in and out. */
export function serveEmployees(
  app: App,
  { sessions, passwords }: { sessions: LoginSessions; passwords: Passwords },
): void {
  route(app, logInEmployee, (wish, context) => logIn({ app, sessions, passwords }, wish, context))
  route(app, logOutEmployee, async (_nothing, { corp, session }) => {
    await sessions.end(corp.corpId, session)
    return {}
  })
}
