import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A short word to all servers at one database that something may have changed. It may get lost: a server that hears it reads what is new. */
export interface Hint {
  readonly topic: string
  /** What it is about, an id without meaning to outsiders; empty for "look at everything". */
  readonly about: string
}

export interface Hints {
  /** Soon and together with others; never waited for. */
  send(topic: string, about: string): void
  /** Also called with an empty `about` whenever hints may have been missed. */
  on(topic: string, listen: (about: string) => void): void
  close(): Promise<void>
}

const channel = 'tiffin_hint'
const gatherMs = 100

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'tiffin hints', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    client.end().catch(() => {}) // not waited for: what is broken may not answer
    throw error
  }
}

/** Hints by LISTEN and NOTIFY on a connection of their own, opened with the first listener or hint and again when it is lost. */
export class PostgresHints implements Hints {
  readonly #url: string
  readonly #listeners = new Map<string, ((about: string) => void)[]>()
  readonly #waiting = new Set<string>()
  #client: Promise<pg.Client> | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  on(topic: string, listen: (about: string) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listen])
    this.#open()
  }

  send(topic: string, about: string): void {
    if (this.#waiting.size === 0) setTimeout(() => void this.#flush(), gatherMs).unref()
    this.#waiting.add(JSON.stringify([topic, about]))
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  async #flush(): Promise<void> {
    const texts = [...this.#waiting]
    this.#waiting.clear()
    try {
      const client = await this.#open()
      await client.query(`select pg_notify('${channel}', text) from unnest($1::text[]) as text`, [texts])
    } catch {} // a hint that is lost costs time, never truth
  }

  #open(): Promise<pg.Client> {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    for (let wait = 100; ; wait = Math.min(wait * 2, 5000)) {
      if (this.#closed) throw new Error('closed')
      const client = await connect(this.#url).catch(() => undefined)
      if (client) return this.#tend(client)
      await sleep(wait)
    }
  }

  #tend(client: pg.Client): pg.Client {
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('end', () => {
      this.#client = undefined
      if (this.#closed) return
      this.#open().catch(() => {})
    })
    for (const listeners of this.#listeners.values()) for (const listen of listeners) listen('')
    return client
  }

  #hear(payload: string): void {
    // as: only this class writes to the channel, always a pair of texts.
    const [topic, about] = JSON.parse(payload) as [string, string]
    for (const listen of this.#listeners.get(topic) ?? []) listen(about)
  }
}
