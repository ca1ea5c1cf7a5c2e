import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Never in a log, whatever object carries them. Requests are logged without bodies, queries and headers; this is the net below. */
const secrets = [
  'authorization',
  'phone',
  'code',
  'devCode',
  'token',
  'cid',
  'password',
  'account',
  'latitude',
  'longitude',
]

const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }

export function createLog({ logLevel, logTo, logPretty }: Pick<Config, 'logLevel' | 'logTo' | 'logPretty'>): Logger {
  const options = { level: logLevel, redact: { paths, censor: '-' }, base: null }
  if (logTo) return pino(options, logTo)
  return pino(logPretty ? { ...options, transport: pretty } : options)
}
