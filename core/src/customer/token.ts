/** What a token says of its holder; `tokenExpired` in epoch ms. */
export interface TokenClaims {
  readonly uid: string | null
  readonly role: readonly string[]
  readonly permission: readonly string[]
  readonly tokenExpired: number
}

/** State of a log-in as the framework names it [customer-2]. */
export type TokenState = 'valid' | 'uni-id-check-token-failed' | 'uni-id-token-expired'

const noClaims: TokenClaims = { uid: null, role: [], permission: [], tokenExpired: 0 }

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** Decodes base64url of UTF-8 JSON without the platform's help; throws when it is not. */
function decode(part: string): unknown {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const text = part.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  let bits = 0
  let held = 0
  let escaped = ''
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) throw new SyntaxError('not base64')
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`
    }
  }
  return JSON.parse(decodeURIComponent(escaped))
}

/** Reads a token's middle part. Not three dot-separated parts, or unreadable: no customer [customer-1]. `exp` in seconds stands in for `tokenExpired`. */
export function readToken(token: string): TokenClaims {
  const parts = token.split('.')
  if (parts.length !== 3) return noClaims
  try {
    // as: any JSON value reads like this but null, which throws
    const { uid, role, permission, exp, tokenExpired } = decode(parts[1] ?? '') as Record<string, unknown>
    const expired = typeof tokenExpired === 'number' ? tokenExpired : typeof exp === 'number' ? exp * 1000 : 0
    return {
      uid: typeof uid === 'string' ? uid : null,
      role: strings(role),
      permission: strings(permission),
      tokenExpired: expired,
    }
  } catch {
    return noClaims
  }
}

/** No readable token is check-failed, one past its expiry is expired. */
export function tokenState(token: string | null, now: number): TokenState {
  if (token === null) return 'uni-id-check-token-failed'
  const { uid, tokenExpired } = readToken(token)
  if (uid === null) return 'uni-id-check-token-failed'
  return tokenExpired < now ? 'uni-id-token-expired' : 'valid'
}
