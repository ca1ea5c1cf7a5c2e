import { resolve } from 'node:path'
import { isCorpId } from '@tiffin/core/corp/corp-id'
import type { DestinationStream } from 'pino'
import type { BrandHosts } from './base/brand-hosts.ts'
import { type MailAccess, readMail } from './mail-config.ts'

/** A bucket that speaks S3. */
export interface UploadBucket {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The settings of one server, read once at start. */
export interface Config {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Undefined: a PostgreSQL of our own in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** How the outside world reaches us, without a slash at the end; undefined: as host and port say. */
  readonly publicUrl: string | undefined
  readonly brandHosts: BrandHosts
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  readonly logPretty: boolean
  /** Where tests read the log. */
  readonly logTo?: DestinationStream
  /** Signs tokens and keys hashes; undefined: one that is made once and kept in the data folder. */
  readonly tokenSecret: string | undefined
  /** Secrets that signed before; the tokens of each stay good until it is taken off the list. */
  readonly oldTokenSecrets: readonly string[]
  /** Undefined: any free port, kept from start to start. */
  readonly paySandboxPort: number | undefined
  /** The variables `PAY_…` as they were given: each payment provider reads its own when it is opened. */
  readonly paySettings: Env
  /** Who we are to the push services of browsers; undefined: keys that are made once and kept in the data folder. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined
  /** Whom push services may ask, `mailto:` or `https:`. */
  readonly vapidSubject: string | undefined
  /** Tests run a push service on this machine. */
  readonly pushToLoopback: boolean
  /** How many proxies stand before us and may be believed about the caller's address. */
  readonly trustProxy: number
  /** Where uploads lie; undefined: in the data folder. */
  readonly uploadBucket: UploadBucket | undefined
  /** The SMS provider; only a demo can do without. */
  readonly sms: SmsAccess | undefined
  /** Where mail goes out; undefined: none is sent. */
  readonly mail: MailAccess | undefined
  /** The service that locates a network when a browser has no position; undefined: none. */
  readonly maps: MapsAccess | undefined
  readonly production: boolean
  /** Demo brands, SMS codes shown in the answer, sandbox payments. */
  readonly demo: boolean
  /** Every answer is checked against its call: for development and tests. */
  readonly checkAnswers: boolean
  /** Switches of tests and demos; refused in production. */
  readonly payTimeoutSeconds: number | undefined
  readonly tokenLifetimeSeconds: number | undefined
  /** Within it a file that is uploaded must have arrived. */
  readonly uploadMs: number
  /** Seconds after which a paid order moves on by itself; 0: never. */
  readonly orderAutopilotSeconds: number
}

/** The settings with everything filled in that is only known once the server starts. */
export interface ServingConfig extends Config {
  readonly tokenSecret: string
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
  readonly publicUrl: string
  /** The payment provider to try with; undefined when this is no demo. */
  readonly paySandbox: { readonly url: string; readonly secret: string } | undefined
}

type Env = Readonly<Record<string, string | undefined>>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

function readNumber(env: Env, name: string, [least, most]: readonly [number, number]): number | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} is a whole number from ${least} to ${most}, not "${text}".`)
}

function readSwitch(env: Env, name: string): boolean | undefined {
  const text = env[name]?.trim().toLowerCase()
  if (!text) return undefined
  if (['1', 'true', 'yes', 'on'].includes(text)) return true
  if (['0', 'false', 'no', 'off'].includes(text)) return false
  throw new Error(`${name} is on or off, not "${text}".`)
}

function readUrl(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hostname) return text.replace(/\/+$/, '')
  throw new Error(`${name} is an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`) // never shown: it may hold a password
}

function readSecret(env: Env, production: boolean): string | undefined {
  const secret = env.TOKEN_SECRET
  if (!secret) {
    if (production) throw new Error('TOKEN_SECRET must be set in production: 32 random characters or more.')
    return undefined
  }
  if (secret.length < 32) throw new Error('TOKEN_SECRET must have 32 characters or more.')
  return secret
}

/** An account at a provider of SMS that speaks Twilio's Messages API. */
export interface SmsAccess {
  readonly url: string
  readonly account: string
  readonly key: string
  /** A number, a name, or a messaging service (`MG…`). */
  readonly sender: string
}

/** Keys and what concerns customers go there, so in clear text to this machine only. */
function readSafeUrl(env: Env, name: string): string | undefined {
  const isOwn = isLoopback(URL.parse(env[name]?.trim() ?? '')?.hostname ?? '')
  return readUrl(env, name, isOwn ? ['https:', 'http:'] : ['https:'])
}

const smsNames = ['SMS_ACCOUNT', 'SMS_KEY', 'SMS_SENDER'] as const

function readSms(env: Env): SmsAccess | undefined {
  const [account, key, sender] = smsNames.map((name) => env[name]?.trim() ?? '')
  if (!account && !key && !sender) return undefined
  if (!account || !key || !sender) {
    const missing = smsNames.filter((name) => !env[name]?.trim())
    throw new Error(`Sending SMS needs ${missing.join(' and ')} too.`)
  }
  if (!/^[A-Za-z0-9]{2,64}$/.test(account)) throw new Error('SMS_ACCOUNT is the id of an account: letters and digits.')
  return { account, key, sender, url: readSafeUrl(env, 'SMS_URL') ?? 'https://api.twilio.com' }
}

/** A service that knows the approximate position of a network, in ipinfo's protocol. */
export interface MapsAccess {
  readonly url: string
  /** Some services need none. */
  readonly key: string | undefined
}

function readMaps(env: Env): MapsAccess | undefined {
  const key = env.MAPS_KEY?.trim() || undefined
  const url = readSafeUrl(env, 'MAPS_URL')
  if (url !== undefined) return { url, key }
  if (key !== undefined) throw new Error('MAPS_KEY needs MAPS_URL too, for example https://ipinfo.io.')
  return undefined
}

const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All settings of a bucket or none. */
function readBucket(env: Env): UploadBucket | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = bucketNames.map((name) => env[name]?.trim() ?? '')
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = bucketNames.filter((name) => !env[name]?.trim())
    throw new Error(`Uploads in a bucket need ${missing.join(' and ')} too.`)
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('S3_BUCKET is not the name of a bucket.')
  const region = env.S3_REGION?.trim() || 'us-east-1'
  return {
    endpoint: readUrl(env, 'S3_ENDPOINT', ['https:', 'http:']) ?? '',
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
  }
}

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** `order.tea.example=tea, kopi.example=kopi`. */
function readBrandHosts(env: Env): BrandHosts {
  const hosts = new Map<string, string>()
  for (const text of (env.BRAND_HOSTS ?? '').split(',').flatMap((part) => part.trim() || [])) {
    const [host = '', corpId = '', ...more] = text.split('=').map((part) => part.trim())
    const name = host.toLowerCase()
    if (!hostPattern.test(name) || !isCorpId(corpId) || more.length > 0 || hosts.has(name))
      throw new Error(`BRAND_HOSTS is a list such as order.tea.example=tea, each host once; not "${text}".`)
    hosts.set(name, corpId)
  }
  return hosts
}

/** Both keys or none. */
function readVapid(env: Env): Config['vapid'] {
  const [publicKey, privateKey] = [env.VAPID_PUBLIC_KEY?.trim() ?? '', env.VAPID_PRIVATE_KEY?.trim() ?? '']
  if (!publicKey && !privateKey) return undefined
  if (!/^[A-Za-z0-9_-]{87}$/.test(publicKey) || !/^[A-Za-z0-9_-]{43}$/.test(privateKey))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: 87 and 43 characters of base64url.')
  return { publicKey, privateKey }
}

function readVapidSubject(env: Env): string | undefined {
  const subject = env.VAPID_SUBJECT?.trim()
  if (!subject) return undefined
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) return subject
  throw new Error(`VAPID_SUBJECT is whom push services may ask, mailto:… or https://…, not "${subject}".`)
}

