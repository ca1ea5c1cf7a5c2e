import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Never in a log, whatever object carries them. Requests are logged without bodies, queries and headers; this is the net below. */
const secrets = [
  'authorization',
  'phone',
  'email',
  'code',
  'devCode',
  'token',
  'cid',
  ...['endpoint', 'p256dh', 'auth'],
  'password',
  'pin',
  'account',
  'latitude',
  'longitude',
]

/** Where PostgreSQL shows whole rows and keys: `Key (corp_id, phone)=(…) already exists`. */
const rows = ['err.detail', 'err.where', 'err.internalQuery']

const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]).concat(rows)

/** The code of an error is not a customer's: it says what went wrong. */
const censor = (value: unknown, [first, second]: string[]): unknown =>
  first === 'err' && second === 'code' ? value : '-'

const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }

export function createLog({ logLevel, logTo, logPretty }: Pick<Config, 'logLevel' | 'logTo' | 'logPretty'>): Logger {
  const options = { level: logLevel, redact: { paths, censor }, base: null }
  if (logTo) return pino(options, logTo)
  return pino(logPretty ? { ...options, transport: pretty } : options)
}

/** A path without the key of a receipt or of a printer, which is the right to what is there. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^(\/(?:receipt|print)\/[^/]*\/).*$/s, '$1-')
