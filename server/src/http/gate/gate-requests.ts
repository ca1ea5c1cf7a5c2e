import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { uploadFile } from '@tiffin/contract/upload'
import { languageOfHeader } from '@tiffin/core/language/language'
import type { Logger } from 'pino'
import { addressOf, isOwnSide, networkOf } from '../../base/network.ts'
import { failed } from '../envelope.ts'
import { loggedPath } from '../log.ts'
import { requestId } from '../ready-answers.ts'
import { apiHeaders } from '../security-headers.ts'
import type { NetworkGate, Pass } from './network-gate.ts'

/** The work for a caller who hangs up goes on for a while; their place is kept for it. */
const hungUpMs = 1000
const retrySeconds = '1'

type Take = (request: IncomingMessage, response: ServerResponse) => void

interface GateParts {
  readonly gate: NetworkGate
  readonly log: Logger
  /** How many proxies are believed about the caller's address. */
  readonly trustProxy: number
}

/** Calls and printers need a place. Files, pages and streams do not: they cost little, or have lanes of their own. */
const needsPlace = ({ method, url = '' }: IncomingMessage): boolean =>
  url.startsWith('/print/') || (method === 'POST' && url.startsWith('/api/app/') && url !== uploadFile.path)

function refuse({ log }: GateParts, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = request
  const id = requestId(headers['x-request-id'])
  const language = languageOfHeader(headers['accept-language'])
  response.writeHead(429, {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retrySeconds,
    'x-request-id': id,
  })
  response.end(JSON.stringify(failed(language, 'tooManyRequests')))
  log.info({ reqId: id, method, path: loggedPath(url), corp: headers['corp-id'], status: 429 }, 'request')
}

/** Those of a connection that have not left: a pipelined answer does not notice that its connection has ended. */
const passesOf = new WeakMap<Socket, Set<Pass>>()

function passesOn(socket: Socket): Set<Pass> {
  const held = passesOf.get(socket)
  if (held) return held
  const passes = new Set<Pass>()
  passesOf.set(socket, passes)
  socket.once('close', () => {
    for (const pass of passes) {
      if (pass.hasBegun()) setTimeout(() => pass.leave(), hungUpMs).unref()
      else pass.leave()
    }
  })
  return passes
}

/** Leaves the gate when the answer is on its way. The next comes in the loop's next turn: others who wait for it come in between. */
function leaveInTheEnd(pass: Pass, response: ServerResponse): void {
  if (response.writableEnded) {
    pass.leave() // answered before its end was listened for
    return
  }
  const passes = passesOn(response.req.socket)
  passes.add(pass)
  response.once('prefinish', () => {
    passes.delete(pass)
    setImmediate(() => pass.leave())
  })
}

/** Stands before everything else that answers: a network that asks for more than its share waits, or is asked to come back. */
export function gateRequests(parts: GateParts, take: Take): Take {
  const { gate, trustProxy } = parts
  return (request, response) => {
    const network = networkOf(addressOf(request, trustProxy))
    const isOwn = isOwnSide(network)
    if (!isOwn && !gate.isWithinRate(network)) return refuse(parts, request, response)
    if (isOwn || !needsPlace(request)) return take(request, response)
    const pass = gate.enter(network, () => take(request, response))
    if (pass) leaveInTheEnd(pass, response)
    else refuse(parts, request, response)
  }
}
