import type { findClosedShift } from '@tiffin/contract/shift'
import { type Language, textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { type ShiftFigures, shiftFigures, type WaySum } from '@tiffin/core/shift/shift-figures'
import type { z } from 'zod'
import type { Tx } from '../../db/unit.ts'
import * as queries from './queries.ts'

type Shown = z.input<typeof findClosedShift.output>

/** The figures of a shift as the ledger has them now, and the orders of its store that are open. */
export async function readFigures(tx: Tx, shift: queries.DrawerShift) {
  const [sums, orders, open] = await tx.batch(
    queries.sumShift(shift),
    queries.findSold(shift),
    queries.listOpenOrders(shift),
  )
  const [sold] = orders.rows
  if (!sold) throw new Error('The orders of a shift are always one row.')
  return { figures: shiftFigures(sums.rows, sold), openOrders: open.rows }
}

interface Beside {
  readonly moves: readonly queries.CashMoveRow[]
  readonly providers: ReadonlyMap<string, string>
  readonly language: Language
}

function showFigures(figures: ShiftFigures, { providers, language }: Beside): Shown['figures'] {
  const withProvider = (sums: readonly WaySum[]) =>
    sums.map((sum) => ({ ...sum, provider: providers.get(sum.account) ?? sum.account }))
  return {
    ...figures,
    discountList: [...figures.discountList],
    taxList: figures.taxList.map((each) => ({ ...each, name: textIn(each.name, language) })),
    takenList: withProvider(figures.takenList),
    refundList: withProvider(figures.refundList),
    balance: figures.balance ?? null,
  }
}

const orderOf = (order: queries.OpenOrder) => ({ ...order, payableTotal: money(order.payableTotal) })

function closeOf(row: queries.ShiftRow, { cash }: ShiftFigures): Shown['close'] {
  const { closedAt, closedByName, counted, reason } = row
  if (closedAt === null || counted === null) return null
  return {
    ...{ closedAt, closedByName, reason: reason ?? '' },
    counted: money(counted),
    difference: money(counted - cash.expected),
  }
}

/** A shift with its figures, as the counter reads it. */
export function showShift(
  row: queries.ShiftRow,
  { figures, openOrders }: Awaited<ReturnType<typeof readFigures>>,
  beside: Beside,
): Shown {
  const { shiftNo, currency, openedAt, openedByName } = row
  const isUnpaid = ({ status }: queries.OpenOrder) => status === orderStatus.awaitingPayment
  return {
    ...{ shiftNo, currency, openedAt, openedByName, float: money(row.float) },
    figures: showFigures(figures, beside),
    moveList: beside.moves.map(({ kind, amount, ...move }) => ({
      ...{ ...move, amount: money(amount) },
      direction: kind === 'cashIn' ? 'in' : 'out',
    })),
    unpaidList: openOrders.filter(isUnpaid).map(orderOf),
    uncollectedList: openOrders.filter((order) => !isUnpaid(order)).map(orderOf),
    close: closeOf(row, figures),
  }
}
