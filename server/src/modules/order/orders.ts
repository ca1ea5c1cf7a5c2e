import { orderStatus, statusGroups } from '@tiffin/core/order/order-state'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import type { Tx } from '../../db/unit.ts'
import { clampPage, type PageRequest } from '../../http/paging.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Corp } from '../corp/index.ts'
import { moveOrder } from './move-order.ts'
import type { Move } from './move-queries.ts'
import type { OrderParts } from './parts.ts'
import { type OrderLook, presentOrder } from './present-order.ts'
import * as queries from './queries.ts'
import type { OrderLineRow, OrderRow } from './rows.ts'

/** Who looks, at what time, in which language. */
export interface Viewing {
  readonly corp: Corp
  readonly language: OrderLook['language']
  readonly now: number
}

/** An order with its lines. */
export interface WholeOrder {
  readonly row: OrderRow
  readonly lines: readonly OrderLineRow[]
}

const isOverdue = ({ status, payExpireTime }: OrderRow, now: number): boolean =>
  status === orderStatus.awaitingPayment && payExpireTime !== null && payExpireTime.getTime() <= now

const system = { role: 'system', id: '' } as const

/** Orders as use cases see them: found, brought up to date, moved, shown. */
export interface Orders {
  /** One order of a customer, timed out first when its time is over. Refuses `orderUnknown`. */
  get(viewing: Viewing, of: { customerId: string; orderId: string }): Promise<WholeOrder>
  /** A move in a transaction of its own. Refuses `orderUnknown` or `moveNotAllowed`. */
  move(viewing: Viewing, move: Omit<Move, 'corpId' | 'now'>): Promise<OrderRow>
  /** Times an order out when it is due; harmless when it is not. */
  timeOut(corp: Corp, of: { orderId: string; now: number }): Promise<void>
  list(viewing: Viewing, of: PageRequest & { customerId: string; group: number }): Promise<{ rows: WholeOrder[]; total: number }>
  listOfStore(viewing: Viewing, of: { storeId: string; group: number }): Promise<(WholeOrder & { customer: CounterCustomer })[]>
  show(viewing: Viewing, order: WholeOrder): Promise<ReturnType<typeof presentOrder>>
  linesOf(corpId: string, orderId: string): Promise<readonly OrderLineRow[]>
  /** The zone of the store that an order belongs to. */
  zoneOf(corp: Corp, storeId: string): Promise<string>
}

/** Whom the counter calls. */
export interface CounterCustomer {
  readonly nickName: string
  readonly phone: string | null
}

async function withLines(tx: Tx, corpId: string, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ orderId }) => orderId)
  const lines = Map.groupBy((await tx.run(queries.listLines(corpId, ids))).rows, ({ orderId }) => orderId)
  return rows.map((row) => ({ row, lines: lines.get(row.orderId) ?? [] }))
}

