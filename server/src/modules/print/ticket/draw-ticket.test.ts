import { languages } from '@tiffin/core/language/language'
import { type Ticket, writeTicket } from '@tiffin/core/ticket/ticket'
import { expect, test } from 'vitest'
import { sizeOf } from '../../../../test/fake-printer.ts'
import { outlineOf } from '../../../lettering/outlines.ts'
import { drawTicket } from './draw-ticket.ts'
import { TicketPress } from './ticket-press.ts'
import { ticketWriting } from './ticket-writing.ts'

const ticket: Ticket = {
  ...{ code: 'T042', copy: '', method: 'Takeaway', time: 'due 10:41', customer: 'Mira', allergy: '', remark: '' },
  ...{ notes: [], part: '', foot: '26112604000012' },
  lines: [{ num: 2, name: '桂花乌龙 ชาเย็น ຊາ चिया شاي Tea 🧋', rows: [], warning: '' }],
}

const order = {
  ...{ orderNo: '1', pickupCode: 'T1', pickupMethod: 2, status: 20, submitTime: 0, payTime: 0, readyTime: null },
  ...{
    tableName: '',
    payExpireTime: null,
    readyUntil: null,
    slotStartsAt: null,
    remark: '',
    tissueNeed: false,
    customerName: '',
  },
  ...{ store: { storeName: '' }, productList: [], giftList: [] },
} as never // as: what tickets read of an order

test.each([
  ['en-US', 'COPY'],
  ['en-PH', 'COPY'],
  ['zh-CN', '副本'],
  ['th-TH', 'สำเนา'],
  ['lo-LA', 'ສຳເນົາ'],
  ['ne-NP', 'प्रतिलिपि'],
  ['in-ID', 'SALINAN'],
  ['ar-IQ', 'نسخة'],
] as const)('[print-7] in %s a copy says %s, in letters of its script', (language, word) => {
  const written = writeTicket({ order, isCopy: true, categories: [] }, ticketWriting(language, 'Asia/Singapore'))
  expect(written.copy).toBe(word)
  const direction = language === 'ar-IQ' ? 'rtl' : 'ltr'
  const [shape = ''] = outlineOf(word, { size: 54, x: 0, y: 0, stroke: 1, direction }).match(/ d="[^"]+"/) ?? []
  expect(drawTicket({ language, ticket: written })).toContain(shape)
})

test('[print-2] every script has letters of its own: none is an empty box', () => {
  const svg = drawTicket({ language: 'en-US', ticket })
  const box = (text: string) =>
    outlineOf(text, { size: 38, x: 0, y: 0, stroke: 1, direction: 'ltr' }).match(/ d="[^"]+"/)?.[0]
  expect(svg).not.toContain(box('\u{10ffff}'))
  expect(svg).not.toContain('NaN')
})

test('[print-2] a ticket is a picture of one bit, 576 dots wide and as long as what it says; the time is that of the store', async () => {
  const press = new TicketPress()
  const pictures = await Promise.all(languages.map((language) => press.print({ language, ticket })))
  for (const picture of pictures) expect(sizeOf(picture)).toMatchObject({ width: 576, bits: 1 })
  const long = await press.print({ language: 'en-US', ticket: { ...ticket, remark: 'no sugar '.repeat(60) } })
  expect(sizeOf(long).length).toBeGreaterThan(sizeOf(pictures[0] ?? long).length + 300)
  expect(ticketWriting('ar-IQ', 'Asia/Singapore').clock(Date.UTC(2026, 10, 26, 4))).toBe('12:00')
})

/** Less than a thread may stand still: what fails says so at once. */
test('[print-2] what cannot be drawn fails by itself, and the next one is drawn', async () => {
  const press = new TicketPress()
  const broken = { language: 'en-US', ticket: { ...ticket, notes: undefined } } as never // as: no ticket
  await expect(press.print(broken)).rejects.toMatchObject({ fault: 'unavailable' })
  expect(sizeOf(await press.print({ language: 'en-US', ticket })).width).toBe(576)
}, 10_000)
