import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock, Context, Session, Sessions } from '../base/context.ts'
import type { Corp, Corps } from '../base/corp.ts'
import type { Form, ReadyAnswer, ReadyBytes } from '../base/ready-bytes.ts'
import { readyHeaders } from './security-headers.ts'

/** Longest request that is kept as a key; longer ones are rare. */
const longestBody = 512
const longestKey = 1500
const mostHeld = 4000
const mostBytes = 4 * 1024 * 1024
/** Bytes in memory of one entry beside its key. */
const bytesOfHeld = 500
/** That an answer was wanted is noted so often: exact enough to know which were wanted last. */
const notedMs = 1000

/** What the ids of this process begin with; no other has it. Counting on costs less than chance does. */
const ownIds = randomUUID().slice(0, 24)
let requests = 0

/** Our own id for each request, or the caller's when it has the shape of one. */
export function requestId(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header)) return header
  requests++
  return ownIds + requests.toString(16).padStart(12, '0')
}

/** An answer and what it stands on. */
interface Held {
  readonly corp: Corp
  /** Weakly: how much is held of answers is decided where they are made. */
  readonly ready: WeakRef<ReadyBytes>
  readonly form: Form
  readonly isCurrent: ReadyAnswer['isCurrent']
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  wantedAt: number
}

/** A request as it was read: the key of its answer, and the kind of viewer the key was made for. */
interface Asked {
  readonly key: string
  readonly viewer: string
}

export interface ReadyParts {
  readonly corps: Pick<Corps, 'held'>
  readonly sessions: Sessions
  readonly clock: Clock
  readonly log: Logger
}

/** Sends a request whose body was read on, to be answered in full. */
export type PassOn = (request: IncomingMessage, response: ServerResponse) => void

/** Who asks, as far as an answer may differ by it. */
const viewerOf = (session: Session | undefined): string =>
  session?.kind === 'customer' && session.isMember ? 'member' : 'guest'

/**
 * Answers a request that was answered in full a moment ago, letter by letter the same, with the same bytes: nothing is parsed, checked
 * or built again. It counts as the same while the brand, the menu and the session it stood on are still those that a full answer
 * would find without asking the database; else the request goes the full way (docs/decisions/0051).
 */
export class ReadyAnswers {
  readonly #parts: ReadyParts
  readonly #held = new LRUCache<string, Held>({
    max: mostHeld,
    maxSize: mostBytes,
    sizeCalculation: (_held, key) => bytesOfHeld + key.length,
  })
  /** Paths that have ready answers, found out as they are given. */
  readonly #paths = new Set<string>()
  readonly #asked = new WeakMap<IncomingMessage, Asked>()
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>()
  #isStopping = false

  constructor(parts: ReadyParts) {
    this.#parts = parts
  }

  /** From now on every request takes the normal route, which answers 503 while the server stops. */
  stop(): void {
    this.#isStopping = true
  }

  /** The body of a request that was read here before it was passed on. */
  bodyOf(request: IncomingMessage): Buffer | undefined {
    return this.#bodies.get(request)
  }

  /** Caches an answer for requests that are equal; not when the session changed while the answer was made. */
  keep(
    request: IncomingMessage,
    { corp, session }: Pick<Context, 'corp' | 'session'>,
    { bytes: ready, isCurrent }: ReadyAnswer,
  ): void {
    this.#paths.add(request.url ?? '')
    const known = this.#asked.get(request)
    if (known?.viewer !== viewerOf(session)) return
    const { bytes, form } = ready.choose(one(request.headers['accept-encoding']))
    const headers = [
      ...Object.entries(readyHeaders).flat(),
      ...(form === 'identity' ? [] : ['content-encoding', form]),
      ...(ready.br ? ['vary', 'accept-encoding'] : []),
      ...['content-length', String(bytes.length)],
    ]
    this.#held.set(known.key, {
      corp,
      ready: new WeakRef(ready),
      form,
      isCurrent,
      headers,
      wantedAt: this.#parts.clock.now(),
    })
  }

  /** Takes a request: answers it or passes it on. */
  take(request: IncomingMessage, response: ServerResponse, passOn: PassOn): void {
    if (this.#mayBeReady(request)) this.#read(request, response, passOn)
    else passOn(request, response)
  }

  #mayBeReady(request: IncomingMessage): boolean {
    if (request.method !== 'POST' || !this.#paths.has(request.url ?? '') || this.#isStopping) return false
    const { headers } = request
    if (headers.preview !== undefined) return false
    return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= longestBody
  }

  #read(request: IncomingMessage, response: ServerResponse, passOn: PassOn): void {
    const startedAt = performance.now()
    let body: Buffer | undefined
    request.on('data', (chunk: Buffer) => {
      body = body ? Buffer.concat([body, chunk]) : chunk
    })
    request.once('end', () => {
      const whole = body ?? Buffer.alloc(0)
      const found = this.#askedBy(request, whole)
      const held = found && this.#find(found.key)
      const bytes = held?.ready.deref()?.[held.form]
      if (held && bytes) {
        this.#send({ headers: held.headers, bytes }, { request, response, startedAt })
        return
      }
      if (found) this.#asked.set(request, found)
      this.#bodies.set(request, whole)
      passOn(request, response)
    })
  }

  /** Everything that an answer depends on; undefined when the session is not known without asking. */
  #askedBy({ url = '', headers }: IncomingMessage, body: Buffer): Asked | undefined {
    const corpId = one(headers['corp-id'])
    const token = one(headers.authorization)
    const session = token === '' ? undefined : this.#parts.sessions.held?.(token.replace(/^Bearer /i, ''), corpId)
    if (token !== '' && !session) return undefined
    const parts = [headers['accept-language'], headers['app-version'], headers['accept-encoding']].map(one)
    const viewer = viewerOf(session)
    const key = `${url}\n${corpId}\n${viewer}\n${parts.join('\n')}\n${body.toString('latin1')}`
    return key.length <= longestKey ? { key, viewer } : undefined
  }

  #find(key: string): Held | undefined {
    const held = this.#held.peek(key)
    if (!held) return undefined
    const { corps, clock } = this.#parts
    const now = clock.now()
    if (now - held.wantedAt >= notedMs) {
      this.#held.get(key)
      held.wantedAt = now
    }
    if (corps.held(held.corp.corpId) === held.corp && held.isCurrent(now)) return held
    this.#held.delete(key)
    return undefined
  }

  #send(
    held: { headers: readonly string[]; bytes: Buffer },
    exchange: { request: IncomingMessage; response: ServerResponse; startedAt: number },
  ): void {
    const { request, response, startedAt } = exchange
    const id = requestId(request.headers['x-request-id'])
    response.writeHead(200, [...held.headers, 'x-request-id', id])
    response.end(held.bytes)
    const { log } = this.#parts
    if (!log.isLevelEnabled('info')) return
    const { method, url: path, headers } = request
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ reqId: id, method, path, corp: headers['corp-id'], status: 200, ms }, 'request')
  }
}

const one = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(',') : (header ?? '')
