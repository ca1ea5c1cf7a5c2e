import type { FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import type { Stores } from '../../store/index.ts'
import { TicketPress } from '../ticket/ticket-press.ts'
import type { ReadOrder } from '../ticket/write-job.ts'
import type { PrinterAddress } from './as-printer.ts'
import { answerPoll, canHavePicture, clearJob, drawNext, mediaType } from './cloudprnt.ts'
import { answerForm } from './epson.ts'
import { Pace } from './pace.ts'

type Asked = FastifyRequest<{ Params: PrinterAddress }>

const mostBytes = 16_384

/**
 * One address for printers of both makes: Star's ask with JSON, say how they are, fetch a ticket by GET, and clear it by DELETE with what
 * became of it; Epson's ask with a form [print-5] [print-9]. A printer never waits for orders, nor they for it.
 */
export function servePrinting(app: App, { stores, readOrder }: { stores: Stores; readOrder: ReadOrder }): void {
  const parts = { app, stores, readOrder, pace: new Pace(), press: new TicketPress() }
  const path = '/print/:corp/:key'
  app.http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(path, { bodyLimit: mostBytes }, async ({ body, params }: Asked, reply) =>
      body instanceof URLSearchParams
        ? reply
            .header('content-type', 'text/xml; charset=utf-8')
            .header('cache-control', 'no-store')
            .send(await answerForm(parts, params, body))
        : reply.send(await answerPoll(parts, params, body)),
    )
  })
  app.http.get(path, async ({ params, query }: Asked, reply) => {
    if (!canHavePicture(query)) return reply.code(415).send()
    const picture = await drawNext(parts, params, query)
    return reply.header('content-type', mediaType).header('cache-control', 'no-store').send(picture)
  })
  app.http.delete(path, async ({ params, query }: Asked, reply) => {
    await clearJob(parts, params, query)
    return reply.send({})
  })
}
