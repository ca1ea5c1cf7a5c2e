import { bindPushClient, createPushClient } from '@tiffin/contract/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault, Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { keyedHash, keyFor } from '../login/index.ts'
import type { PushClients } from './clients.ts'
import type { Hub } from './hub.ts'
import { Stream } from './stream.ts'

const eventIdPattern = /^[0-9a-f-]{36}$/

// as: fastify leaves a query untyped; each value is looked at before it is used.
const queryOf = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

async function findListener({ corps, clock }: App, clients: PushClients, request: FastifyRequest) {
  const corp = await corps.find(queryOf(request, 'corp'))
  const client = corp && (await clients.find(corp.corpId, queryOf(request, 'cid')))
  // The browser of a visitor, or one that was switched off, has nothing to hear: anything but 200 ends its asking.
  if (!corp || !client?.enabled || client.sessionId === null) throw new Fault('notFound')
  const { sessionId, customerId, storeId } = client
  if (!(await clients.isLive(corp.corpId, sessionId, clock.now()))) throw new Fault('notFound')
  return { corpId: corp.corpId, cid: queryOf(request, 'cid'), sessionId, customerId, storeId }
}

/** The stream takes the client id and nothing else, since an EventSource can send no headers. */
function serveStream(app: App, clients: PushClients, hub: Hub): void {
  app.http.get('/api/app/common/push/stream', async (request: FastifyRequest, reply: FastifyReply) => {
    const listener = await findListener(app, clients, request)
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
    reply.header('x-accel-buffering', 'no').hijack()
    // as: what fastify has gathered are header values that node takes.
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    reply.raw.write('retry: 3000\n\n')
    const stream = new Stream(reply.raw, listener)
    reply.raw.once('close', () => hub.remove(stream))
    const last = request.headers['last-event-id']
    if (reply.raw.destroyed) return // gone while we looked it up
    await hub.add(stream, typeof last === 'string' && eventIdPattern.test(last) ? last : undefined)
  })
}

/** Client ids, their owners, and the stream of hints. */
export function servePush(app: App, clients: PushClients, hub: Hub): void {
  const key = keyFor(app.config.tokenSecret, 'budget')
  route(app, createPushClient, async ({ appId, platform, cid }, { corp, network, now }) => {
    if (appId !== corp.appId) throw new Refusal('appIdInvalid')
    const made = await clients.create(corp.corpId, { cid, platform, network: keyedHash(key, network), now })
    return { cid: made, webPushKey: app.config.vapid.publicKey }
  })
  route(app, bindPushClient, async ({ webPush, ...wish }, { corp, session, language, now }) => {
    const subscription = webPush && { endpoint: webPush.endpoint, ...webPush.keys }
    await clients.bind(corp.corpId, { ...wish, subscription, language, now }, session)
    return {}
  })
  serveStream(app, clients, hub)
  app.http.addHook('preClose', async () => hub.close())
}
