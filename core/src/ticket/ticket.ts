import type { Allergen, AllergenWarning } from '../food/allergen.ts'
import { dueAt } from '../order/due.ts'
import type { Order } from '../order/order.ts'
import { isInMaking } from '../order/part-refund.ts'
import { type PickupName, pickupNameOf } from '../store/store.ts'
import { allergyOfLines } from './allergy.ts'
import { type DetailRow, detailRows, isAtStation, linesOf, linesToMake } from './lines.ts'

/** The words of a ticket: keys of phrases. */
export type TicketPhrase =
  | `pickup.${PickupName}`
  | 'table.name'
  | 'counter.due'
  | 'counter.later.for'
  | 'counter.tissue'
  | 'counter.print.copy'
  | 'counter.print.cancelled'
  | 'counter.print.part'
  | 'counter.station.more'
  | 'food.ticket'
  | 'food.contains'
  | 'food.mayContain'
  | 'food.notKnown'

/** How a ticket writes words, times and lists. */
export interface TicketWriting {
  readonly words: (key: TicketPhrase, values?: Readonly<Record<string, string | number>>) => string
  /** `10:41`, by the store's clock. */
  readonly clock: (instant: number) => string
  readonly allergens: (list: readonly Allergen[]) => string
}

/** A line of a ticket: its choices and components, what departs from the usual loud [kitchen-2], and what the customer avoids of it. */
export interface TicketLine {
  readonly num: number
  readonly name: string
  readonly rows: readonly DetailRow[]
  /** Empty where the whole ticket says it. */
  readonly warning: string
}

/** All that the ticket of a kitchen says, in one language: paper from a browser and from a printer's roll only draw it [print-1]. */
export interface Ticket {
  /** What is called out: the pick-up code, else the end of the order's number. */
  readonly code: string
  /** Empty on the first one. */
  readonly copy: string
  readonly method: string
  readonly time: string
  readonly customer: string
  readonly allergy: string
  readonly remark: string
  readonly notes: readonly string[]
  readonly lines: readonly TicketLine[]
  /** Which of how many tickets this one is, and how many lines are made elsewhere; empty when it says all of the order. */
  readonly part: string
  readonly foot: string
}

/** What is printed of an order. */
export interface TicketOf {
  readonly order: Order & { readonly customerName: string }
  readonly isCopy: boolean
  /** The categories of the station; none: all. */
  readonly categories: readonly string[]
  /** One of the tickets of the order, when it has several. */
  readonly part?: { readonly no: number; readonly count: number }
}

const between = ' · '

function warningText(warning: AllergenWarning, { words, allergens }: TicketWriting, isAfterTitle = false): string {
  const { containsList, mayContainList, unknownList } = warning
  const say = (key: 'food.contains' | 'food.mayContain' | 'food.notKnown', list: readonly Allergen[]) =>
    list.length === 0 ? '' : words(key, { list: allergens(list) })
  const sure = isAfterTitle ? allergens(containsList) : say('food.contains', containsList)
  return [sure, say('food.mayContain', mayContainList), say('food.notKnown', unknownList)].filter(Boolean).join(between)
}

function timeText({ slotStartsAt, ...order }: Order, { words, clock }: TicketWriting): string {
  if (slotStartsAt !== null) return words('counter.later.for', { time: clock(slotStartsAt) })
  const due = dueAt(order)
  return due === null ? '' : words('counter.due', { time: clock(due) })
}

/** The table that it is brought to, else how it is collected. */
const methodText = ({ tableName, pickupMethod }: Order, { words }: TicketWriting): string =>
  tableName === '' ? words(`pickup.${pickupNameOf(pickupMethod)}`) : words('table.name', { name: tableName })

/** The end of an order's number, for one that has no pick-up code yet. */
const shownDigits = 4

/** Writes the ticket of an order, or of the part of it that is made at a station. */
export function writeTicket({ order, isCopy, categories, part }: TicketOf, writing: TicketWriting): Ticket {
  const { words } = writing
  const all = isInMaking(order) ? linesToMake(order) : linesOf(order)
  const lines = all.filter((line) => isAtStation(line, categories))
  const allergy = allergyOfLines(lines)
  const isWarned = lines.length > 1
  const parts = [
    part && part.count > 1 ? words('counter.print.part', { no: part.no, count: part.count }) : '',
    words('counter.station.more', { count: all.length - lines.length }),
  ]
  return {
    code: order.pickupCode ?? order.orderNo.slice(-shownDigits),
    copy: isCopy ? words('counter.print.copy') : '',
    method: methodText(order, writing),
    time: timeText(order, writing),
    customer: order.customerName,
    allergy: allergy ? `${words('food.ticket')}: ${warningText(allergy, writing, true)}` : '',
    remark: order.remark,
    notes: order.tissueNeed ? [words('counter.tissue')] : [],
    lines: lines.map((line) => ({
      ...{ num: line.num, name: line.productName, rows: detailRows(line) },
      warning: isWarned && line.warning ? warningText(line.warning, writing) : '',
    })),
    part: all.length === lines.length ? '' : parts.filter(Boolean).join(between),
    foot: [order.orderNo, order.store.storeName].filter(Boolean).join(between),
  }
}
