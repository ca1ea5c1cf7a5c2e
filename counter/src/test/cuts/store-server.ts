import { refusals } from '@tiffin/contract/refusals'
import { boardSpan } from '@tiffin/core/order/board-span'
import { canMove, type OrderAction, type OrderStatus, stateAfter, takesBack } from '@tiffin/core/order/order-state'
import type { CounterOrder } from '../../data/orders.ts'
import { anOrder } from '../orders.ts'
import type { Chance } from './chance.ts'

/** Changes are listed again for so long: some become visible later than their instant says. */
const overlapMs = 30_000
/** Longest time between the instant of a change and its end in the database. */
const mostCommitMs = 900

/** So many changes are listed; of more the whole list is to be asked for. */
const mostChanges = 4

/** A state of an order, and since when others can read it. */
interface Written {
  readonly order: CounterOrder
  readonly changedAt: number
  readonly visibleAt: number
}

/** A move that was made, by whom and from which version. */
export interface Applied {
  readonly by: 'tablet' | 'others'
  readonly orderId: string
  readonly action: OrderAction
  readonly version: number
}

const actionOf: Readonly<Record<string, OrderAction>> = { start: 'start', ready: 'makeReady', complete: 'complete' }

/** The orders of a store by the rules of core, as the server keeps and lists them. */
export class StoreServer {
  readonly applied: Applied[] = []
  /** How often too much had changed to be listed. */
  timesTooMuch = 0
  readonly #written = new Map<string, Written[]>()
  readonly #chance: Chance
  readonly #notify: (orderId: string, visibleAt: number) => void

  /** `notify` hears of every change, which the stream passes on once it is visible. */
  constructor(chance: Chance, notify: (orderId: string, visibleAt: number) => void) {
    this.#chance = chance
    this.#notify = notify
  }

  place(): void {
    this.#write({ ...anOrder({ submitTime: Date.now(), version: 1 }) })
  }

  /** Every order as it can be read now, of whatever day. */
  all(): CounterOrder[] {
    return [...this.#written.values()].flatMap((states) => {
      const seen = states.findLast(({ visibleAt }) => visibleAt <= Date.now())
      return seen ? [seen.order] : []
    })
  }

  /** The board as it can be read now: what is under way, and what was placed or ended today. */
  list(): CounterOrder[] {
    const { since, endedSince } = boardSpan(Date.now(), 'UTC')
    const endedAt = ({ orderId }: CounterOrder) => this.#written.get(orderId)?.at(-1)?.changedAt ?? 0
    return this.all().filter((order) => order.status < 50 || order.submitTime >= since || endedAt(order) >= endedSince)
  }

  /** When the last change became, or becomes, visible. */
  get settledAt(): number {
    return Math.max(0, ...[...this.#written.values()].map((states) => states.at(-1)?.visibleAt ?? 0))
  }

  /** Answers a call of the board; undefined of one that is about something else. */
  answer(path: string, body: Record<string, unknown>): { code: number; data: unknown } | undefined {
    if (path === 'order/list') return { code: 200, data: this.#page(body.changedSince as number | undefined) } // as: the board asks so
    const orderId = String(body.orderId)
    if (path === 'order/tick') return this.#tick(orderId, body)
    const from = body.from as keyof typeof takesBack // as: the state that was seen
    const action = path === 'order/take-back' ? takesBack[from] : actionOf[path.replace('order/', '')]
    if (action === undefined) return undefined
    return this.move({ by: 'tablet', orderId, action, version: Number(body.version) })
  }

  /** Makes a move, if the order is at that version and may. */
  move(wish: Applied): { code: number; data: unknown } {
    const order = this.#now(wish.orderId)
    if (!order || order.version !== wish.version || !canMove(order.status as OrderStatus, wish.action))
      // as: one of the states
      return { code: refusals.moveNotAllowed, data: null }
    this.applied.push(wish)
    const status = stateAfter(wish.action) ?? order.status
    return { code: 200, data: this.#write({ ...order, status, version: order.version + 1 }) }
  }

  /** An order as a move finds it: the move waits for whoever writes, and what it has seen everybody sees. */
  #now(orderId: string): CounterOrder | undefined {
    const states = this.#written.get(orderId) ?? []
    const seen = states.map((state) => ({ ...state, visibleAt: Math.min(state.visibleAt, Date.now()) }))
    this.#written.set(orderId, seen)
    return seen.at(-1)?.order
  }

  #tick(orderId: string, { lineNo, isTicked }: Record<string, unknown>) {
    const order = this.#now(orderId)
    if (order?.status !== 30) return { code: refusals.moveNotAllowed, data: null }
    const rest = order.tickList.filter((each) => each !== lineNo)
    return { code: 200, data: this.#write({ ...order, tickList: isTicked ? [...rest, Number(lineNo)] : rest }) }
  }

  #write(order: CounterOrder): CounterOrder {
    const states = this.#written.get(order.orderId) ?? []
    const changedAt = Date.now()
    const visibleAt = Math.max(changedAt + this.#chance.between(0, mostCommitMs), states.at(-1)?.visibleAt ?? 0)
    this.#written.set(order.orderId, [...states, { order, changedAt, visibleAt }])
    this.#notify(order.orderId, visibleAt)
    return order
  }

  #page(changedSince: number | undefined) {
    const since = changedSince === undefined ? 0 : changedSince - overlapMs
    const changed = new Set(
      [...this.#written].flatMap(([orderId, states]) =>
        states.some(({ changedAt, visibleAt }) => changedAt > since && visibleAt <= Date.now()) ? [orderId] : [],
      ),
    )
    const found = this.list().filter(({ orderId }) => changed.has(orderId))
    const hasMore = changedSince !== undefined && found.length > mostChanges
    if (hasMore) this.timesTooMuch += 1
    const list = hasMore ? found.slice(0, mostChanges) : found
    const times = { readAt: Date.now(), serverTime: Date.now(), timeZone: 'UTC', storeName: 'Riverside Arcade' }
    return { list, total: list.length, pageIndex: 1, pageSize: 500, hasMore, ...times }
  }
}
