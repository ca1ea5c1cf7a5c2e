import { expect, test } from 'vitest'
import type { Order, OrderLine } from '../order/order.ts'
import { orderStatus } from '../order/order-state.ts'
import { writeSlip } from './slip.ts'
import { type TicketOf, type TicketWriting, writeTicket } from './ticket.ts'

const writing: TicketWriting = {
  words: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  clock: (instant) => new Date(instant).toISOString().slice(11, 16),
  allergens: (list) => list.join(','),
}

const value = (propertyValue: string, isUsual?: boolean) => ({
  propertyValue,
  ...(isUsual === undefined ? {} : { isUsual }),
})

const aLine = (different: object = {}): OrderLine =>
  ({
    ...{ num: 2, refundNum: 0, productName: 'Oolong', skuName: 'Large', productCategoryId: 'tea' },
    ...{ packageProductList: [], lineNo: 0 },
    propertyValList: [value('Less ice', false), value('Normal sugar', true)],
    ...different,
  }) as unknown as OrderLine // as: what tickets read of it

const anOrder = (different: object = {}): TicketOf['order'] =>
  ({
    ...{ orderNo: '26112604000012', pickupCode: 'T042', pickupMethod: 2, status: orderStatus.accepted },
    ...{ submitTime: 0, payTime: 0, readyTime: null, payExpireTime: null, readyUntil: Date.UTC(2026, 10, 26, 4, 10) },
    ...{ tableName: '', slotStartsAt: null, remark: '', tissueNeed: false, customerName: 'Mira' },
    ...{ store: { storeName: 'Riverside' }, productList: [aLine()], giftList: [] },
    ...different,
  }) as unknown as Order & { customerName: string } // as: what tickets read of it

const write = (order: object = {}, more: Partial<TicketOf> = {}) =>
  writeTicket({ order: anOrder(order), isCopy: false, categories: [], ...more }, writing)

test('[order-29] it leaves out what was taken off, until it is handed over', () => {
  const productList = [aLine({ refundNum: 1 }), aLine({ refundNum: 2 })]
  const made = (status: number) => write({ productList, status }).lines.map(({ num }) => num)
  expect(made(orderStatus.making)).toEqual([1])
  expect(made(orderStatus.completed)).toEqual([2, 2])
})

test('[table-3] it says the table that an order is brought to', () => {
  expect(write({ pickupMethod: 1, tableName: '12' }).method).toBe('table.name 12')
})

test('[print-2] it says code, method, time, name and lines, and of the choices only what departs from the usual is loud', () => {
  expect(write()).toEqual({
    ...{ code: 'T042', copy: '', method: 'pickup.takeaway', time: 'counter.due 04:10', customer: 'Mira' },
    ...{ allergy: '', remark: '', notes: [], part: '', foot: '26112604000012 · Riverside' },
    lines: [
      {
        ...{ num: 2, name: 'Oolong', warning: '' },
        rows: [
          {
            details: [
              { text: 'Large', isLoud: false },
              { text: 'Less ice', isLoud: true },
            ],
          },
        ],
      },
    ],
  })
})

test('[print-2] a slot is said in place of the time, an order without a code by the end of its number, and what is asked for as it is', () => {
  const slot = { slotStartsAt: Date.UTC(2026, 10, 26, 6), pickupCode: null, remark: 'No straw', tissueNeed: true }
  expect(write({ ...slot, pickupMethod: 1 })).toMatchObject({
    ...{ time: 'counter.later.for 06:00', code: '0012', remark: 'No straw', notes: ['counter.tissue'] },
    method: 'pickup.dineIn',
  })
})

test('[print-2] what the customer avoids stands before the lines, and at each line when there are several', () => {
  const warning = { containsList: ['nuts'], mayContainList: ['milk'], unknownList: [] }
  expect(write({ productList: [aLine({ warning })] })).toMatchObject({
    ...{ allergy: 'food.ticket: nuts · food.mayContain milk', lines: [{ warning: '' }] },
  })
  expect(write({ productList: [aLine({ warning }), aLine()] }).lines.map((line) => line.warning)).toEqual([
    'food.contains nuts · food.mayContain milk',
    '',
  ])
})

