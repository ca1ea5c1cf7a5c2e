import type { Language } from '@tiffin/core/language/language'
import type { Ticket, TicketLine } from '@tiffin/core/ticket/ticket'
import { direction as directionOf, htmlLang } from '@tiffin/phrases/locales'
import { breakLines } from '../../../lettering/break-lines.ts'
import { lineWidth, outlineOf } from '../../../lettering/outlines.ts'

/** What is drawn: a ticket in a language, or the page that tries a printer, which is a ticket too. */
export interface DrawnTicket {
  readonly language: Language
  readonly ticket: Ticket
}

/** The dots of a line on a roll of 80 mm: 72 mm at 8 dots a millimetre. */
const rollDots = 576
const margin = 12
const inner = rollDots - 2 * margin
/** Between two texts of one line. */
const gap = 16

interface Style {
  readonly size: number
  readonly isBold?: boolean
  /** White on black, as wide as the roll. */
  readonly isInverted?: boolean
  readonly isCentered?: boolean
}

const styles = {
  copy: { size: 54, isBold: true, isInverted: true, isCentered: true },
  code: { size: 104, isBold: true },
  method: { size: 40, isBold: true },
  time: { size: 44, isBold: true },
  plain: { size: 30 },
  loud: { size: 34, isBold: true, isInverted: true },
  name: { size: 38, isBold: true },
  detail: { size: 30 },
  different: { size: 34, isBold: true },
  foot: { size: 24 },
} as const satisfies Record<string, Style>

/** Black letters and white ones are never thinner than a dot burns; that of bold is a stroke around them. */
const strokeOf = ({ size, isBold = false }: Style): number => (isBold ? size / 22 : size / 60)

/** Writes from top to bottom in black and white. */
class Roll {
  readonly #language: string
  readonly #direction: 'ltr' | 'rtl'
  readonly #shapes: string[] = []
  y = margin

  constructor(language: Language) {
    this.#language = htmlLang(language)
    this.#direction = directionOf(language)
  }

  #letters(text: string, style: Style, place: { x: number; y: number }): string {
    const outline = outlineOf(text, {
      ...{ ...place, size: style.size, stroke: strokeOf(style), direction: this.#direction },
    })
    const colour = style.isInverted ? '#fff' : '#000'
    return `<g fill="${colour}" stroke="${colour}">${outline}</g>`
  }

  #widthOf(text: string, { size }: Style): number {
    return lineWidth(text, { size, direction: this.#direction })
  }

  /** A paragraph, `from` dots behind the edge where lines begin. */
  text(text: string, style: Style, from = 0): void {
    if (text === '') return
    const { size, isInverted = false, isCentered = false } = style
    const measure = (part: string) => this.#widthOf(part, style)
    const pad = isInverted ? 10 : 0
    const room = inner - from - 2 * pad
    const lines = breakLines(text, this.#language, { width: room, measure })
    const height = size * 1.42
    if (isInverted) {
      const box = { y: this.y, height: lines.length * height + pad }
      this.#shapes.push(`<rect x="0" y="${box.y}" width="${rollDots}" height="${box.height}"/>`)
    }
    for (const [index, line] of lines.entries()) {
      const spare = room - measure(line)
      const behind = from + pad + (isCentered ? spare / 2 : 0)
      const x = margin + (this.#direction === 'rtl' ? inner - behind - (room - spare) : behind)
      this.#shapes.push(this.#letters(line, style, { x, y: this.y + pad / 2 + index * height + size * 1.06 }))
    }
    this.y += lines.length * height + (isInverted ? pad + 8 : 0)
  }

  /** Two texts at both edges of one line; where they do not fit beside each other, the second one stands below. */
  edges(start: string, end: string, style: { start: Style; end: Style }): void {
    const top = this.y
    this.text(start, style.start)
    const width = this.#widthOf(end, style.end)
    const x = this.#direction === 'rtl' ? margin : margin + inner - width
    const isBeside = this.#widthOf(start, style.start) + gap + width <= inner
    if (isBeside) this.#shapes.push(this.#letters(end, style.end, { x, y: top + style.start.size * 1.06 }))
    else this.text(end, style.end)
  }

  line(): void {
    this.#shapes.push(`<rect x="${margin}" y="${this.y + 8}" width="${inner}" height="3"/>`)
    this.y += 20
  }

  /** The picture, with room for the cutter. */
  svg(): string {
    const height = Math.ceil(this.y + 2 * margin)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${rollDots}" height="${height}"><rect width="${rollDots}" height="${height}" fill="#fff"/>${this.#shapes.join('')}</svg>`
  }
}

const indent = 62

function writeLine(roll: Roll, { num, name, rows, warning }: TicketLine): void {
  roll.text(`${num}× ${name}`, styles.name)
  for (const { details } of rows)
    for (const isLoud of [false, true]) {
      const words = details.filter((detail) => detail.isLoud === isLoud).map(({ text }) => text)
      roll.text(words.join(' · '), isLoud ? styles.different : styles.detail, indent)
    }
  roll.text(warning, styles.different, indent)
  roll.y += 10
}

/** A ticket as a drawing of black and white, 576 dots wide and as long as what it says [print-2]. */
export function drawTicket({ language, ticket }: DrawnTicket): string {
  const roll = new Roll(language)
  roll.text(ticket.copy, styles.copy)
  roll.edges(ticket.code, ticket.method, { start: styles.code, end: styles.method })
  roll.text(ticket.time, styles.time)
  roll.text(ticket.customer, styles.plain)
  roll.text(ticket.allergy, styles.loud)
  roll.text(ticket.remark, styles.loud)
  for (const note of ticket.notes) roll.text(note, styles.plain)
  roll.line()
  for (const line of ticket.lines) writeLine(roll, line)
  roll.line()
  roll.text(ticket.part, styles.different)
  roll.text(ticket.foot, styles.foot)
  return roll.svg()
}
