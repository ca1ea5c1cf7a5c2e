import { direction as directionOf, htmlLang } from '@tiffin/phrases/locales'
import PDFDocument from 'pdfkit'
import { breakLines } from '../../../lettering/break-lines.ts'
import { fontFiles } from '../../../lettering/script-fonts.ts'
import { lineRuns } from '../../../lettering/text-runs.ts'
import type { ReceiptDocument, ReceiptItem, ReceiptRow } from '../document/receipt-document.ts'

/** A roll of 80 mm, in points; a page is as long as its receipt. */
const width = 226.77
const margin = 14
const inner = width - 2 * margin
/** No reader takes a longer page. */
const longestPage = 14_000

const ink = '#231a17'
const faint = '#5d514c'

interface Style {
  readonly size: number
  readonly isBold?: boolean
  readonly color?: string
}

const styles = {
  brand: { size: 14, isBold: true },
  title: { size: 11, isBold: true },
  plain: { size: 8.5 },
  strong: { size: 8.5, isBold: true },
  small: { size: 7.5, color: faint },
  total: { size: 12, isBold: true },
} as const satisfies Record<string, Style>

type Align = 'start' | 'center' | 'end'

/** Writes from top to bottom; what is written is drawn once the length of the page is known. */
class Roll {
  readonly #document: PDFKit.PDFDocument
  readonly #language: string
  readonly #direction: 'ltr' | 'rtl'
  readonly #steps: { y: number; draw: (y: number) => void }[] = []
  y = margin

  constructor(document: PDFKit.PDFDocument, { language }: ReceiptDocument) {
    this.#document = document
    this.#language = htmlLang(language)
    this.#direction = directionOf(language)
    for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file())
  }

  #runs(text: string) {
    return lineRuns(text, this.#direction)
  }

  #measure(text: string, { size }: Style): number {
    const runs = this.#runs(text)
    return runs.reduce((sum, { text: part, font }) => sum + this.#document.font(font, size).widthOfString(part), 0)
  }

  #drawLine(text: string, style: Style, place: { x: number; y: number }): void {
    const { size, isBold = false, color = ink } = style
    let { x } = place
    for (const { text: part, font } of this.#runs(text)) {
      const document = this.#document
        .font(font, size)
        .fillColor(color)
        .strokeColor(color)
        .lineWidth(size / 32)
      document.text(part, x, place.y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isBold })
      x += document.widthOfString(part)
    }
  }

  /** Lines of text in a column, `from` points behind the reading edge. Answers how high they are. */
  text(text: string, style: Style, { align = 'start' as Align, from = 0, room = inner } = {}): number {
    const lines = breakLines(text, this.#language, { width: room, measure: (part) => this.#measure(part, style) })
    const height = style.size * 1.55
    const isRtl = this.#direction === 'rtl'
    for (const [index, line] of lines.entries()) {
      const spare = room - this.#measure(line, style)
      const behind = from + (align === 'center' ? spare / 2 : align === 'end' ? spare : 0)
      const x = margin + (isRtl ? inner - behind - (room - spare) : behind)
      const y = this.y + index * height + style.size * 1.15
      this.#steps.push({ y, draw: (top) => this.#drawLine(line, style, { x, y: top }) })
    }
    return lines.length * height
  }

  paragraph(text: string, style: Style, options: { align?: Align; from?: number; room?: number } = {}): void {
    this.y += this.text(text, style, options)
  }

  /** What it is at the one edge, how much at the other. */
  row(label: string, value: string, { style = styles.plain as Style, from = 0 } = {}): void {
    const room = Math.min(this.#measure(value, style), inner * 0.55)
    const height = this.text(label, style, { from, room: inner - room - 8 - from })
    const valueHeight = this.text(value, style, { align: 'end', from: inner - room, room: room + 0.01 })
    this.y += Math.max(height, valueHeight)
  }

  line(): void {
    this.y += 5
    const draw = (y: number) =>
      this.#document
        .lineWidth(0.5)
        .strokeColor('#bdb1ab')
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .stroke()
    this.#steps.push({ y: this.y, draw })
    this.y += 5
  }

  /** Draws everything, on as many pages as it takes. */
  draw(): void {
    const length = this.y + margin
    for (let top = 0; top < length; top += longestPage) {
      const end = Math.min(top + longestPage, length)
      this.#document.addPage({ size: [width, end - top], margin: 0 })
      for (const step of this.#steps) if (step.y >= top && step.y < end) step.draw(step.y - top)
    }
  }
}

const rowStyle = ({ tone }: ReceiptRow): Style =>
  tone === 'total' ? styles.total : tone === 'included' ? styles.small : styles.plain

function writeItem(roll: Roll, { name, value, notes, rows }: ReceiptItem): void {
  roll.row(name, value, { style: styles.strong })
  for (const note of notes) roll.paragraph(note, styles.small)
  for (const row of rows) roll.row(row.label, row.value, { style: styles.small, from: 8 })
  roll.y += 3
}

function write(roll: Roll, receipt: ReceiptDocument): void {
  roll.paragraph(receipt.brand, styles.brand, { align: 'center' })
  for (const line of receipt.place) roll.paragraph(line, styles.small, { align: 'center' })
  roll.y += 6
  roll.paragraph(receipt.title, styles.title, { align: 'center' })
  roll.line()
  for (const { label, value } of receipt.facts) roll.row(label, value)
  roll.line()
  for (const item of receipt.items) writeItem(roll, item)
  roll.line()
  for (const row of receipt.sums) roll.row(row.label, row.value, { style: rowStyle(row) })
  for (const { heading, rows } of receipt.credits) {
    roll.line()
    roll.paragraph(heading, styles.strong)
    for (const row of rows) roll.row(row.label, row.value, { style: rowStyle(row) })
  }
  if (receipt.notes.length > 0) roll.line()
  for (const note of receipt.notes) roll.paragraph(note, styles.small)
}

/** A receipt as a file of PDF. */
export function drawReceipt(receipt: ReceiptDocument): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    lang: htmlLang(receipt.language),
    info: { Title: `${receipt.title} ${receipt.number}`, Author: receipt.brand },
    displayTitle: true,
  })
  const roll = new Roll(document, receipt)
  write(roll, receipt)
  roll.draw()
  const done = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => done.resolve(Buffer.concat(chunks)))
  document.on('error', done.reject)
  document.end()
  return done.promise
}
