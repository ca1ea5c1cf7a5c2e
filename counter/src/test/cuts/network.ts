import { vi } from 'vitest'
import type { Chance } from './chance.ts'
import type { StoreServer } from './store-server.ts'

/** How a connection fails: nothing arrives; answers are lost on their way back; nothing is said at all; only the stream breaks. */
export const cutKinds = ['down', 'answersLost', 'silent', 'streamOnly'] as const
export type CutKind = (typeof cutKinds)[number]

/** A browser opens a broken stream again after this. */
const retryMs = 3000
const mostDelayMs = 250

interface Event {
  readonly id: number
  readonly visibleAt: number
}

/** The stream of hints as a browser has it, which says on opening again what it heard last. */
class SimulatedStream {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: SimulatedStream[] = []
  static network: Network | undefined
  readyState = SimulatedStream.CONNECTING
  /** Changes become visible in another order than they were made, so that the last one says nothing of those before. */
  readonly heard = new Set<number>()
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    SimulatedStream.all.push(this)
    this.connect()
  }

  connect(): void {
    setTimeout(() => {
      if (this.readyState !== SimulatedStream.CONNECTING) return
      if (SimulatedStream.network?.cut !== undefined) return this.connect()
      this.readyState = SimulatedStream.OPEN
      this.onopen?.()
      if (this.heard.size > 0) SimulatedStream.network?.repeat(this)
    }, retryMs / 10)
  }

  break(): void {
    if (this.readyState !== SimulatedStream.OPEN) return
    this.readyState = SimulatedStream.CONNECTING
    this.onerror?.()
    setTimeout(() => this.connect(), retryMs)
  }

  hear({ id }: Event): void {
    if (this.readyState !== SimulatedStream.OPEN || this.heard.has(id)) return
    this.heard.add(id)
    this.onmessage?.({ data: JSON.stringify({ data: { payload: { topic: 'order' } } }) })
  }

  close(): void {
    this.readyState = SimulatedStream.CLOSED
  }
}

/** What lies between the tablet and its store's server, and can be cut. */
export class Network {
  cut: CutKind | undefined
  /** Requests of taps that are under way, by what they ask. */
  readonly underWay: string[] = []
  /** What was sent although its answer had come already, or its request was still under way. */
  readonly sentTwice: string[] = []
  readonly #answered = new Set<string>()
  readonly #events: Event[] = []
  readonly #chance: Chance
  readonly server: () => StoreServer

  constructor(chance: Chance, server: () => StoreServer) {
    this.#chance = chance
    this.server = server
    SimulatedStream.all = []
    SimulatedStream.network = this
    vi.stubGlobal('EventSource', SimulatedStream)
    vi.stubGlobal('fetch', (address: string, request: { body: string; signal: AbortSignal }) =>
      this.#ask(address.replace('/api/app/store/', ''), JSON.parse(request.body), request.signal),
    )
    // The platform's own timer does not follow a simulated clock.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const over = new AbortController()
      setTimeout(() => over.abort(), ms)
      return over.signal
    })
  }

  begin(cut: CutKind): void {
    this.cut = cut
    for (const stream of SimulatedStream.all) stream.break()
  }

  end(): void {
    this.cut = undefined
  }

  /** Whether calls and stream both get through. */
  get isWhole(): boolean {
    return this.cut === undefined && SimulatedStream.all.some(({ readyState }) => readyState === SimulatedStream.OPEN)
  }

  /** Tells open streams of a change once it can be read. */
  tell(visibleAt: number): void {
    const event = { id: this.#events.length + 1, visibleAt }
    this.#events.push(event)
    setTimeout(() => {
      for (const stream of SimulatedStream.all) stream.hear(event)
    }, visibleAt - Date.now())
  }

  /** Says again what a stream missed after what it heard last. */
  repeat(stream: SimulatedStream): void {
    for (const event of this.#events) if (event.visibleAt <= Date.now()) stream.hear(event)
  }

  #ask(path: string, body: Record<string, unknown>, signal: AbortSignal): Promise<Response> {
    const delayMs = this.#chance.between(10, mostDelayMs)
    const cut = this.cut === 'streamOnly' ? undefined : this.cut
    const name = path.startsWith('order/') && path !== 'order/list' ? `${path} ${JSON.stringify(body)}` : undefined
    if (name !== undefined) this.#noteSent(name)
    return new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'))
      signal.addEventListener('abort', fail)
      if (cut === 'silent') return
      setTimeout(() => {
        const isLost = cut === 'down' || signal.aborted
        const answer = isLost ? undefined : (this.server().answer(path, body) ?? { code: 200, data: { cid: 'tablet' } })
        if (answer === undefined || cut === 'answersLost' || (this.cut ?? 'streamOnly') !== 'streamOnly') return fail()
        if (name !== undefined && answer.code === 200 && path !== 'order/tick') this.#answered.add(name)
        resolve(new Response(JSON.stringify({ ...answer, message: '', successful: answer.code === 200 })))
      }, delayMs)
    }).finally(() => {
      if (name !== undefined) this.underWay.splice(this.underWay.indexOf(name), 1)
    })
  }

  #noteSent(name: string): void {
    if (this.underWay.length > 0 || this.#answered.has(name)) this.sentTwice.push(name)
    this.underWay.push(name)
  }
}
