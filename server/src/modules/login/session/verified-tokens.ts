import { LRUCache } from 'lru-cache'
import { type Claims, isCompact, type SigningKey, sessionNamedBy, verifyToken } from './token.ts'

interface Verified {
  readonly token: string
  readonly claims: Claims
}

/**
 * Tokens whose signature was right; it stays right, so only the clock is asked again. One token per session is remembered, so that
 * no number of tokens or spellings makes this grow.
 */
export class VerifiedTokens {
  readonly #keys: readonly SigningKey[]
  readonly #known = new LRUCache<string, Verified>({ max: 50_000 })

  constructor(keys: readonly SigningKey[]) {
    this.#keys = keys
  }

  /** Sessions of which a token is remembered. */
  get size(): number {
    return this.#known.size
  }

  /** The claims of a token that is remembered, even when its time is over. */
  known(token: string): Claims | undefined {
    const held = isCompact(token) ? this.#known.get(sessionNamedBy(token)) : undefined
    return held?.token === token ? held.claims : undefined
  }

  /** The claims of a good token; undefined for every other text. */
  verify(token: string, now: number): Claims | undefined {
    const known = this.known(token)
    if (known) return known.tokenExpired > now ? known : undefined
    if (!isCompact(token)) return undefined
    const claims = verifyToken(this.#keys, token, now)
    if (claims) this.#known.set(claims.sid, { token, claims })
    return claims
  }
}
