import { createHash } from 'node:crypto'
import { pictureWidths } from '@tiffin/core/media/picture'
import sharp from 'sharp'
import { side, tileSvg } from './art.ts'
import type { Tint } from './tints.ts'

const largest = 640

/** Lists show the small ones, so these are worth some effort; the large ones are seen one at a time. */
const avif = { quality: 58, chromaSubsampling: '4:2:0' }
const webp = { quality: 80, alphaQuality: 90, effort: 2 }

/** The part of a file's name that says what is in it: the drawing, its tile and how both are written. */
export const contentHash = (svg: string, tint: Tint): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, tileSvg(tint), pictureWidths, avif, webp]))
    .digest('hex')
    .slice(0, 12)

/** The drawing of a file: what is on it, and the tile it lies on. */
export interface Drawing {
  readonly svg: string
  readonly tint: Tint
}

type Format = 'avif' | 'webp' | 'png'

/** Which file of a drawing: cut out, or on its tile. */
export interface Shot {
  readonly width: number
  readonly format: Format
  readonly isCut: boolean
}

const raster = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / side }).resize(width, width)

async function paint({ svg, tint }: Drawing, { width, isCut }: Shot) {
  const cut = raster(svg, width).ensureAlpha()
  if (isCut) return cut
  return raster(tileSvg(tint), width)
    .composite([{ input: await cut.png({ compressionLevel: 0 }).toBuffer() }])
    .removeAlpha()
}

/** A drawing as the bytes of one file. */
export async function render(drawing: Drawing, shot: Shot): Promise<Buffer> {
  const painted = await paint(drawing, shot)
  if (shot.format === 'png') return painted.png({ palette: true, compressionLevel: 9 }).toBuffer()
  if (shot.format === 'webp') return painted.webp(webp).toBuffer()
  return painted.avif({ ...avif, effort: shot.width === largest ? 0 : 1 }).toBuffer()
}
