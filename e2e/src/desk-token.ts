import { type Brand, callsTo, demoBrand } from './signed-in.ts'

/** Who logs in at the desk of a brand. */
export interface Account {
  readonly account: string
  readonly password: string
}

/** The owner of the demo brand. */
export const owner: Account = { account: 'adelaide', password: 'camellia-row-1' }

const tokens = new Map<string, Promise<string>>()

/**
 * The token of somebody at the desk, for calls: logged in once for all journeys of a worker, for log-ins are limited. Each page of a browser
 * has its own, because it may log out.
 */
export function deskToken({ account, password }: Account = owner, brand: Brand = demoBrand()): Promise<string> {
  const key = [brand.url, brand.corp, account, password].join(' ')
  const known = tokens.get(key)
  if (known !== undefined) return known
  const answer = callsTo(brand)('/api/app/desk/login/log-in', { account, password })
  const token = answer.then((session) => String(session.token))
  tokens.set(key, token)
  token.catch(() => tokens.delete(key))
  return token
}