export function createOrders(parts: OrderParts): Orders {
  const { db, stores, brands, catalog } = parts

  const zoneOf = async (corp: Corp, storeId: string) => (await stores.find(corp, storeId))?.timeZone ?? corp.timeZone

  /** Runs a move; undefined when it is not allowed. */
  async function tryMove(corp: Corp, move: Move): Promise<OrderRow | undefined> {
    const scope = { role: 'app', corp: corp.corpId, keyed: true } as const
    const moved = await db.tx(scope, async (tx) => {
      const [row] = (await tx.run(queries.findOrderRow(corp.corpId, move.orderId))).rows
      return row && moveOrder(tx, move, await zoneOf(corp, row.storeId))
    })
    if (moved) catalog.stockMoved(corp.corpId, moved.storeId, move.now)
    return moved
  }

  const timeOut = async (corp: Corp, { orderId, now }: { orderId: string; now: number }) => {
    await tryMove(corp, { corpId: corp.corpId, orderId, action: 'timeOut', actor: system, now, isOverdue: true })
  }

  const read = ({ corp: { corpId } }: Viewing, { customerId, orderId }: { customerId: string; orderId: string }) =>
    db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const { rows } = await tx.run(queries.findCustomerOrder(corpId, customerId, orderId))
      return (await withLines(tx, corpId, rows))[0]
    })

  async function bringUpToDate(viewing: Viewing, rows: readonly OrderRow[]): Promise<boolean> {
    const due = rows.filter((row) => isOverdue(row, viewing.now))
    for (const { orderId } of due) await timeOut(viewing.corp, { orderId, now: viewing.now })
    return due.length > 0
  }

  return {
    zoneOf,
    timeOut,
    async get(viewing, of) {
      const found = await read(viewing, of)
      if (!found) throw new Refusal('orderUnknown')
      if (!(await bringUpToDate(viewing, [found.row]))) return found
      return (await read(viewing, of)) ?? found
    },
    async move({ corp, now }, asked) {
      const { customerId, storeId, orderId } = asked
      const { corpId } = corp
      const moved = await tryMove(corp, { ...asked, corpId, now })
      if (moved) return moved
      const [row] = await db.tx({ role: 'app', corp: corpId }, async (tx) => (await tx.run(queries.findOrderRow(corpId, orderId))).rows)
      const isForeign = (customerId !== undefined && row?.customerId !== customerId) || (storeId !== undefined && row?.storeId !== storeId)
      throw new Refusal(!row || isForeign ? 'orderUnknown' : 'moveNotAllowed')
    },
    async list(viewing, { customerId, group, ...page }) {
      const { corpId } = viewing.corp
      const { pageIndex, pageSize } = clampPage(page)
      const of = { customerId, statuses: statusGroups[group] ?? [], limit: pageSize, offset: (pageIndex - 1) * pageSize }
      const ask = () =>
        db.tx({ role: 'app', corp: corpId }, async (tx) => {
          const [{ rows }, count] = await tx.batch(
            queries.listCustomerOrders(corpId, of),
            queries.countCustomerOrders(corpId, of),
          )
          return { rows: await withLines(tx, corpId, rows), total: count.rows[0]?.total ?? 0 }
        })
      const found = await ask()
      return (await bringUpToDate(viewing, found.rows.map(({ row }) => row))) ? ask() : found
    },
    async listOfStore({ corp, now }, { storeId, group }) {
      const { corpId } = corp
      const since = startOfDay(now, await zoneOf(corp, storeId))
      return db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const statuses = statusGroups[group] ?? []
        const { rows } = await tx.run(queries.listStoreOrderRows(corpId, { storeId, since, statuses }))
        const customers = new Map(rows.map(({ orderId, nickName, phone }) => [orderId, { nickName, phone }]))
        const whole = await withLines(tx, corpId, rows)
        return whole.map((order) => ({ ...order, customer: customers.get(order.row.orderId) ?? { nickName: '', phone: null } }))
      })
    },
    async show({ corp, language, now }, { row, lines }) {
      const list = await stores.list(corp)
      const storeOf = (storeId: string) => list.find((store) => store.storeId === storeId)
      return presentOrder(row, lines, { language, now, brand: await brands.of(corp), storeOf })
    },
    linesOf: (corpId, orderId) =>
      db.tx({ role: 'app', corp: corpId }, async (tx) => (await tx.run(queries.listLines(corpId, [orderId]))).rows),
  }
}

const hourMs = 3_600_000

/** The instant at which the local day of `now` began, looked for from a day and a half ago; exact to the minute. */
export function startOfDay(now: number, timeZone: string): number {
  const { date, minutes } = localTimeAt(now, timeZone)
  const guess = Math.floor(now / 60_000) * 60_000 - minutes * 60_000
  const before = localTimeAt(guess - 1, timeZone).date
  if (before === addDays(date, -1) && localTimeAt(guess, timeZone).date === date) return guess
  const candidates = [-2, -1, -0.5, 0.5, 1, 2].map((hours) => guess + hours * hourMs)
  return candidates.find((at) => localTimeAt(at, timeZone).date === date && localTimeAt(at - 1, timeZone).date !== date) ?? guess
}
