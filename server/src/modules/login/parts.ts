import type { Services } from '../../db/services.ts'
import type { SettingsOfCorps } from '../corp/index.ts'
import type { Codes } from './code/codes.ts'
import type { SmsGateway } from './code/sms.ts'
import type { Guard } from './guard.ts'
import type { LoginSessions } from './session/sessions.ts'

/** What the ways of logging in stand on. */
export interface LoginParts {
  readonly app: Services
  readonly sessions: LoginSessions
  readonly codes: Codes
  readonly guard: Guard
  readonly settings: SettingsOfCorps
  /** Undefined: codes are shown in a demo and cannot be sent otherwise. */
  readonly sms: SmsGateway | undefined
}
