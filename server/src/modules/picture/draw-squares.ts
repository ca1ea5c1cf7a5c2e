import { createHash } from 'node:crypto'
import { cropOf, type Framing, pictureWidths } from '@tiffin/core/media/picture'
import sharp from 'sharp'

const longest = 2048
const iconWidth = 192

/** Lists show the small ones, so these are worth some effort; the large ones are seen one at a time. */
const avif = { quality: 58, chromaSubsampling: '4:2:0' }
const webp = { quality: 80, alphaQuality: 90, effort: 2 }

/** A picture as it is kept whole: upright, no larger than a screen needs, and nothing but pixels. */
export interface Whole {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly isCutOut: boolean
}

/** Draws a picture that was sent as it is kept whole. */
export async function drawWhole(path: string): Promise<Whole> {
  const { data, info } = await sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data).stats()
  return { bytes: data, width: info.width, height: info.height, isCutOut: !isOpaque }
}

const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** The name of a picture's file, of its brand and its pixels. */
export const contentOf = (corpId: string, { bytes }: Whole): string =>
  shortHash(corpId, createHash('sha256').update(bytes).digest('base64url'))

/** The name of one square of a picture, of all that decides what its files hold. */
export const squareOf = (content: string, { focusX, focusY, zoom }: Framing): string =>
  shortHash(content, JSON.stringify([focusX, focusY, zoom, pictureWidths, avif, webp]))

/** The files of a square by name: every width in both formats, and a small PNG for what knows neither. */
export async function drawSquare(
  whole: Pick<Whole, 'bytes' | 'width' | 'height'>,
  framing: Framing,
  square: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const { left, top, side } = cropOf(whole, framing)
  const cut = await sharp(whole.bytes)
    .extract({ left, top, width: side, height: side })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = () => sharp(cut.data, { raw: cut.info })
  const files = new Map<string, Buffer>()
  const largest = Math.max(...pictureWidths)
  for (const width of pictureWidths) {
    const drawn = from().resize(width, width)
    const effort = width === largest ? 0 : 1
    files.set(`${square}-${width}.webp`, await drawn.clone().webp(webp).toBuffer())
    files.set(`${square}-${width}.avif`, await drawn.avif({ ...avif, effort }).toBuffer())
  }
  const icon = from().resize(iconWidth, iconWidth).png({ palette: true, compressionLevel: 9 })
  return files.set(`${square}-${iconWidth}.png`, await icon.toBuffer())
}

/** The names of a square's files. */
export const filesOf = (square: string): readonly string[] => [
  ...pictureWidths.flatMap((width) => [`${square}-${width}.webp`, `${square}-${width}.avif`]),
  `${square}-${iconWidth}.png`,
]
