import { boardSpan } from '@tiffin/core/order/board-span'
import { type Order, paymentMethodType } from '@tiffin/core/order/order'
import { endsUnserved, orderStatus, statusGroups } from '@tiffin/core/order/order-state'
import { type Corp, corpChanged } from '../../base/corp.ts'
import { clampPage, mostPerPage, type PageRequest } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import * as counter from './counter/queries.ts'
import { moveOrder } from './move/move-order.ts'
import { findHandedOver, type Move } from './move/queries.ts'
import { inOrderTx } from './order-tx.ts'
import type { OrderParts } from './parts.ts'
import { type OrderLook, presentOrder } from './present-order.ts'
import * as queries from './queries.ts'
import type { OrderLineRow, OrderRow, WholeOrder } from './rows.ts'

/** Who looks, at what time, in which language. */
export interface Viewing {
  readonly corp: Corp
  readonly language: OrderLook['language']
  readonly now: number
}

const isOverdue = ({ status, payExpireTime }: OrderRow, now: number): boolean =>
  status === orderStatus.awaitingPayment && payExpireTime !== null && payExpireTime <= now

const system = { role: 'system', id: '' } as const

/** Whom the counter calls. */
export interface CounterCustomer {
  readonly nickName: string
  /** Empty for an account that was deleted. */
  readonly phone: string
}

/** An order as the counter sees it. */
export type CounterOrder = WholeOrder &
  Pick<counter.CounterRow, 'chargedBackTotal' | 'closeRefund'> & { readonly customer: CounterCustomer }

/** Ends the transaction: the lines are the last that is read. */
async function withLines(tx: Tx, corpId: string, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ orderId }) => orderId)
  const [found] = await tx.finish(queries.listLines(corpId, ids))
  const lines = Map.groupBy(found.rows, ({ orderId }) => orderId)
  return rows.map((row) => ({ row, lines: lines.get(row.orderId) ?? [] }))
}

const countAll = async (tx: Tx, corpId: string, board: counter.BoardOf): Promise<number> =>
  (await tx.run(counter.countBoard(corpId, board))).rows[0]?.total ?? 0

async function withCustomers(tx: Tx, corpId: string, rows: readonly counter.CounterRow[]): Promise<CounterOrder[]> {
  const found = new Map(rows.map((row) => [row.orderId, row]))
  const whole = await withLines(tx, corpId, rows)
  return whole.map((order) => {
    const { nickName = '', phone = null, chargedBackTotal = 0, closeRefund = 0 } = found.get(order.row.orderId) ?? {}
    return { ...order, customer: { nickName, phone: phone ?? '' }, chargedBackTotal, closeRefund }
  })
}

type BoardRequest = PageRequest & { readonly storeId: string; readonly group: number }

/** Orders as the counter lists them; `readAt`: what later changes are asked for with. */
export interface BoardPage extends PageRequest {
  readonly orders: CounterOrder[]
  readonly total: number
  readonly hasMore: boolean
  readonly readAt: number
  /** The store's, by which its day begins. */
  readonly timeZone: string
}

interface Owned {
  readonly customerId: string
  readonly orderId: string
}

type ListRequest = PageRequest & {
  readonly customerId: string
  readonly group: number
  readonly afterOrderId?: string
}

/** Orders as use cases see them: found, brought up to date, moved, shown. */
export class Orders {
  readonly #parts: OrderParts

  constructor(parts: OrderParts) {
    this.#parts = parts
  }

