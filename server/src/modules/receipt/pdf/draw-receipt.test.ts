import { describe, expect, it } from 'vitest'
import { linesOf, type PdfPage, readPdf } from '../../../../test/read-pdf.ts'
import type { ReceiptDocument } from '../document/receipt-document.ts'
import { writingOf } from '../document/writing.ts'
import { drawReceipt } from './draw-receipt.ts'

const format = { currentUnit: '$', defaultFractionDigits: 2, groupingSeparator: ',', currencyScale: 2 }

const aReceipt = (more: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  language: 'en-US',
  title: 'Receipt',
  number: '20261124-0042',
  brand: 'Osmanthus',
  place: [],
  facts: [],
  items: [],
  sums: [],
  credits: [],
  notes: [],
  ...more,
})

const draw = async (more: Partial<ReceiptDocument> = {}) => readPdf(await drawReceipt(aReceipt(more)))

async function drawPage(more: Partial<ReceiptDocument> = {}): Promise<PdfPage> {
  const [page] = (await draw(more)).pages
  if (!page) throw new Error('no page')
  return page
}

const shownOf = (page: PdfPage) =>
  linesOf(page).map(({ text, left, right, y, size, isBold, color }) => {
    const look = `${size}${isBold ? ' bold' : ''}${color === '35 26 23' ? '' : ' faint'}`
    return [text, ...[left, right, y].map((place) => Math.round(place)), look]
  })

const names = (page: PdfPage) => linesOf(page).map(({ text }) => text)

describe('[receipt-6] the file of a receipt', () => {
  it('is a roll of 80 mm: names in the middle, what it is at one edge and how much at the other', async () => {
    const page = await drawPage({
      place: ['High Street 1'],
      facts: [{ label: 'Date', value: '24 Nov' }],
      items: [
        { name: 'Tea', value: '¥10', notes: ['Large'], rows: [{ label: 'Item discount', value: '−¥2' }] },
        { name: 'Bun', value: '¥5', notes: [], rows: [] },
      ],
      sums: [
        { label: 'Subtotal', value: '¥15' },
        { label: 'Total', value: '¥13', tone: 'total' },
        { label: 'Includes GST', value: '¥1', tone: 'included' },
      ],
      credits: [{ heading: 'Credit note 43', rows: [{ label: 'Refunded', value: '−¥1', tone: 'total' }] }],
      notes: ['Thank you'],
    })
    expect(shownOf(page)).toEqual([
      ['Osmanthus', 75, 152, 30, '14 bold'],
      ['High Street 1', 90, 136, 44, '7.5 faint'],
      ['Receipt', 94, 132, 66, '11 bold'],
      ['Date', 14, 33, 90, '8.5'],
      ['24 Nov', 185, 213, 90, '8.5'],
      ['Tea', 14, 28, 113, '8.5 bold'],
      ['¥10', 198, 213, 113, '8.5 bold'],
      ['Large', 14, 34, 125, '7.5 faint'],
      ['Item discount', 22, 71, 137, '7.5 faint'],
      ['−¥2', 200, 213, 137, '7.5 faint'],
      ['Bun', 14, 30, 153, '8.5 bold'],
      ['¥5', 203, 213, 153, '8.5 bold'],
      ['Subtotal', 14, 47, 179, '8.5'],
      ['¥15', 198, 213, 179, '8.5'],
      ['Total', 14, 41, 196, '12 bold'],
      ['¥13', 192, 213, 196, '12 bold'],
      ['Includes GST', 14, 59, 210, '7.5 faint'],
      ['¥1', 204, 213, 210, '7.5 faint'],
      ['Credit note 43', 14, 70, 232, '8.5 bold'],
      ['Refunded', 14, 69, 250, '12 bold'],
      ['−¥1', 192, 213, 250, '12 bold'],
      ['Thank you', 14, 51, 273, '7.5 faint'],
    ])
    expect([page.width, Math.round(page.height)]).toEqual([226.77, 290])
    expect(page.rules.map(({ y }) => Math.round(y))).toEqual([75, 99, 164, 218, 259])
    expect(new Set(page.rules.map(({ color }) => color))).toEqual(new Set(['189 177 171']))
    expect(Math.max(...page.strokes)).toBe(0.5)
  })

  it('has a line between its parts, and none above notes that are not there', async () => {
    const { rules, ...page } = await drawPage({ notes: ['Thank you'] })
    expect(rules).toHaveLength(4)
    expect(rules.every(({ from, to }) => from === 14 && Math.abs(to - 212.77) < 0.01)).toBe(true)
    expect((await drawPage()).rules).toHaveLength(3)
    expect((await drawPage()).height).toBeLessThan(page.height)
  })

  it('names itself: its language, its number and whose it is', async () => {
    const { source } = await draw({ language: 'th-TH' })
    expect(source).toContain('/Lang (th-TH)')
    expect(source).toContain('(Receipt 20261124-0042)')
    expect(source).toContain('(Osmanthus)')
    expect(source).toContain('/DisplayDocTitle true')
  })

  it('draws emoji as outlines, and no empty box for any of them', async () => {
    const boxesOf = async (note: string) =>
      (await drawPage({ notes: [note] })).texts.reduce((sum, { boxes }) => sum + boxes, 0)
    expect(await boxesOf('Tea 🧋 👩🏽‍🍳 ❤️ ☕ 🇸🇬 ‼️')).toBe(0)
    expect(await boxesOf('\u{10ffff}')).toBe(1)
  })

  it('breaks a long name before the amount beside it, and the next row stands below both', async () => {
    const page = await drawPage({
      facts: [
        { label: 'Amount of the whole order before GST and the service charge', value: '¥1,234,567.00' },
        { label: 'Next', value: '¥1' },
      ],
    })
    const [, , first, amount, second, ...others] = linesOf(page)
    expect(Number(second?.y) - Number(first?.y)).toBeCloseTo(8.5 * 1.55, 1)
    expect([first?.text, amount?.text].toSorted()).toEqual(['Amount of the whole order', '¥1,234,567.00'])
    expect([second?.text, ...others.map(({ text }) => text)]).toEqual([
      ...['before GST and the service', 'charge', 'Next', '¥1'],
    ])
  })

  it('breaks a long name of an indented row before its amount too', async () => {
    const row = { label: 'Item discount of the week of osmanthus and pistachio in all stores', value: '−¥1,234' }
    const page = await drawPage({ items: [{ name: 'Tea', value: '¥1', notes: [], rows: [row] }] })
    const amount = linesOf(page).find(({ text }) => text === row.value)
    const parts = linesOf(page).filter(({ text, size }) => size === 7.5 && row.label.includes(text))
    expect(parts.map(({ text }) => text).join(' ')).toBe(row.label)
    for (const { right } of parts) expect(right).toBeLessThan(Number(amount?.left) - 7)
  })

  it('breaks a long amount too, and the next row stands below it', async () => {
    const value = 'A name of a way to pay that is longer than its column'
    const page = await drawPage({
      facts: [
        { label: 'Paid', value },
        { label: 'Next', value: '1' },
      ],
    })
    const lines = linesOf(page)
    const parts = lines.filter(({ text }) => value.includes(text) && text !== 'Paid')
    expect(parts.map(({ text }) => text).join(' ')).toBe(value)
    for (const { left, right } of parts) {
      expect(left).toBeGreaterThan(14 + 198.77 * 0.45 - 1)
      expect(right).toBeCloseTo(212.77, 0)
    }
    const next = lines.find(({ text }) => text === 'Next')
    expect(next?.y).toBeGreaterThan(Math.max(...parts.map(({ y }) => y)))
  })
})

