import { ok, type Result, refuse } from '../result.ts'

/** Why a new password cannot be used. */
export type PasswordFault = 'passwordRequired' | 'passwordForm'

/** 6 to 20 ASCII letters or digits and nothing else, compared as typed: nothing is trimmed or changed. */
export function readPassword(text: string): Result<string, PasswordFault> {
  if (text === '') return refuse('passwordRequired')
  return /^[A-Za-z0-9]{6,20}$/.test(text) ? ok(text) : refuse('passwordForm')
}

/** A new password entered twice. Its form is looked at first, so that the customer hears one thing at a time. */
export function readNewPassword(
  password: string,
  confirmation: string,
): Result<string, PasswordFault | 'passwordMismatch'> {
  const read = readPassword(password)
  return read.ok && password !== confirmation ? refuse('passwordMismatch') : read
}