  /** One order of a customer, timed out first when its time is over. Refuses `orderUnknown`. */
  async get(viewing: Viewing, owned: Owned): Promise<WholeOrder> {
    const found = await this.#read(viewing, owned)
    if (!found) throw new Refusal('orderUnknown')
    if (!(await this.#bringUpToDate(viewing, [found.row]))) return found
    return (await this.#read(viewing, owned)) ?? found
  }

  /** A move in a transaction of its own. Refuses `orderUnknown`, `moveNotAllowed` or `handedOverBefore`. */
  async move({ corp, now }: Viewing, request: Omit<Move, 'corpId' | 'now'>): Promise<OrderRow> {
    const { customerId, storeId, orderId } = request
    const { corpId } = corp
    const moved = await this.#tryMove(corp, { ...request, corpId, now })
    if (moved) return moved
    const [{ rows }, handedOver] = await this.#inTx(corpId, (tx) =>
      tx.finish(queries.findOrderRow(corpId, orderId), findHandedOver(corpId, orderId)),
    )
    const [row] = rows
    const isForeign =
      (customerId !== undefined && row?.customerId !== customerId) ||
      (storeId !== undefined && row?.storeId !== storeId)
    if (!row || isForeign) throw new Refusal('orderUnknown')
    const isHandedOver = request.action === 'close' && row.version === request.version && handedOver.rows.length > 0
    throw new Refusal(isHandedOver ? 'handedOverBefore' : 'moveNotAllowed')
  }

  /**
   * Cancels a customer's order: one that is not paid, or one that a provider's money paid and nobody has begun, which gives all of it
   * back [order-21]. Refuses `orderUnknown` and `moveNotAllowed`.
   */
  async cancel(viewing: Viewing, { customerId, orderId, reason }: Owned & { reason?: string }): Promise<OrderRow> {
    const actor = { role: 'customer', id: customerId } as const
    const wish = { customerId, orderId, actor, ...(reason === undefined ? {} : { reason }) }
    const move = { ...wish, corpId: viewing.corp.corpId, now: viewing.now, action: 'cancel' } as const
    const online = { methodType: paymentMethodType.online, closeCode: 'byCustomer' } as const
    return (await this.#tryMove(viewing.corp, move)) ?? this.move(viewing, { ...wish, ...online, action: 'cancelPaid' })
  }

  /** Times an order out when it is due; harmless when it is not. */
  async timeOut(corp: Corp, { orderId, now }: { orderId: string; now: number }): Promise<void> {
    const { corpId } = corp
    await this.#tryMove(corp, { corpId, orderId, action: 'timeOut', actor: system, now, isOverdue: true })
  }

  /** One page of a customer's orders; group as the contract says. */
  async list(viewing: Viewing, { customerId, group, afterOrderId, ...request }: ListRequest) {
    const { corpId } = viewing.corp
    const { pageIndex, pageSize } = clampPage(request)
    const page = afterOrderId === undefined ? { offset: (pageIndex - 1) * pageSize } : { offset: 0, afterOrderId }
    // One more than is shown says whether there is more.
    const search = { customerId, statuses: statusGroups[group] ?? [], limit: pageSize + 1, ...page }
    const ask = () =>
      this.#inTx(corpId, async (tx) => {
        const [{ rows }, count] = await tx.batch(
          queries.listCustomerOrders(corpId, search),
          queries.countCustomerOrders(corpId, search),
        )
        const shown = await withLines(tx, corpId, rows.slice(0, pageSize))
        const counted = count.rows[0]?.total ?? 0
        const total = shown.length === 0 ? counted : Math.max(counted, page.offset + shown.length)
        return { rows: shown, total, hasMore: rows.length > pageSize }
      })
    const found = await ask()
    const rows = found.rows.map(({ row }) => row)
    return (await this.#bringUpToDate(viewing, rows)) ? ask() : found
  }

  /** All that a customer ever ordered, as customers see it. */
  async listEverything(viewing: Viewing, customerId: string): Promise<Order[]> {
    const { corpId } = viewing.corp
    const all = await this.#inTx(corpId, async (tx) => {
      const { rows } = await tx.run(queries.listEveryOrder(corpId, customerId))
      return withLines(tx, corpId, rows)
    })
    return Promise.all(all.map((order) => this.show(viewing, order)))
  }

