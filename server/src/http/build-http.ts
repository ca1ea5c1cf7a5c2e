import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { answerError } from './errors.ts'
import { createLog } from './log.ts'
import { Fault } from './refusal.ts'
import { apiHeaders } from './security-headers.ts'

const megabyte = 1_048_576

/** Our own id for each request, or the caller's when it has the shape of one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : randomUUID()
}

/** JSON and nothing else: broken UTF-8 or JSON is refused, and keys that would reach an object's prototype are dropped. */
function acceptJsonOnly(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('remove', 'remove')
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, {})
    let text: string
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    } catch {
      return done(new Fault('badRequest'))
    }
    parse(request, text, done)
  })
  // A body without a type would pass unread, and a form of another site could send it.
  http.addHook('preValidation', async (request) => {
    if (request.method === 'POST' && request.headers['content-type'] === undefined) throw new Fault('notJson')
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

function answerUnknown(http: FastifyInstance): void {
  http.setNotFoundHandler(async (request) => {
    const url = pathOf(request)
    const allowed = (['GET', 'POST'] as const).filter((method) => http.findRoute({ url, method }) !== null)
    if (allowed.length > 0) throw new Fault('methodNotAllowed', { allow: allowed.join(', ') })
    throw new Fault('notFound')
  })
}

/** The line each request leaves: no query (it may carry a push client id), no address, no header. */
function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method, path: pathOf(request), corp: request.headers['corp-id'], status: reply.statusCode, ms },
      'request',
    )
  })
}

/** The HTTP server with everything that is the same for all calls; the modules add their routes to it. */
export function buildHttp(config: Config): FastifyInstance {
  const log: FastifyBaseLogger = createLog(config)
  const http = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: answerError,
  })
  acceptJsonOnly(http)
  answerUnknown(http)
  logRequests(http)
  http.setErrorHandler(answerError)
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders).header('x-request-id', request.id)
  })
  return http
}
