import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** What a token says (spec §3). The browser reads it, the server believes it only after the signature. */
const claims = z.object({
  uid: z.string(),
  role: z.array(z.enum(['customer', 'employee'])).length(1),
  permission: z.array(z.string()),
  sid: z.string(),
  corp: z.string(),
  exp: z.int(),
  /** Epoch ms; `exp` in the unit that the specification asks for. */
  tokenExpired: z.int(),
})

export type Claims = z.output<typeof claims>

const algorithm = 'HS256'

/** Whole seconds, so that `exp` and `tokenExpired` name the same instant. */
export const expiryFrom = (now: number, lifetimeSeconds: number): number =>
  Math.floor(now / 1000 + lifetimeSeconds) * 1000

export const signToken = (key: KeyObject, { tokenExpired, ...rest }: Omit<Claims, 'exp'>): Promise<string> =>
  new SignJWT({ ...rest, tokenExpired, exp: tokenExpired / 1000 })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .sign(key)

/** The claims of a token that we signed and that is still good; undefined for every other text. No claim is read before the signature. */
export async function verifyToken(key: KeyObject, token: string, now: number): Promise<Claims | undefined> {
  try {
    const currentDate = new Date(now)
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], requiredClaims: ['exp'], currentDate })
    const read = claims.safeParse(payload)
    return read.success && read.data.tokenExpired > now ? read.data : undefined
  } catch {
    return undefined
  }
}
