import { logInByPassword, register } from '@tiffin/contract/login'
import { headersOf } from './app.ts'
import { app, codeFor } from './logging-in.ts'

interface Place {
  readonly network?: string
  readonly on?: typeof app
}

const post = async (url: string, { corp, body, network, on = app }: Place & { corp: string; body: object }) => {
  const answer = await on.http.inject({
    ...{ method: 'POST', url, headers: headersOf({ corp }), payload: body },
    ...(network === undefined ? {} : { remoteAddress: network }),
  })
  return answer.json()
}

/** Logs in by password, from a network of one's own choice. */
export const byPassword = (corp: string, [phone, password]: readonly [string, string], place: Place = {}) =>
  post(logInByPassword.path, { corp, ...place, body: { areaCode: '86', phone, password, agreementAccepted: true } })

/** A new customer with the password `camellia1`. */
export async function registered(corp: string, phone: string, more: Record<string, unknown> = {}) {
  const password = 'camellia1'
  const code = await codeFor(corp, phone, 2)
  const body = { areaCode: '86', phone, code, password, confirmPassword: password, agreementAccepted: true, ...more }
  return post(register.path, { corp, body })
}
