import sharp from 'sharp'
import { Refusal } from '../../../base/refusal.ts'
import type { IncomingPicture } from './incoming.ts'

/** Side of an avatar in pixels; a smaller picture stays as small as it is. */
const avatarSide = 512
/** Longest side of a picture that is kept whole. */
const wholeSide = 1600
/** The most pixels that a picture may have. */
interface PixelLimits {
  /** Read strip by strip, so many pixels take a few megabytes. */
  readonly inStrips: number
  /** What is unpacked whole before it can be made smaller takes up to 18 bytes a pixel, and two are drawn at a time. */
  readonly whole: number
}

const ofCustomers: PixelLimits = { inStrips: 20_000_000, whole: 2_500_000 }
const longestSeconds = 10

// A cache would hold pictures of other customers, and their files are deleted.
sharp.cache(false)

export interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const reading = { failOn: 'error', sequentialRead: true, pages: 1 } as const

/** A picture is what its first bytes say and what the decoder says; size comes from its header, nothing is unpacked yet. */
export async function checkHeader(
  { path, format }: IncomingPicture,
  limits = ofCustomers,
): Promise<{ width: number; height: number }> {
  const read = sharp(path, { ...reading, limitInputPixels: false }).metadata()
  const header = await read.catch(() => {
    throw new Refusal('fileTypeWrong')
  })
  const isSame = format === 'avif' ? header.format === 'heif' && header.compression === 'av1' : header.format === format
  if (!isSame) throw new Refusal('fileTypeWrong')
  const isWhole = format === 'avif' || format === 'gif' || header.isProgressive
  if (header.width * header.height > (isWhole ? limits.whole : limits.inStrips)) throw new Refusal('fileTooLarge')
  return header
}

/** Draws a picture again: upright, the first of its frames, on white; nothing else of the file survives. */
async function draw(path: string, shape: { width: number; height: number; fit: 'cover' | 'inside' }): Promise<Drawn> {
  const drawing = sharp(path, { ...reading, limitInputPixels: ofCustomers.inStrips })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await drawing.catch(() => {
    throw new Refusal('fileTypeWrong') // its header was right and the rest is not
  })
  return { bytes: data, width: info.width, height: info.height }
}

/** A square from the middle of a picture. */
export async function drawAvatar(incoming: IncomingPicture): Promise<Drawn> {
  const { width, height } = await checkHeader(incoming)
  const side = Math.min(avatarSide, width, height)
  return draw(incoming.path, { width: side, height: side, fit: 'cover' })
}

/** The whole picture, as large as a screen shows it. */
export async function drawWhole(incoming: IncomingPicture): Promise<Drawn> {
  await checkHeader(incoming)
  return draw(incoming.path, { width: wholeSide, height: wholeSide, fit: 'inside' })
}