describe('[receipt-6] the file of a receipt in Arabic', () => {
  it('is read from the other edge', async () => {
    const page = await drawPage({
      language: 'ar-IQ',
      facts: [{ label: 'تاريخ', value: '24' }],
      items: [{ name: 'Tea', value: '10', notes: [], rows: [{ label: 'GST', value: '2' }] }],
    })
    const edges = Object.fromEntries(linesOf(page).map(({ text, left, right }) => [text, [left, right]]))
    expect(edges['24']?.[0]).toBeCloseTo(14, 1)
    expect(edges['10']?.[0]).toBeCloseTo(14, 1)
    expect(edges.Tea?.[1]).toBeCloseTo(212.77, 1)
    expect(edges.GST?.[1]).toBeCloseTo(204.77, 1)
    expect(edges['2']?.[0]).toBeCloseTo(14, 1)
    const { left = 0, right = 0 } = linesOf(page)[0] ?? {}
    expect((left + right) / 2).toBeCloseTo(226.77 / 2, 1)
  })

  it('has words from right to left, and keeps the order of figures, of telephone numbers and of names in other letters', async () => {
    const lines = async (place: string) => names(await drawPage({ language: 'ar-IQ', place: [place] }))
    expect(await lines('+964 770 12')).toContain('+964 770 12')
    expect(await lines('High Street')).toContain('High Street')
    expect((await lines('Tea 500 شاي')).find((line) => line.includes('Tea'))).toMatch(/ Tea 500$/)
  })

  it('has a date as its page has it, though it has figures only', async () => {
    const { time } = writingOf('ar-IQ', { format, timeZone: 'Asia/Baghdad' })
    const value = time(Date.UTC(2026, 10, 26, 9, 5))
    const lines = names(await drawPage({ language: 'ar-IQ', facts: [{ label: 'تاريخ', value }] }))
    expect(lines).toContain('12:05 ،2026/11/26')
  })

  it('elsewhere has a name that begins with Arabic letters from right to left, and no other', async () => {
    const lines = async (place: string) => names(await drawPage({ place: [place] }))
    expect((await lines('שלום 500')).find((line) => line.includes('500'))).toMatch(/^500 /)
    expect((await lines('500 שלום')).find((line) => line.includes('500'))).toMatch(/ 500$/)
    expect((await lines('Tea 500 شاي')).find((line) => line.includes('Tea'))).toMatch(/^Tea 500 /)
  })
})

describe('[receipt-6] a receipt that is longer than a page may be', () => {
  it('goes on with the next one, and has every row once', async () => {
    const rows = Array.from({ length: 1100 }, (_none, row) => ({ label: `a${row}`, value: `${row}` }))
    const { pages } = await draw({ facts: rows })
    expect(pages.map(({ height }) => Math.round(height))).toEqual([14_000, 595])
    const shown = pages.flatMap((page) => page.texts.filter(({ text }) => text.startsWith('a')).map(({ text }) => text))
    expect(shown).toEqual(rows.map(({ label }) => label))
    for (const { texts, height } of pages) for (const { y } of texts) expect(y > 0 && y < height).toBe(true)
  })
})
