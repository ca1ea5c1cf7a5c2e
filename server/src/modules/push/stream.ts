import type { ServerResponse } from 'node:http'
import type { EventRow } from './queries.ts'

export interface Listener {
  readonly corpId: string
  /** Names the browser. */
  readonly cid: string
  readonly sessionId: string
  readonly customerId: string | null
  readonly storeId: string | null
}

/** One browser that listens. It hears each event once, and only what concerns it. */
export class Stream {
  readonly listener: Listener
  readonly #response: ServerResponse
  readonly #heard = new Set<string>()

  constructor(response: ServerResponse, listener: Listener) {
    this.#response = response
    this.listener = listener
  }

  concerns({ corpId, customerId, storeId }: EventRow): boolean {
    const { listener } = this
    if (corpId !== listener.corpId) return false
    return listener.customerId !== null
      ? customerId === listener.customerId
      : storeId !== null && storeId === listener.storeId
  }

  /** The browser says that it has heard this one. */
  skip(eventId: string): void {
    this.#heard.add(eventId)
  }

  send({ eventId, topic, payload }: EventRow): void {
    if (this.#heard.has(eventId)) return
    this.#heard.add(eventId)
    if (this.#heard.size > 500) for (const oldest of [...this.#heard].slice(0, 250)) this.#heard.delete(oldest)
    const message = { type: 'receive', data: { title: '', content: '', path: '', payload: { topic, ...payload } } }
    this.#write(`id: ${eventId}\ndata: ${JSON.stringify(message)}\n\n`)
  }

  /** Keeps proxies from taking the silence for the end. */
  beat(): void {
    this.#write(': beat\n\n')
  }

  end(): void {
    this.#response.end()
  }

  #write(text: string): void {
    // A browser that does not read is let go; it comes back and asks for what it missed.
    if (this.#response.writableLength > 65_536) this.#response.destroy()
    else this.#response.write(text)
  }
}
