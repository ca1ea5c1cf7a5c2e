import { languages } from '@tiffin/core/language/language'
import { type Ticket, writeTicket } from '@tiffin/core/ticket/ticket'
import { expect, test } from 'vitest'
import { sizeOf } from '../../../../test/fake-printer.ts'
import { readTicket } from '../../../../test/read-ticket.ts'
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

const detail = (text: string, isLoud = false) => ({ text, isLoud })

const full: Ticket = {
  ...{ code: 'T042', copy: 'COPY', method: 'Takeaway', time: 'due 10:41', customer: 'Mira', allergy: 'Allergy: milk' },
  ...{ remark: 'No straw, '.repeat(6), notes: ['Napkins'], part: '1 of 2', foot: '26112604000012' },
  lines: [
    {
      ...{ num: 2, name: 'Tea', warning: 'Contains: milk, peanuts, sesame' },
      rows: [
        { details: [detail('Large'), detail('Less ice', true), detail('Oat milk'), detail('No sugar', true)] },
        { details: [detail('Cake', true)] },
      ],
    },
    { num: 1, name: 'Bun', rows: [], warning: '' },
  ],
}
const empty: Ticket = { ...ticket, time: '', customer: '', foot: '', lines: [] }

const drawn = (more: Partial<Ticket>, language: 'en-US' | 'ar-IQ' = 'en-US') =>
  readTicket(drawTicket({ language, ticket: { ...full, ...more } }))

const shownOf = ({ lines }: ReturnType<typeof readTicket>) =>
  lines.map(({ text, left, right, y, ...look }) => [
    ...[text, ...[left, right, y].map(Math.round)],
    `${look.size} ${look.weight}${look.colour === '#000' ? '' : ` ${look.colour}`}`,
  ])

test('[print-2] a ticket says everything from above: the code and the method at both edges, what is asked for in white on black, choices below their line, and of these loud what is unusual', () => {
  const picture = drawn({})
  expect(shownOf(picture)).toEqual([
    ['COPY', 219, 357, 74, '54 bold #fff'],
    ['T042', 12, 248, 217, '104 bold'],
    ['Takeaway', 382, 564, 217, '40 bold'],
    ['due 10:41', 12, 215, 301, '44 bold'],
    ['Mira', 12, 76, 349, '30 plain'],
    ['Allergy: milk', 22, 218, 400, '34 bold #fff'],
    ['No straw, No straw, No straw, No', 22, 547, 467, '34 bold #fff'],
    ['straw, No straw, No straw,', 22, 437, 515, '34 bold #fff'],
    ['Napkins', 12, 127, 572, '30 plain'],
    ['2× Tea', 12, 127, 643, '38 bold'],
    ['Large · Oat milk', 74, 296, 689, '30 plain'],
    ['Less ice · No sugar', 74, 370, 735, '34 bold'],
    ['Cake', 74, 152, 784, '34 bold'],
    ['Contains: milk, peanuts,', 74, 457, 832, '34 bold'],
    ['sesame', 74, 196, 880, '34 bold'],
    ['1× Bun', 12, 137, 943, '38 bold'],
    ['1 of 2', 12, 101, 1023, '34 bold'],
    ['26112604000012', 12, 204, 1060, '24 plain'],
  ])
  const [ground, ...boxes] = picture.boxes
  expect([ground?.width, ground?.height, picture.height]).toEqual([576, 1093, 1093])
  expect(boxes.map((box) => Object.values(box).map(Math.round))).toEqual([
    ...[
      [0, 12, 576, 87],
      [0, 359, 576, 58],
      [0, 426, 576, 107],
    ],
    ...[
      [12, 591, 552, 3],
      [12, 975, 552, 3],
    ],
  ])
})

test('[print-2] in Arabic a ticket begins at the right edge', () => {
  const { lines } = drawn({}, 'ar-IQ')
  const [copy, code, method, , , allergy] = lines
  expect((Number(copy?.left) + Number(copy?.right)) / 2).toBeCloseTo(576 / 2)
  expect([code?.right, method?.left, allergy?.right].map(Number)).toEqual([564, 12, 554])
  expect(lines.find(({ text }) => text === 'Large · Oat milk')?.right).toBeCloseTo(564 - 62)
  const begins = drawn({}).lines.map(({ left, right }) => [576 - right, 576 - left].map(Math.round))
  expect(lines.map(({ left, right }) => [left, right].map(Math.round))).toEqual(begins)
})

test('[print-2] what a ticket does not say takes no room, and nothing in it is left to a font of another machine', () => {
  expect(drawn(empty).lines.map(({ text }) => text)).toEqual(['T042', 'Takeaway'])
  expect(
    drawn(empty)
      .boxes.slice(1)
      .map(({ y }) => Math.round(y)),
  ).toEqual([168, 188])
  expect(drawTicket({ language: 'en-US', ticket: full }).replace(/<[^>]*>/g, '')).toBe('')
})

test('[print-2] a method that has no room beside the code stands below it, at the edge where lines begin', () => {
  const placeOf = (method: string) => {
    const [code, below] = drawn({ copy: '', method }).lines
    return [below?.left, Number(below?.y) - Number(code?.y)].map(Number).map(Math.round)
  }
  expect(placeOf('Makan di temp')).toEqual([282, 0])
  for (const method of ['Makan di tempa', 'Makan di tempat']) expect(placeOf(method)).toEqual([12, 80])
  expect(drawn({ copy: '', method: 'Makan di tempat' }, 'ar-IQ').lines[1]?.right).toBeCloseTo(564)
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