function readOldSecrets(env: Env): string[] {
  const secrets = (env.TOKEN_SECRETS_OLD ?? '').split(',').flatMap((text) => text.trim() || [])
  if (secrets.some((secret) => secret.length < 32))
    throw new Error('TOKEN_SECRETS_OLD is a list with commas, each secret of 32 characters or more.')
  return secrets
}

function readLogLevel(env: Env): Config['logLevel'] {
  const text = env.LOG_LEVEL?.trim().toLowerCase() || 'info'
  const level = logLevels.find((one) => one === text)
  if (!level) throw new Error(`LOG_LEVEL is one of ${logLevels.join(', ')}, not "${text}".`)
  return level
}

/** Settings that change deadlines, and where payment providers and push services are. */
const switches = [
  ...['PAY_TIMEOUT_SECONDS', 'TOKEN_LIFETIME_SECONDS', 'ORDER_AUTOPILOT_SECONDS'],
  ...['PAY_STRIPE_API', 'PAY_XENDIT_API', 'PAY_MIDTRANS_API', 'PUSH_TO_LOOPBACK'],
]

function refuseSwitches(env: Env): void {
  const set = switches.filter((name) => env[name]?.trim() && env[name]?.trim() !== '0')
  if (readSwitch(env, 'DEMO')) set.unshift('DEMO') // would let anybody in
  if (set.length > 0)
    throw new Error(`${set.join(', ')}: for demos and tests only, refused when NODE_ENV is production.`)
}

export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)

/** Reads the settings; the first wrong one is refused with a sentence that names it. */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production'
  if (production) refuseSwitches(env)
  const host = env.HOST?.trim() || '127.0.0.1'
  return {
    host,
    port: readNumber(env, 'PORT', [0, 65_535]) ?? 8080,
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(env.DATA_DIR?.trim() || './data'),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['https:', 'http:']),
    brandHosts: readBrandHosts(env),
    logLevel: readLogLevel(env),
    logPretty: readSwitch(env, 'LOG_PRETTY') ?? false,
    tokenSecret: readSecret(env, production),
    oldTokenSecrets: readOldSecrets(env),
    paySandboxPort: readNumber(env, 'PAY_SANDBOX_PORT', [1, 65_535]),
    paySettings: Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('PAY_'))),
    vapid: readVapid(env),
    vapidSubject: readVapidSubject(env),
    pushToLoopback: readSwitch(env, 'PUSH_TO_LOOPBACK') === true,
    trustProxy: readNumber(env, 'TRUST_PROXY', [0, 10]) ?? 0,
    uploadBucket: readBucket(env),
    sms: readSms(env),
    mail: readMail(env),
    maps: readMaps(env),
    production,
    demo: readSwitch(env, 'DEMO') ?? (!production && isLoopback(host)),
    checkAnswers: !production && readSwitch(env, 'CHECK_ANSWERS') === true,
    payTimeoutSeconds: readNumber(env, 'PAY_TIMEOUT_SECONDS', [1, 86_400]),
    tokenLifetimeSeconds: readNumber(env, 'TOKEN_LIFETIME_SECONDS', [1, 31_536_000]),
    uploadMs: 60_000, // as long as the app waits [call-8]; the server itself waits a little longer for any request
    orderAutopilotSeconds: readNumber(env, 'ORDER_AUTOPILOT_SECONDS', [0, 3600]) ?? 0,
  }
}
