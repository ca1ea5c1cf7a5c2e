import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { expect, test } from 'vitest'
import type { Corp } from '../../../base/corp.ts'
import type { TakenJob } from '../queue/queries.ts'
import { ticketWriting } from './ticket-writing.ts'
import { writeJob } from './write-job.ts'

const aLine = (lineNo: number, productName: string) => ({
  ...{ lineNo, productName, num: 2, refundNum: 1, skuName: '', productCategoryId: 'bar' },
  ...{ propertyValList: [], packageProductList: [] },
})

const order = {
  ...{ orderNo: '26112604000012', pickupCode: 'T042', pickupMethod: 2, status: orderStatus.making, tableName: '' },
  ...{ submitTime: 0, payTime: 0, readyTime: null, payExpireTime: null, readyUntil: null, slotStartsAt: null },
  ...{ remark: 'No straw', tissueNeed: false, customerName: 'Mira', store: { storeName: 'Riverside' } },
  ...{ productList: [aLine(1, 'Tea'), aLine(2, 'Cake')], giftList: [aLine(3, 'Bun')] },
} as unknown as Order & { customerName: string } // as: what tickets read of it

const job: TakenJob = {
  ...{ orderId: 'o1', isCopy: false, partNo: 1, partCount: 1, printerName: 'Bar', language: 'en-US' },
  ...{ categoryList: [], cancelled: null, leftOut: [] },
}

const write = (more: Partial<TakenJob>) =>
  writeJob(
    { ...job, ...more },
    {
      ...{ corp: { corpId: 'c' } as Corp, storeId: 's', timeZone: 'Asia/Singapore', now: Date.UTC(2026, 10, 26, 4) },
      readOrder: async () => order,
    },
  )

const linesOf = async (more: Partial<TakenJob>) =>
  (await write(more)).ticket.lines.map(({ num, name }) => `${num} ${name}`)

test('[print-11] a ticket leaves out of each line what it left out when it was handed out, whatever was taken off since', async () => {
  expect(await linesOf({})).toEqual(['2 Tea', '2 Cake', '2 Bun'])
  const leftOut = [
    { lineNo: 2, num: 2 },
    { lineNo: 3, num: 1 },
  ]
  expect(await linesOf({ leftOut })).toEqual(['2 Tea', '1 Bun'])
})

test('[print-11] a slip says that it cancels, and what', async () => {
  const cancelled = [{ lineNo: 2, num: 1 }]
  expect((await write({ cancelled, leftOut: null })).ticket).toMatchObject({
    copy: 'CANCELLED: DO NOT MAKE',
    remark: '',
  })
  expect(await linesOf({ cancelled, leftOut: null })).toEqual(['1 Cake'])
})

test('[print-3] the page that tries a printer says so, with its name and the time of its store, and nothing else', async () => {
  expect(await write({ orderId: null })).toEqual({
    language: 'en-US',
    ticket: {
      ...{ code: 'TEST', method: '12:00', customer: 'Bar', remark: 'This printer is connected. Tickets print here.' },
      ...{ copy: '', time: '', allergy: '', notes: [], lines: [], part: '', foot: '' },
    },
  })
})

test('[print-3] a printer whose language is none of ours writes English', async () => {
  expect((await write({ language: 'xx' })).language).toBe('en-US')
})

test('[print-2] what a customer avoids is a list of names, in one order', () => {
  const { allergens } = ticketWriting('en-US', 'UTC')
  expect(allergens(['milk', 'soybeans', 'fish'])).toBe('Fish, Soybeans, Milk')
})
