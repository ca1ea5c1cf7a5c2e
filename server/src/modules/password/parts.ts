import type { RefusalName } from '@tiffin/contract/refusals'
import { readNewPassword } from '@tiffin/core/customer/password'
import { Refusal } from '../../base/refusal.ts'
import type { LoginParts } from '../login/index.ts'
import type { Passwords } from './hasher.ts'

/** What everything about passwords stands on. */
export interface PasswordParts extends LoginParts {
  readonly passwords: Passwords
}

const refusalNames = {
  passwordRequired: 'passwordForm',
  passwordForm: 'passwordForm',
  passwordMismatch: 'passwordMismatch',
} as const satisfies Record<string, RefusalName>

/** A new password entered twice. Refuses `passwordForm` or `passwordMismatch`. */
export function newPassword({ password, confirmPassword }: { password: string; confirmPassword: string }): string {
  const read = readNewPassword(password, confirmPassword)
  if (!read.ok) throw new Refusal(refusalNames[read.refusal])
  return read.value
}
