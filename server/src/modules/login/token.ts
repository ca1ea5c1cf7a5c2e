import { createSecretKey, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { keyedHash, keyFor } from './keys.ts'

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

/** A key with the name that tokens call it by. */
export interface SigningKey {
  readonly kid: string
  readonly key: KeyObject
}

/** The key of tokens that a secret stands for; its name tells nothing of it. */
export function signingKey(secret: string): SigningKey {
  const bytes = keyFor(secret, 'token')
  return { kid: keyedHash(bytes, 'name').slice(0, 10), key: createSecretKey(bytes) }
}

/** Whole seconds, so that `exp` and `tokenExpired` name the same instant. */
export const expiryFrom = (now: number, lifetimeSeconds: number): number =>
  Math.floor(now / 1000 + lifetimeSeconds) * 1000

export const signToken = ({ kid, key }: SigningKey, { tokenExpired, ...rest }: Omit<Claims, 'exp'>): Promise<string> =>
  new SignJWT({ ...rest, tokenExpired, exp: tokenExpired / 1000 })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .sign(key)

async function verifyWith(key: KeyObject, token: string, now: number): Promise<Claims | undefined> {
  try {
    const currentDate = new Date(now)
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], requiredClaims: ['exp'], currentDate })
    const read = claims.safeParse(payload)
    return read.success && read.data.tokenExpired > now ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The keys that a token may have been signed with: the one it names, every one when it names none. */
function keysFor(token: string, keys: readonly SigningKey[]): readonly SigningKey[] {
  try {
    const { kid } = decodeProtectedHeader(token)
    return kid === undefined ? keys : keys.filter((key) => key.kid === kid)
  } catch {
    return []
  }
}

/** The claims of a token that we signed and that is still good; undefined for every other text. No claim is read before the signature. */
export async function verifyToken(
  keys: readonly SigningKey[],
  token: string,
  now: number,
): Promise<Claims | undefined> {
  for (const { key } of keysFor(token, keys)) {
    const read = await verifyWith(key, token, now)
    if (read) return read
  }
  return undefined
}
