const timeoutMs = 10_000

/** What an API answered. */
export interface ApiAnswer {
  readonly status: number
  /** The fields of the answer; empty when it was no JSON object. Each is checked where it is read. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The items of an answer that is a list, else empty. */
  readonly list: readonly Readonly<Record<string, unknown>>[]
}

/** A message to a provider's API. */
export interface ApiMessage {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Any object that was sent, to be read field by field. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // as: any object reads like this

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a JSON object in raw bytes; undefined when it is none. */
export function readFields(bytes: Buffer): Readonly<Record<string, unknown>> | undefined {
  const value = parse(bytes.toString())
  return typeof value === 'object' && value !== null ? fieldsOf(value) : undefined
}

/** What HTTP Basic asks of a key without a password. */
export const basicAuth = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

/** Calls a provider's API. Throws when it cannot be reached or has a fault of its own; the error holds neither headers nor body. */
export async function callApi({ method, url, headers, body }: ApiMessage): Promise<ApiAnswer> {
  const answer = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const value = parse(await answer.text())
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${new URL(url).host} answered ${answer.status} to ${method} ${new URL(url).pathname}.`)
  return { status: answer.status, fields: fieldsOf(value), list: Array.isArray(value) ? value.map(fieldsOf) : [] }
}

/** A text of an answer; empty when it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
