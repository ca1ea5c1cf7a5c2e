import { logInByPassword, register as registerCall, resetPassword } from '@tiffin/contract/login'
import { changePassword, isPasswordSet, setPassword } from '@tiffin/contract/profile'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { logIn } from './log-in.ts'
import { change, hasPassword, setFirstPassword } from './own-password.ts'
import type { PasswordParts } from './parts.ts'
import { register } from './register.ts'
import { reset } from './reset.ts'

/** Everything that a password is used for. */
export function servePasswords(app: App, parts: PasswordParts): void {
  route(app, logInByPassword, (wish, context) => logIn(parts, wish, context))
  route(app, registerCall, (wish, context) => register(parts, wish, context))
  route(app, resetPassword, (wish, context) => reset(parts, wish, context))
  route(app, isPasswordSet, (_nothing, context) => hasPassword(parts, context))
  route(app, setPassword, (wish, context) => setFirstPassword(parts, wish, context))
  route(app, changePassword, (wish, context) => change(parts, wish, context))
}
