import { instantOfId } from '@tiffin/core/id/instant-of-id'
import type { Clock } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import type { Hints } from '../../db/hints.ts'
import { sessionEnded } from '../login/index.ts'
import { type EventRow, eventsAtOnce, listEventsOf, listEventsSince, listLiveSessions } from './queries.ts'
import type { Stream } from './stream.ts'

const pollMs = 1000
const beatMs = 25_000
/** Events become visible in another order than they were made; who looks again this far back misses none. */
const overlapMs = 10_000
/** Older hints are not sent: the page reads the state itself when it opens. */
const memoryMs = 10 * 60_000

/** Streams of one browser: its tabs share one, and a reload may overlap with it. */
const streamsOfBrowser = 3

export const outboxGrew = 'outbox'

export interface HubOptions {
  readonly db: Database
  readonly hints: Hints
  readonly clock: Clock
}

/** Carries events from the outbox to the browsers that listen at this server. Without listeners it asks for nothing. */
export class Hub {
  readonly #options: HubOptions
  readonly #streams = new Set<Stream>()
  readonly #timers: NodeJS.Timeout[]
  #lookedAt = 0
  #looking: Promise<void> | undefined
  #again = false

  constructor(options: HubOptions) {
    this.#options = options
    this.#timers = [setInterval(() => void this.look(), pollMs), setInterval(() => void this.beat(), beatMs)]
    for (const timer of this.#timers) timer.unref()
    options.hints.on(outboxGrew, () => void this.look())
    options.hints.on(sessionEnded, (sessionId) => this.#endSession(sessionId))
  }

  /** Adds a browser, with what it missed after the event it heard last. */
  async add(stream: Stream, lastEventId: string | undefined): Promise<void> {
    const { db, clock } = this.#options
    if (this.#streams.size === 0) this.#lookedAt = clock.now()
    this.#makeRoom(stream)
    this.#streams.add(stream)
    if (!lastEventId) return
    stream.skip(lastEventId)
    const { corpId, customerId, storeId } = stream.listener
    const since = Math.max(clock.now() - memoryMs, (instantOfId(lastEventId) ?? 0) - overlapMs)
    const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listEventsOf(corpId, { customerId, storeId, since })),
    )
    for (const event of rows.toReversed()) stream.send(event)
  }

  remove(stream: Stream): void {
    this.#streams.delete(stream)
  }

  /** Reads what is new and sends it; asked while it reads, it reads once more. */
  look(): Promise<void> {
    if (this.#looking) this.#again = true
    this.#looking ??= this.#read().finally(() => {
      this.#looking = undefined
      if (!this.#again) return
      this.#again = false
      void this.look()
    })
    return this.#looking
  }

  /** A sign of life to every browser, and an end to those whose session is over, should the hint have been lost. */
  async beat(): Promise<void> {
    for (const stream of this.#streams) stream.beat()
    for (const corpId of new Set([...this.#streams].map(({ listener }) => listener.corpId)))
      await this.#checkSessions(corpId)
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#streams) stream.end()
    this.#streams.clear()
  }

  /** Sends what is new, page by page; where a page could not be read the next look reads on from the same place. */
  async #read(): Promise<void> {
    const now = this.#options.clock.now()
    const since = this.#lookedAt - overlapMs
    let after = ''
    while (this.#streams.size > 0) {
      const events = await this.#readPage(since, after)
      if (!events) return
      for (const event of events) for (const stream of this.#streams) if (stream.concerns(event)) stream.send(event)
      after = events.at(-1)?.eventId ?? ''
      if (events.length < eventsAtOnce) break
    }
    this.#lookedAt = now
  }

  #readPage(since: number, after: string): Promise<readonly EventRow[] | undefined> {
    const { db } = this.#options
    return db
      .tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listEventsSince(since, after)))
      .then(([{ rows }]) => rows)
      .catch(() => undefined)
  }

  async #checkSessions(corpId: string): Promise<void> {
    const mine = [...this.#streams].filter(({ listener }) => listener.corpId === corpId)
    const ids = mine.map(({ listener }) => listener.sessionId)
    const { db, clock } = this.#options
    const live = await db
      .tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(listLiveSessions(ids, clock.now())))
      .then(([{ rows }]) => new Set(rows.map(({ sessionId }) => sessionId)))
      .catch(() => undefined)
    if (live) for (const stream of mine) if (!live.has(stream.listener.sessionId)) this.#end(stream)
  }

  /** Ends the oldest streams of a browser that opens more than it needs. */
  #makeRoom({ listener: { corpId, cid } }: Stream): void {
    const streams = [...this.#streams].filter(({ listener }) => listener.corpId === corpId && listener.cid === cid)
    for (const oldest of streams.slice(0, Math.max(0, streams.length + 1 - streamsOfBrowser))) this.#end(oldest)
  }

  #endSession(sessionId: string): void {
    if (sessionId === '') void this.beat()
    for (const stream of this.#streams) if (stream.listener.sessionId === sessionId) this.#end(stream)
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream)
    stream.end()
  }
}
