import { lineWidth, outlineOf } from '../src/lettering/outlines.ts'

/** A line of a drawn ticket; places are in dots, `y` is where its letters stand. */
interface DrawnLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
  /** By how wide the edges of its letters are drawn. */
  readonly weight: string
  readonly colour: string
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const style = { size: 1000, direction: 'ltr' } as const

/** Letters by their outlines; those of our own script only, as tests write in it. */
const letters = new Map(
  Array.from({ length: 95 }, (_none, index) => String.fromCharCode(32 + index))
    .concat('×', '·')
    .map((letter) => [outlineOf(letter, { ...style, x: 0, y: 0, stroke: 0 }).match(/ d="([^"]+)"/)?.[1] ?? '', letter]),
)

const weights = new Map([
  [22, 'bold'],
  [60, 'plain'],
])

function lineOf(colour: string, outline: string): DrawnLine {
  let [text, left, right, y, size, stroke] = ['', Number.NaN, Number.NaN, 0, 0, 0]
  for (const [, scale, x, base, width, shape = ''] of outline.matchAll(
    /matrix\((\S+) 0 0 \S+ (\S+) (\S+)\)" stroke-width="([^"]+)" d="([^"]+)"/g,
  )) {
    const letter = letters.get(shape) ?? '?'
    size = Math.round(Number(scale) * style.size)
    if (Number(x) - right > size / 10) text += ' '
    text += letter
    left = Number.isNaN(left) ? Number(x) : left
    right = Number(x) + (lineWidth(letter, style) * size) / style.size
    ;[y, stroke] = [Number(base), Number(width) * Number(scale)]
  }
  return { text, left, right, y, size, weight: weights.get(Math.round(size / stroke)) ?? 'odd', colour }
}

const numberOf = (attributes: string, name: string): number => Number(attributes.match(` ${name}="([^"]*)"`)?.[1])

/** What a drawn ticket says line by line, and its boxes and rules, in the order in which they are drawn; its ground is the first box. */
export function readTicket(svg: string): { lines: DrawnLine[]; boxes: Box[]; height: number } {
  const groups = [...svg.matchAll(/<g fill="([^"]*)" stroke="\1">(.*?)<\/g>/g)]
  const boxes = [...svg.matchAll(/<rect[^>]*>/g)].map(([box]) => ({
    ...{ x: numberOf(box, 'x'), y: numberOf(box, 'y'), width: numberOf(box, 'width'), height: numberOf(box, 'height') },
  }))
  return {
    lines: groups.map(([, colour = '', outline = '']) => lineOf(colour, outline)),
    ...{ boxes, height: numberOf(svg, 'height') },
  }
}
