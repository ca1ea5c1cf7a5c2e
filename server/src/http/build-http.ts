import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Logger } from 'pino'
import { Fault } from '../base/refusal.ts'
import type { Config } from '../config.ts'
import { errorAnswers } from './errors.ts'
import { gateRequests } from './gate/gate-requests.ts'
import type { NetworkGate } from './gate/network-gate.ts'
import { loggedPath } from './log.ts'
import { type ReadyAnswers, requestId } from './ready-answers.ts'
import { apiHeaders } from './security-headers.ts'

const megabyte = 1_048_576

/** So many lists and records a body may nest; no call needs half of it, and what walks a value by recursion can take it [call-11]. */
const deepestBody = 32

/** Whether a value nests more than so many lists and records. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)))

/** Reports of devices, of which each record is looked at by itself: one that is not right drops no other. */
const isOfDevice = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { call?: { answer?: string } }).call?.answer === 'bare' // as: what `route` puts there

/** JSON and nothing else: broken UTF-8 or JSON and what nests too deep are refused, and keys that would reach an object's prototype are dropped. */
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
    parse(request, text, (error, sent) =>
      !error && !isOfDevice(request) && isDeeper(sent, deepestBody) ? done(new Fault('badRequest')) : done(error, sent),
    )
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
      { method, path: loggedPath(request.url), corp: request.headers['corp-id'], status: reply.statusCode, ms },
      'request',
    )
  })
}

const times = { requestTimeout: 65_000, connectionTimeout: 60_000, keepAliveTimeout: 72_000 }

interface Before {
  readonly log: Logger
  readonly ready: ReadyAnswers
  readonly gate: NetworkGate
}

/**
 * Every request passes the gate of its network, then it is shown to the ready answers; what they had read of one they cannot answer is
 * read again from them.
 */
function answerReadyFirst({ trustProxy }: Config, { log, ready, gate }: Before) {
  return (handler: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const { requestTimeout, keepAliveTimeout } = times
    const take = gateRequests({ gate, log, trustProxy }, (request, response) => ready.take(request, response, handler))
    return createServer({ requestTimeout, keepAliveTimeout }, take).setTimeout(times.connectionTimeout)
  }
}

function readAgain(http: FastifyInstance, ready: ReadyAnswers): void {
  http.addHook('preParsing', async (request, _reply, payload) => {
    const body = ready.bodyOf(request.raw)
    return body ? Readable.from([body], { objectMode: false }) : payload
  })
  http.addHook('preClose', async () => ready.stop())
}

/** The HTTP server with everything that is the same for all calls; the modules add their routes to it. */
export function buildHttp(config: Config, before: Before): FastifyInstance {
  const { log, ready } = before
  const answerError = errorAnswers(config)
  const http: FastifyInstance = fastify({
    serverFactory: answerReadyFirst(config, before),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: megabyte,
    ...times,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: answerError,
  })
  readAgain(http, ready)
  acceptJsonOnly(http)
  answerUnknown(http)
  logRequests(http)
  http.setErrorHandler(answerError)
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders).header('x-request-id', request.id)
  })
  return http
}
