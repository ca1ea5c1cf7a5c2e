import { inflateSync } from 'node:zlib'

/** What is written at one place; places are in points from the page's upper left corner. */
export interface PdfText {
  text: string
  left: number
  right: number
  /** Of the line on which letters stand. */
  readonly y: number
  readonly size: number
  readonly isBold: boolean
  /** Characters that its font does not have, each an empty box. */
  readonly boxes: number
  /** Red, green and blue, 0…255. */
  readonly color: string
}

/** A page: its size, its texts word by word as they were drawn, and its straight lines. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly texts: readonly PdfText[]
  readonly rules: readonly { readonly from: number; readonly to: number; readonly y: number; readonly color: string }[]
  /** How wide edges of letters and rules are drawn. */
  readonly strokes: readonly number[]
}

interface Font {
  readonly letters: readonly string[]
  readonly widths: readonly number[]
}

const numbersIn = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(Number)

const matched = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

/** Objects by their numbers, as far as Tiffin's own files need it: none is in a stream of objects. */
function objectsOf(bytes: Buffer): Map<string, string> {
  const found = bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, body]))
}

function streamOf(body: string): string {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

function fontOf(objects: Map<string, string>, id: string): Font {
  const body = objects.get(id) ?? ''
  const map = streamOf(objects.get(matched(body, /\/ToUnicode (\d+)/)) ?? '')
  const glyphs = objects.get(matched(body, /\/DescendantFonts \[(\d+)/)) ?? ''
  const ranges = [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*)\]/g)].map(([, list = '']) => list).join(' ')
  const codes = [...ranges.matchAll(/<([\da-f ]*)>/g)].map(([, code = '']) => code.replaceAll(' ', ''))
  return {
    letters: codes.map((code) => Buffer.from(code, 'hex').swap16().toString('utf16le').replaceAll('\0', '')),
    widths: numbersIn(matched(glyphs, /\/W \[0 \[([^\]]*)\]/)),
  }
}

/** Glyphs and the gaps between them, in thousandths of the size. */
function wordOf({ letters, widths }: Font, drawn: string): { text: string; width: number } {
  let text = ''
  let width = 0
  for (const [, glyphs = '', gap = ''] of drawn.matchAll(/<([\da-f]*)>|(-?[\d.]+)/g)) {
    width -= Number(gap)
    for (const glyph of glyphs.match(/.{4}/g) ?? []) {
      text += letters[Number.parseInt(glyph, 16)] ?? ''
      width += widths[Number.parseInt(glyph, 16)] ?? 0
    }
  }
  return { text, width }
}

/** Red, green and blue as 0…255. */
const levelsOf = (color: string): string =>
  numbersIn(color)
    .map((part) => Math.round(part * 255))
    .join(' ')

const textPattern =
  /([\d. ]+) scn\n(?:(?!scn\n)[\s\S])*?BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n(2 Tr\n)?(?:0 Tr\n)?\[(.*)\] TJ/g

function pageOf(objects: Map<string, string>, body: string): PdfPage {
  const [, , width = 0, height = 0] = numbersIn(matched(body, /\/MediaBox \[([^\]]*)\]/))
  const resources = objects.get(matched(body, /\/Resources (\d+)/)) ?? ''
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fontOf(objects, id)]),
  )
  const content = streamOf(objects.get(matched(body, /\/Contents (\d+)/)) ?? '')
  const texts = [...content.matchAll(textPattern)].map(([, color = '', x, y, font = '', points, bold, drawn = '']) => {
    const word = wordOf(fonts.get(font) ?? { letters: [], widths: [] }, drawn)
    const [left, size] = [Number(x), Number(points)]
    return {
      ...{ text: word.text, left, right: left + (word.width * size) / 1000, y: height - Number(y), size },
      ...{
        isBold: bold !== undefined,
        boxes: drawn.match(/<(?:.{4})*?0000(?=(?:.{4})*>)/g)?.length ?? 0,
        color: levelsOf(color),
      },
    }
  })
  const rules = [...content.matchAll(/^([\d. ]+) SCN\n(\S+) (\S+) m\n(\S+) \S+ l\nS$/gm)].map(
    ([, color = '', from, y, to]) => ({
      ...{ from: Number(from), to: Number(to), y: Number(y), color: levelsOf(color) },
    }),
  )
  const strokes = [...new Set([...content.matchAll(/^(\S+) w$/gm)].map(([, stroke]) => Number(stroke)))]
  return { width, height, texts, rules, strokes }
}

/** The pages of a file that Tiffin drew, and its objects as text. */
export function readPdf(bytes: Buffer): { pages: PdfPage[]; source: string } {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter((body) => /\/Type \/Page$/m.test(body))
  return { pages: pages.map((body) => pageOf(objects, body)), source: bytes.toString('latin1') }
}

/** Words that stand beside each other as one text; parts of a line that are further apart than a space stay two. */
export function linesOf({ texts }: PdfPage): PdfText[] {
  const lines: PdfText[] = []
  for (const word of texts.toSorted((one, other) => one.y - other.y || one.left - other.left)) {
    const last = lines.at(-1)
    if (last && last.y === word.y && word.left - last.right < 1) {
      last.text += word.text
      last.right = word.right
    } else lines.push({ ...word })
  }
  return lines
}