test('[print-2] the ticket of a station has its lines, gifts too, and says which of how many it is and what is made elsewhere', () => {
  const lists = { productList: [aLine(), aLine({ productCategoryId: 'cake' })], giftList: [aLine({ num: 1 })] }
  const ticket = write(lists, { categories: ['tea'], part: { no: 1, count: 2 } })
  expect(ticket.lines.map(({ num }) => num)).toEqual([2, 1])
  expect(ticket.part).toBe('counter.print.part 1 2 · counter.station.more 1')
  expect(write(lists, { part: { no: 1, count: 2 } }).part).toBe('')
  expect(write(lists, { categories: ['tea'], part: { no: 1, count: 1 } }).part).toBe('counter.station.more 1')
})

test('[print-7] a copy says so', () => {
  expect(write({}, { isCopy: true }).copy).toBe('counter.print.copy')
})

test('[share-4] a line of a ticket begins with the name of who wanted it, loud', () => {
  const [line] = write({ productList: [aLine({ guestName: 'Lin' })] }).lines
  expect(line?.rows[0]).toEqual({ details: [{ text: 'Lin', isLoud: true }] })
  expect(line?.rows).toHaveLength(2)
})

test('[print-11] a slip says what is not made any more at its station, and nothing else to heed', () => {
  const productList = [
    aLine({ lineNo: 1, refundNum: 1 }),
    aLine({ lineNo: 2, productName: 'Bun', productCategoryId: 'oven', refundNum: 2 }),
    aLine({ lineNo: 3, productName: 'Tart' }),
  ]
  const order = anOrder({ productList, remark: 'Quick', tissueNeed: true, status: orderStatus.making })
  const cancelled = [
    { lineNo: 1, num: 1 },
    { lineNo: 2, num: 2 },
  ]
  const slip = (categories: string[]) => writeSlip({ order, cancelled, categories }, writing)
  expect(slip([])).toMatchObject({ copy: 'counter.print.cancelled', code: 'T042', remark: '', notes: [], part: '' })
  expect(slip([]).lines.map(({ num, name }) => [num, name])).toEqual([
    [1, 'Oolong'],
    [2, 'Bun'],
  ])
  expect(slip(['oven'])).toMatchObject({ part: '', lines: [{ name: 'Bun', num: 2 }] })
})

test('[print-11] a slip has no line for what is still made, no gifts twice and no warning', () => {
  const warning = { containsList: ['nuts'], mayContainList: [], unknownList: [] }
  const productList = [aLine({ lineNo: 1, refundNum: 1, warning }), aLine({ lineNo: 2, productName: 'Bun' })]
  const giftList = [aLine({ lineNo: 3, productName: 'Tart', refundNum: 2, warning })]
  const order = anOrder({ productList, giftList, status: orderStatus.making })
  const cancelled = [
    { lineNo: 1, num: 1 },
    { lineNo: 3, num: 2 },
  ]
  const slip = writeSlip({ order, cancelled, categories: [] }, writing)
  expect(slip.lines.map(({ num, name, warning: text }) => [num, name, text])).toEqual([
    [1, 'Oolong', ''],
    [2, 'Tart', ''],
  ])
  expect([slip.allergy, slip.copy]).toEqual(['', 'counter.print.cancelled'])
  const closed = writeSlip({ order: { ...order, status: orderStatus.closed }, cancelled, categories: [] }, writing)
  expect(closed.lines).toEqual(slip.lines)
})

test('[food-8] a ticket names each allergen once: where it is contained, else where it may be, else where nothing is known', () => {
  const first = { containsList: ['nuts'], mayContainList: ['milk', 'eggs'], unknownList: ['fish'] }
  const second = {
    containsList: ['milk', 'nuts'],
    mayContainList: ['nuts'],
    unknownList: ['eggs', 'nuts', 'fish', 'celery'],
  }
  const { allergy } = write({ productList: [aLine({ warning: first }), aLine({ warning: second })] })
  expect(allergy).toBe('food.ticket: nuts,milk · food.mayContain eggs · food.notKnown fish,celery')
})

test('a ticket says no time while nothing says one, and no store without a name', () => {
  const unpaid = { status: orderStatus.awaitingPayment, payExpireTime: null, store: { storeName: '' } }
  expect(write(unpaid)).toMatchObject({ time: '', foot: '26112604000012' })
})
