import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../base/context.ts'
import { isOwnSide, networkOf } from '../../../base/network.ts'
import { Fault } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import type { Stores } from '../stores.ts'
import { type Listener, StoreNews } from './store-news.ts'

const idPattern = /^[A-Za-z0-9_-]{1,64}$/
/** A browser that does not read is let go; it comes back. */
const mostUnread = 4096

interface Page {
  readonly corpId: string
  readonly storeId: string
  readonly network: string
  readonly age: number
}

function listenerOf(response: ServerResponse, page: Page, { now }: Clock): Listener {
  const write = (text: string) =>
    void (response.writableLength > mostUnread ? response.destroy() : response.write(text))
  return {
    ...page,
    notify: (topic) => write(`id: ${now()}\ndata: ${JSON.stringify({ topic })}\n\n`),
    beat: () => write(`id: ${now()}\n\n`),
    end: () => response.end(),
  }
}

const countOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

/** How old what the page shows may be: since it heard something last when it comes back, else since it began to read. */
function ageOf(request: FastifyRequest, { now }: Clock): number {
  const { 'last-event-id': heardAt } = request.headers
  return typeof heardAt === 'string' ? now() - countOf(heardAt) : countOf(queryOf(request, 'age'))
}

// as: fastify leaves a query untyped; each value is looked at before it is used.
const queryOf = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && idPattern.test(value) ? value : ''
}

/** Who shares places: a network; behind a proxy that is not named each page by itself, as the gate has it. */
function sharerOf({ ip, id }: FastifyRequest): string {
  const network = networkOf(ip)
  return isOwnSide(network) ? id : network
}

/** A stream for pages that show a store: anybody may listen, and hears only that something is to be read again. */
export function serveStoreNews(app: App, stores: Stores): void {
  const news = new StoreNews({ ...app, stores })
  app.http.addHook('preClose', async () => news.close())
  app.http.get('/api/app/common/store/news', async (request: FastifyRequest, reply: FastifyReply) => {
    const corp = await app.corps.find(queryOf(request, 'corp'))
    const storeId = queryOf(request, 'store')
    if (!corp || !(await stores.findAny(corp, storeId))) throw new Fault('notFound')
    const network = sharerOf(request)
    if (!news.hasPlaceFor(network)) throw new Fault('unavailable', { 'retry-after': '60' })
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
    reply.header('x-accel-buffering', 'no').hijack()
    // as: what fastify has gathered are header values that node takes.
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    const age = ageOf(request, app.clock)
    reply.raw.write(`retry: 5000\nid: ${app.clock.now()}\n\n`)
    const listener = listenerOf(reply.raw, { corpId: corp.corpId, storeId, network, age }, app.clock)
    reply.raw.once('close', () => news.remove(listener))
    if (reply.raw.destroyed) return // gone while we looked it up
    await news.add(corp, listener)
  })
}
