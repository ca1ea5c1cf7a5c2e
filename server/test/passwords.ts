import { logInByPassword, register } from '@tiffin/contract/login'
import type { Hasher } from '../src/modules/password/index.ts'
import { headersOf, testApp } from './app.ts'
import { app, clock, codeFor, nonceFor } from './logging-in.ts'

/** Counts what is hashed and compared, and is quick about it. */
export const counted = { hashes: 0, compared: 0 }

const hasher: Hasher = {
  hash: async (password) => {
    counted.hashes++
    return `hash of ${password}`
  },
  verify: async (hash, password) => {
    counted.compared++
    return hash === `hash of ${password}`
  },
}

/** A server that hashes without work, on the same clock and database. */
export const quick = testApp({ clock, hasher, config: { demo: true } })

interface Place {
  readonly network?: string
  readonly on?: typeof app
}

type Asked = Place & { readonly corp: string; readonly body: object }

/** Makes a call without a session from a network of one's own choice; the answer has its HTTP status beside it. */
export async function from({ network, on = app, corp, body }: Asked, path: string) {
  const nonce = 'code' in body ? nonceFor(corp, { phone: '', ...body, code: String(body.code) }) : undefined
  const answer = await on.http.inject({
    ...{ method: 'POST', url: path, headers: headersOf({ corp }), payload: { nonce, ...body } },
    ...(network === undefined ? {} : { remoteAddress: network }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

/** Logs in by password. */
export const byPassword = (corp: string, [phone, password]: readonly [string, string], place: Place = {}) =>
  from({ corp, ...place, body: { areaCode: '86', phone, password, agreementAccepted: true } }, logInByPassword.path)

/** A new customer with the password `camellia1`. */
export async function registered(
  corp: string,
  phone: string,
  { on, network, ...more }: Place & Record<string, unknown> = {},
) {
  const password = 'camellia1'
  const code = more.code ?? (await codeFor(corp, phone, 2))
  const body = { areaCode: '86', phone, code, password, confirmPassword: password, agreementAccepted: true, ...more }
  return from({ corp, body, ...(on ? { on } : {}), ...(network ? { network } : {}) }, register.path)
}
