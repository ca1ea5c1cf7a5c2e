import type { App } from '../../http/app.ts'
import type { Codes } from './codes.ts'
import type { Guard } from './guard.ts'
import type { SmsGateway } from './send-code.ts'
import type { LoginSessions } from './sessions.ts'

/** What the ways of logging in stand on. */
export interface LoginParts {
  readonly app: App
  readonly sessions: LoginSessions
  readonly codes: Codes
  readonly guard: Guard
  /** Undefined: codes are shown in a demo and cannot be sent otherwise. */
  readonly sms: SmsGateway | undefined
}
