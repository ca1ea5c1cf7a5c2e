import type { CallMap } from '@tiffin/contract/calls'
import { FakeRefusal } from './refusal.ts'

type Answers = { [Path in keyof CallMap]?: (input: CallMap[Path]['input']) => CallMap[Path]['output'] }

/** The one password of the made-up shop. */
export const goodPassword = 'camellia1'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session of the customer that the fake knows, or of another one. */
export function sessionOf(uid = 'c1', { isNew = false, isSetPassword = false } = {}) {
  const tokenExpired = Date.now() + 86_400_000
  const claims = { uid, role: ['customer'], permission: [], exp: tokenExpired / 1000 }
  const token = `${part({})}.${part(claims)}.fake`
  return { token, tokenExpired, uid, role: ['customer'], permission: [], isNew, isSetPassword }
}

function checkCode(code: string): void {
  if (code === '000000') throw new FakeRefusal('codeWrong')
  if (code === '999999') throw new FakeRefusal('codeExpired')
}

/** Logging in, as the server would: a few codes and phones stand for what can go wrong. */
export const accountAnswers: Answers = {
  '/api/app/customer/login/send-sms-code': () => ({
    nonce: 'nonce-of-this-tab',
    expiresIn: 120,
    codeLength: 6,
    nextSendIn: 120,
    devCode: '407112',
  }),
  '/api/app/customer/login/login-by-code': ({ code }) => {
    checkCode(code)
    return sessionOf('c1', { isNew: code === '111111' })
  },
  '/api/app/customer/login/login-by-password': ({ password, phone }) => {
    if (phone.startsWith('999')) throw new FakeRefusal('loginLocked', { retryAfter: 581 })
    if (password !== goodPassword) throw new FakeRefusal('loginWrong')
    return sessionOf('c1', { isSetPassword: true })
  },
  '/api/app/customer/login/register': ({ code, phone }) => {
    checkCode(code)
    if (phone.startsWith('888')) throw new FakeRefusal('alreadyRegistered')
    return sessionOf('c1', { isNew: true, isSetPassword: true })
  },
  '/api/app/customer/login/reset-password': ({ code }) => {
    checkCode(code)
    return {}
  },
  '/api/app/customer/allergen/detail': () => ({ allergenList: [], isTold: false }),
  '/api/app/customer/allergen/update': (avoided) => avoided,
  '/api/app/customer/customer-profile/is-set-password': () => ({ isSetPassword: false }),
  '/api/app/customer/customer-profile/set-password': () => ({}),
  '/api/app/customer/customer-profile/change-password': ({ oldPassword }) => {
    if (oldPassword !== goodPassword) throw new FakeRefusal('oldPasswordWrong')
    return sessionOf()
  },
}
