import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import { keyedHash, keyFor } from '../keys.ts'

/** What a token says [customer-1]. The browser reads it, the server believes it only after the signature. */
const claims = z.object({
  uid: z.string(),
  /** Staff of every role is `employee` here, which distinguishes a token from a customer's; what they may do stands in the database. */
  role: z.array(z.enum(['customer', 'employee'])).length(1),
  permission: z.array(z.string()),
  sid: z.string(),
  corp: z.string(),
  exp: z.int(),
  /** Epoch ms; `exp` in the unit of the wire. */
  tokenExpired: z.int(),
})

const sessionName = claims.pick({ sid: true })

export type Claims = z.output<typeof claims>

const algorithm = 'HS256'

/** A key with the name that tokens call it by. */
export interface SigningKey {
  readonly kid: string
  readonly key: KeyObject
}

/** The key of tokens that a secret stands for; its name reveals nothing of it. */
export function signingKey(secret: string): SigningKey {
  const bytes = keyFor(secret, 'token')
  return { kid: keyedHash(bytes, 'name').slice(0, 10), key: createSecretKey(bytes) }
}

/** Whole seconds, so that `exp` and `tokenExpired` name the same instant. */
export const expiryFrom = (now: number, lifetimeSeconds: number): number =>
  Math.floor(now / 1000 + lifetimeSeconds) * 1000

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** In this thread: a hash of some hundred bytes is done before a task for it could be handed to another. */
const signatureOf = (key: KeyObject, signed: string): Buffer => createHmac('sha256', key).update(signed).digest()

export function signToken({ kid, key }: SigningKey, { tokenExpired, ...rest }: Omit<Claims, 'exp'>): string {
  const payload = { ...rest, tokenExpired, exp: tokenExpired / 1000 }
  const signed = `${encoded({ alg: algorithm, typ: 'JWT', kid })}.${encoded(payload)}`
  return `${signed}.${signatureOf(key, signed).toString('base64url')}`
}

function isSignedWith(key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.')
  const given = Buffer.from(token.slice(end + 1), 'base64url')
  const right = signatureOf(key, token.slice(0, end))
  return given.length === right.length && timingSafeEqual(given, right)
}

function verifyWith(key: KeyObject, token: string, now: number): Claims | undefined {
  if (!isSignedWith(key, token)) return undefined
  try {
    const { alg, crit } = decodeProtectedHeader(token)
    if (alg !== algorithm || crit !== undefined) return undefined
    const payload = decodeJwt(token)
    const read = claims.safeParse(payload)
    if (!read.success || (payload.nbf ?? 0) * 1000 > now) return undefined
    return Math.min(read.data.tokenExpired, read.data.exp * 1000) > now ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Three parts of base64url without padding, the last spelled as its bytes are: a token has one text. */
export function isCompact(token: string): boolean {
  const [, signature = ''] = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token) ?? []
  return signature !== '' && Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** The session that a compact token names, whether or not the token is good; empty when it names none. */
export function sessionNamedBy(token: string): string {
  try {
    const named = sessionName.safeParse(decodeJwt(token))
    return named.success ? named.data.sid : ''
  } catch {
    return ''
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
export function verifyToken(keys: readonly SigningKey[], token: string, now: number): Claims | undefined {
  for (const { key } of keysFor(token, keys)) {
    const read = verifyWith(key, token, now)
    if (read) return read
  }
  return undefined
}
