import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { publicLookup } from './public-address.ts'

/** Who we are to push services. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** `mailto:` or `https:`, whom they may ask. */
  readonly subject: string
}

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushOptions {
  readonly keys: VapidKeys
  /** Tests run a push service on this machine. */
  readonly toLoopback: boolean
}

const patienceMs = 10_000
/** A push service keeps a message this long for a browser that is away. */
const keptSeconds = 3600

/** Encrypts a message for one browser and hands it to its push service, without following anywhere. Answers the status. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  /** Topics have 32 letters at most: an id without its hyphens. */
  message: { payload: object; topic: string },
  { keys, toLoopback }: PushOptions,
): Promise<number> {
  const { default: webPush } = await import('web-push') // by the first message
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message.payload),
    { vapidDetails: keys, TTL: keptSeconds, urgency: 'high', topic: message.topic },
  )
  const isLoopback = toLoopback && endpoint.startsWith('http://127.0.0.1:')
  const options: RequestOptions = {
    method,
    headers,
    timeout: patienceMs,
    signal: AbortSignal.timeout(patienceMs),
    agent: false,
    ...(isLoopback ? {} : { lookup: publicLookup }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sending = (isLoopback ? requestHttp : requestHttps)(endpoint, options, (answer) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  })
  sending.on('error', reject)
  sending.end(body)
  return promise
}
