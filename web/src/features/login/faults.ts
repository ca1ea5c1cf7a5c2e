import { readNewPassword, readPassword } from '@tiffin/core/customer/password'
import { readPhone } from '@tiffin/core/customer/phone'
import { codeIn, readCode } from '@tiffin/core/customer/sms-code'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import type { NewPassword, PhoneEntry } from '../../data/login/login.ts'

const words = {
  phoneRequired: 'form.phoneRequired',
  phoneInvalid: 'refusal.phoneInvalid',
  codeRequired: 'form.codeRequired',
  codeSix: 'form.codeSix',
  passwordRequired: 'login.passwordRequired',
  passwordForm: 'form.passwordRule',
  passwordMismatch: 'form.passwordMismatch',
} as const satisfies Record<string, PhraseKey>

type Read = { readonly ok: true } | { readonly ok: false; readonly refusal: keyof typeof words }

/** What is wrong with an entry, in words; empty when nothing is. */
const textOf = (read: Read): string => (read.ok ? '' : t(words[read.refusal]))

/** Reads a phone behind whose + one of the brand's country codes may stand. */
export const typedPhone = (phone: string) =>
  readPhone(phone, useBootstrap.getState().bootstrap?.corpSetting.areaCodeList)

export const phoneFault = (phone: string): string => textOf(typedPhone(phone))
export const codeFault = (code: string): string => textOf(readCode(codeIn(code)))
export const passwordFault = (password: string): string => textOf(readPassword(password))

/** An empty field says what belongs there; the two are compared once the password is one [page-47]. */
export function newPasswordFaults({ password, confirmPassword }: NewPassword) {
  const read = readNewPassword(password, confirmPassword)
  const isMismatch = !read.ok && read.refusal === 'passwordMismatch'
  const ofPassword = password === '' ? t('form.newPassword') : textOf(read)
  return {
    password: isMismatch ? '' : ofPassword,
    confirmPassword: confirmPassword === '' ? t('form.passwordAgain') : isMismatch ? textOf(read) : '',
  }
}

/** Nothing is sent before the agreement is ticked [customer-6]. */
export const tickFault = (agreement: string): string => (agreement === '' ? t('form.agreement') : '')

/** The phone of a form as the server wants it; a country code in the number counts more than the one beside it. */
export function phoneEntry({ areaCode, phone }: PhoneEntry): PhoneEntry {
  const read = typedPhone(phone)
  return read.ok ? { areaCode, ...read.value } : { areaCode, phone }
}
/** When a refusal says how long to wait: epoch ms of this device. */
export function waitUntil(failure: unknown): number | undefined {
  return isRefusal(failure, 'codeTooOften', 'loginLocked') ? Date.now() + failure.data.retryAfter * 1000 : undefined
}