  /** One page of a store's orders of today and those under way, with whom to call. */
  async listOfStore({ corp, now }: Viewing, { storeId, group, ...request }: BoardRequest): Promise<BoardPage> {
    const timeZone = await this.zoneOf(corp, storeId)
    const { pageIndex, pageSize } = clampPage(request)
    const board = { storeId, ...boardSpan(now, timeZone), statuses: statusGroups[group] ?? [] }
    const offset = (pageIndex - 1) * pageSize
    return this.#inTx(corp.corpId, async (tx) => {
      const { corpId } = corp
      const page = counter.listBoard(corpId, { ...board, limit: pageSize, offset })
      const [{ rows }, clock] = await tx.batch(page, counter.readClock())
      const isPastEnd = rows.length === 0 && offset > 0
      const total = isPastEnd ? await countAll(tx, corpId, board) : (rows[0]?.total ?? 0)
      const orders = await withCustomers(tx, corpId, rows)
      return {
        orders,
        total,
        pageIndex,
        pageSize,
        hasMore: offset + pageSize < total,
        readAt: clock.rows[0]?.readAt ?? 0,
        timeZone,
      }
    })
  }

  /** What changed at a store since its list was read, as the list says it; `hasMore`: too much to list. */
  async listChangedOfStore(
    { corp, now }: Viewing,
    { storeId, changedSince }: { storeId: string; changedSince: number },
  ): Promise<BoardPage> {
    const { corpId } = corp
    const timeZone = await this.zoneOf(corp, storeId)
    const changes = { storeId, ...boardSpan(now, timeZone), changedSince, limit: mostPerPage + 1 }
    return this.#inTx(corpId, async (tx) => {
      const [{ rows }, clock] = await tx.batch(counter.listChanged(corpId, changes), counter.readClock())
      const orders = await withCustomers(tx, corpId, rows.slice(0, mostPerPage))
      const hasMore = rows.length > mostPerPage
      const page = { total: rows.length, pageIndex: 1, pageSize: mostPerPage, hasMore }
      return { orders, ...page, readAt: clock.rows[0]?.readAt ?? 0, timeZone }
    })
  }

  /** Ticks a line of an order that a store is making, or takes the tick away. Refuses `orderUnknown` and `moveNotAllowed`. */
  async tick(viewing: Viewing, wish: { storeId: string; orderId: string; lineNo: number; isTicked: boolean }) {
    const { corpId } = viewing.corp
    const tick = counter.tickLine(corpId, { ...wish, now: viewing.now })
    const { rows } = await this.#inTx(corpId, (tx) => tx.run(tick))
    const order = await this.getOfStore(viewing, wish)
    if (rows.length === 0) throw new Refusal('moveNotAllowed')
    return order
  }

  /** One order of a store, with whom to call. Refuses `orderUnknown`. */
  async getOfStore({ corp: { corpId } }: Viewing, owned: { storeId: string; orderId: string }): Promise<CounterOrder> {
    const [order] = await this.#inTx(corpId, async (tx) => {
      const { rows } = await tx.run(counter.findStoreOrderRow(corpId, owned.storeId, owned.orderId))
      return withCustomers(tx, corpId, rows)
    })
    if (!order) throw new Refusal('orderUnknown')
    return order
  }

  /** An order as its reader sees it. */
  async show({ corp, language, now }: Viewing, { row, lines }: WholeOrder): Promise<Order> {
    const { stores, paymentMethods: methods } = this.#parts
    const [paymentMethods, store] = await Promise.all([methods.of(corp), stores.findAny(corp, row.storeId)])
    return presentOrder(row, lines, { language, now, paymentMethods, storeOf: () => store })
  }

  linesOf(corpId: string, orderId: string): Promise<readonly OrderLineRow[]> {
    return this.#inTx(corpId, async (tx) => (await tx.run(queries.listLines(corpId, [orderId]))).rows)
  }

  /** The store of an order; undefined for an unknown one. */
  storeIdOf(corpId: string, orderId: string): Promise<string | undefined> {
    return this.#inTx(corpId, async (tx) => (await tx.run(queries.findOrderRow(corpId, orderId))).rows[0]?.storeId)
  }

  /** The zone of the store that an order belongs to. */
  async zoneOf(corp: Corp, storeId: string): Promise<string> {
    return (await this.#parts.stores.findAny(corp, storeId))?.timeZone ?? corp.timeZone
  }

  #inTx<Value>(corpId: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.#parts.db.tx({ role: 'app', corp: corpId }, work)
  }

  #read({ corp: { corpId } }: Viewing, { customerId, orderId }: Owned): Promise<WholeOrder | undefined> {
    return this.#inTx(corpId, async (tx) => {
      const { rows } = await tx.run(queries.findCustomerOrder(corpId, customerId, orderId))
      return (await withLines(tx, corpId, rows))[0]
    })
  }

  /** Runs a move; undefined when it is not allowed. */
  async #tryMove(corp: Corp, move: Move): Promise<OrderRow | undefined> {
    const { catalog, hints, stores } = this.#parts
    const { corpId } = corp
    await stores.list(corp) // so that no second connection is asked for inside the transaction
    const moved = await inOrderTx(this.#parts, corpId, async (tx) => {
      const [row] = (await tx.run(queries.findOrderRow(corpId, move.orderId))).rows
      return row && moveOrder(tx, move, await this.zoneOf(corp, row.storeId))
    })
    if (moved) catalog.stockMoved(corpId, moved.storeId, move.now)
    if (moved && endsUnserved(move.action)) hints.send(corpChanged, corpId) // something may be there again [stock-15]
    return moved
  }

  async #bringUpToDate({ corp, now }: Viewing, rows: readonly OrderRow[]): Promise<boolean> {
    const due = rows.filter((row) => isOverdue(row, now))
    for (const { orderId } of due) await this.timeOut(corp, { orderId, now })
    return due.length > 0
  }
}
