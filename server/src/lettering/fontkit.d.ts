declare module 'fontkit' {
  export interface Glyph {
    readonly path: { toSVG(): string }
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    readonly advanceWidth: number
  }
  export interface Font {
    readonly unitsPerEm: number
    layout(text: string): GlyphRun
  }
  export function openSync(file: string): Font
}
