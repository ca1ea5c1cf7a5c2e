import type { OrderLine } from '@tiffin/core/order/order'
import { detailRows, linesOf } from '@tiffin/core/ticket/lines'
import type { CounterOrder } from '../../data/orders.ts'
import { allergyOf } from './allergy.ts'

const letters = { name: 20, details: 28, banner: 22 } as const
const rowsOf = (text: string, perRow: number) => Math.max(1, Math.ceil(text.length / perRow))

function lineHeight(line: OrderLine): number {
  const rows = detailRows(line).map(({ details }) => details.map(({ text }) => text).join(', '))
  const details = rows.reduce((sum, text) => sum + rowsOf(text, letters.details), 0)
  return Math.max(44, 10 + 20 * rowsOf(line.productName, letters.name) + 18 * details)
}

/** About how high a ticket is, in px: head, what must be known first, lines, button. */
export function ticketHeight(order: CounterOrder): number {
  const banners = [allergyOf(order) ? 'a'.repeat(40) : '', order.remark, order.tissueNeed ? 'a' : '']
  const bannerHeight = banners.filter(Boolean).reduce((sum, text) => sum + 24 + 20 * rowsOf(text, letters.banner), 0)
  return 98 + bannerHeight + linesOf(order).reduce((sum, line) => sum + lineHeight(line), 0)
}

const gap = 10

/**
 * Deals what is sorted to so many columns, each to the shorter one [kitchen-3]. What has a place
 * keeps it.
 */
export function fillColumns<Item>(
  items: readonly Item[],
  { count, heightOf, placeOf }: FillOptions<Item>,
): readonly (readonly Item[])[] {
  const columns = Array.from({ length: count }, () => ({ items: [] as Item[], height: 0 }))
  for (const item of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    const column = columns[placeOf(item) ?? -1] ?? shortest
    column.items.push(item)
    column.height += heightOf(item) + gap
  }
  return columns.map((column) => column.items)
}

interface FillOptions<Item> {
  readonly count: number
  readonly heightOf: (item: Item) => number
  /** The column that it stands in already, while nothing may move. */
  readonly placeOf: (item: Item) => number | undefined
}
