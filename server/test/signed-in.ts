import { expiryFrom, signingKey, signToken } from '../src/modules/login/session/token.ts'
import { asCorp, buildCustomer } from './build-shop.ts'

/** The token of a new customer, as a log-in gives it: for apps with sessions of their own. */
export async function signedInToken(
  corp: string,
  row: Record<string, unknown> = {},
  now = Date.now(),
): Promise<string> {
  const { customerId, sessionId } = await buildCustomer(corp, row)
  await asCorp(corp, `update customer_session set expires_at = expires_at + interval '7 days'`)
  const claims = { uid: customerId, role: ['customer' as const], permission: [], sid: sessionId, corp }
  const tokenExpired = expiryFrom(now, 7 * 24 * 3600)
  return signToken(signingKey('a secret of tests, long enough to be one'), { ...claims, tokenExpired })
}
