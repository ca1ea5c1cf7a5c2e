import type { ServerResponse } from 'node:http'
import * as calls from '@tiffin/contract/group'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../../base/refusal.ts'
import { sql } from '../../db/sql.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { sweepAway } from '../../jobs/sweep.ts'
import { GroupNews, type Listener } from './group-news.ts'
import type { Groups } from './groups.ts'

const idPattern = /^[A-Za-z0-9_-]{1,64}$/
/** A browser that does not read is let go; it comes back. */
const mostUnread = 4096
const dayMs = 24 * 3_600_000

// as: fastify leaves a query untyped; each value is looked at before it is used.
const queryOf = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && idPattern.test(value) ? value : ''
}

function listenerOf(response: ServerResponse, group: Pick<Listener, 'corpId' | 'groupOrderId'>): Listener {
  const write = (text: string) =>
    void (response.writableLength > mostUnread ? response.destroy() : response.write(text))
  return {
    ...group,
    notify: () => write(`data: ${JSON.stringify({ topic: 'group' })}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => response.end(),
  }
}

/** A stream for phones that order together: who has the link may listen, and hears only that something is to be read again [share-5]. */
function serveNews(app: App): void {
  const news = new GroupNews(app.db)
  app.http.addHook('preClose', async () => news.close())
  app.http.get('/api/app/order/group/news', async (request: FastifyRequest, reply: FastifyReply) => {
    const corp = await app.corps.find(queryOf(request, 'corp'))
    const groupOrderId = queryOf(request, 'group')
    if (!corp || groupOrderId === '') throw new Fault('notFound')
    if (news.isFull) throw new Fault('unavailable', { 'retry-after': '60' })
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
    reply.header('x-accel-buffering', 'no').hijack()
    // as: what fastify has gathered are header values that node takes.
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    reply.raw.write('retry: 3000\n\n')
    const listener = listenerOf(reply.raw, { corpId: corp.corpId, groupOrderId })
    reply.raw.once('close', () => news.remove(listener))
    if (!reply.raw.destroyed) await news.add(listener)
  })
}

/** The calls about orders that several make together, their stream, and the job that deletes what is over for a day. */
export function serveGroups(app: App, groups: Groups): void {
  route(app, calls.openGroupOrder, (wish, host) => groups.open(host, wish))
  route(app, calls.findGroupOrder, (key, visit) => groups.show(visit, key))
  route(app, calls.joinGroupOrder, (wish, visit) => groups.join(visit, wish))
  route(app, calls.saveGroupLines, (wish, visit) => groups.save(visit, wish))
  route(app, calls.leaveGroupOrder, async (key, visit) => {
    await groups.leave(visit, key)
    return {}
  })
  route(app, calls.removeGroupLine, (wish, host) => groups.removeLine(host, wish))
  route(app, calls.removeGroupMember, (wish, host) => groups.removeMember(host, wish))
  route(app, calls.lockGroupOrder, (key, host) => groups.lock(host, key))
  route(app, calls.unlockGroupOrder, (key, host) => groups.unlock(host, key))
  route(app, calls.endGroupOrder, async (key, host) => {
    await groups.end(host, key)
    return {}
  })
  serveNews(app)
  const { db, clock } = app
  const sweep = () =>
    sweepAway(db, { table: 'group_order', where: sql`expires_at < :before`, before: new Date(clock.now() - dayMs) })
  app.jobs.push({ name: 'sweep orders of groups', everyMs: 3_600_000, run: sweep })
}
