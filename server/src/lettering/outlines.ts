import { type Font, openSync } from 'fontkit'
import { fontFiles, type ScriptFont } from './script-fonts.ts'
import { lineRuns } from './text-runs.ts'

/** Kept while the thread lives: a font is read once. */
const fonts = new Map<ScriptFont, Font>()

function fontNamed(name: ScriptFont): Font {
  const font = fonts.get(name) ?? openSync(fontFiles[name]())
  fonts.set(name, font)
  return font
}

interface LetterStyle {
  /** Of the letters, in the unit of the page. */
  readonly size: number
  readonly direction: 'ltr' | 'rtl'
}

interface Run {
  readonly font: Font
  readonly laid: ReturnType<Font['layout']>
  readonly scale: number
}

const layOut = (text: string, { size, direction }: LetterStyle): Run[] =>
  lineRuns(text, direction).map(({ text: part, font: name }) => {
    const font = fontNamed(name)
    return { font, laid: font.layout(part), scale: size / font.unitsPerEm }
  })

/** How wide a line is. */
export const lineWidth = (text: string, style: LetterStyle): number =>
  layOut(text, style).reduce((sum, { laid, scale }) => sum + laid.advanceWidth * scale, 0)

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000)

interface Place {
  readonly x: number
  readonly y: number
  /** How wide the edge of each letter is drawn: bold has no font of its own. */
  readonly stroke: number
}

/** The outlines of a line as paths of SVG, from a left edge on a base line: the same letters wherever it is drawn. */
export function outlineOf(text: string, { x, y, stroke, ...style }: LetterStyle & Place): string {
  let left = x
  const paths: string[] = []
  for (const { laid, scale } of layOut(text, style)) {
    for (const [index, glyph] of laid.glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = laid.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      const shape = glyph.path.toSVG()
      const place = [scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale].map(rounded).join(' ')
      if (shape !== '')
        paths.push(`<path transform="matrix(${place})" stroke-width="${rounded(stroke / scale)}" d="${shape}"/>`)
      left += xAdvance * scale
    }
  }
  return paths.join('')
}
