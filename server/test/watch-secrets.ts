import type { App } from '../src/http/app.ts'

type Kind = 'code' | 'password' | 'phone' | 'token' | 'member code'

/** What of a request or an answer is secret, by the name of its field. */
const kindOf: Readonly<Record<string, Kind>> = {
  ...{ code: 'code', devCode: 'code' },
  ...{ password: 'password', confirmPassword: 'password', oldPassword: 'password' },
  ...{ phone: 'phone', token: 'token', content: 'member code' },
}

const looksLike: Readonly<Record<Kind, RegExp>> = {
  code: /^\d{6}$/,
  password: /^(?=.*\d)(?=.*[A-Za-z])\w{6,}$/,
  phone: /^\d{8,15}$/,
  token: /^[\w-]+\.[\w-]+\.[\w-]+$/,
  'member code': /^[\w-]{60,}$/,
}

/** Where an answer carries one because that is what it is for; `export` gives customers their own data. */
const mayCarry: Readonly<Record<Kind, RegExp>> = {
  code: /send-sms-code$/,
  password: /^$/,
  phone: /customer-profile\/export$/,
  token: /\/(login|login-by-\w+|register|change-password)$/,
  'member code': /member-code\/detail$/,
}

/** A phone also with its country before it, which is how the server knows it. */
const asWord = (secret: string, kind?: Kind) =>
  new RegExp(`(?<![\\w.-])${kind === 'phone' ? '\\d{0,3}' : ''}${RegExp.escape(secret)}(?![\\w.-])`)

/** Collects what must stay secret from all calls of a server, and where it came out in spite of that. */
export function watchSecrets({ http }: App) {
  const secrets = new Map<string, Kind>()
  const leaks: string[] = []

  function note(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, each] of Object.entries(value)) {
      const kind = Object.hasOwn(kindOf, name) ? kindOf[name] : undefined
      if (typeof each === 'object') note(each)
      else if (kind !== undefined && typeof each === 'string' && looksLike[kind].test(each)) secrets.set(each, kind)
    }
  }

  http.addHook('preHandler', async ({ body }) => note(body))
  http.addHook('onSend', async ({ url, body }, _reply, payload) => {
    if (typeof payload !== 'string' || !url.startsWith('/api/')) return
    const sent = typeof body === 'object' && body !== null ? Object.values(body) : []
    for (const secret of sent) {
      const kind = secrets.get(secret)
      if (kind !== undefined && !mayCarry[kind].test(url) && asWord(secret, kind).test(payload))
        leaks.push(`${kind} in ${url}`)
    }
    if (payload.startsWith('{')) note(JSON.parse(payload))
  })

  /** Kinds of secrets in these lines of a log, and those that answers gave away; never the secrets themselves. */
  return (log: string): string[] => {
    const secretTexts = [...secrets]
      .filter(([secret, kind]) => asWord(secret, kind).test(log))
      .map(([, kind]) => `${kind} in the log`)
    return [...new Set([...secretTexts, ...leaks])]
  }
}
