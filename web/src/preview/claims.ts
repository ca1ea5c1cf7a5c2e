/** What the token says that the app begins with; the server alone believes it. */
export interface Claims {
  readonly language: string
  readonly store: string
  readonly member: 0 | 1
}

/** Undefined for what is no token. */
export function claimsOf(token: string): Claims | undefined {
  const [payload = ''] = token.split('.')
  try {
    // as: signed by our server; of a text that is not, every call is refused
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return undefined
  }
}
