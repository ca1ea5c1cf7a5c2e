import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { side, tileSvg } from './art.ts'
import type { Tint } from './tints.ts'

/** Widths that pages ask for: rows, tiles and heads of sheets at up to three times the density. */
const widths = [96, 192, 384, 640] as const

const biggest = 640
/** Lists show the small ones, so these are worth some effort; the large ones are seen one at a time. */
const avif = {
  96: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  192: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  384: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  640: { quality: 58, effort: 0, chromaSubsampling: '4:2:0' },
}
const webp = { quality: 80, alphaQuality: 90, effort: 2 }

/** The part of a file's name that says what is in it: the drawing, its tile and how both are written. */
export const contentHash = (svg: string, tint: Tint): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, tileSvg(tint), widths, avif, webp]))
    .digest('hex')
    .slice(0, 12)

async function write(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, await make())
  await rename(unfinished, path)
}

type Pixels = Awaited<ReturnType<typeof raster>>

/** Pixels as they are: between the steps nothing is packed. */
async function raster(svg: string, width: number) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * width) / side })
    .resize(width, width)
    .ensureAlpha()
    .raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } } as const
}

const open = ({ data, raw }: Pixels) => sharp(data, { raw })

async function writeSizes(base: string, full: Pixels): Promise<void> {
  for (const width of widths) {
    const sized = () => open(full).resize(width, width)
    await write(`${base}-${width}.avif`, () => sized().avif(avif[width]).toBuffer())
    await write(`${base}-${width}.webp`, () => sized().webp(webp).toBuffer())
  }
}

/** Where a picture goes and what is drawn. */
export interface Drawn {
  folder: string
  /** Name with hash, without width and format. */
  file: string
  svg: string
  tint: Tint
}

const isWritten = ({ folder, file }: Drawn): boolean =>
  [file, `${file}-cut`].every((name) =>
    widths.every((width) => ['avif', 'webp'].every((format) => existsSync(join(folder, `${name}-${width}.${format}`)))),
  )

/** Writes a picture in all its files: on its tile and cut out, each width as AVIF and WebP. What is there stays. */
export async function writePicture(drawn: Drawn): Promise<void> {
  if (isWritten(drawn)) return
  const { folder, file, svg, tint } = drawn
  const cut = await raster(svg, biggest)
  const { data, info } = await open(await raster(tileSvg(tint), biggest))
    .composite([{ input: cut.data, raw: cut.raw }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const onTile = { data, raw: { width: info.width, height: info.height, channels: info.channels } }
  await writeSizes(join(folder, file), onTile)
  await writeSizes(join(folder, `${file}-cut`), cut)
}

/** Writes a picture as one PNG: what browsers show on their tab. */
export async function writePng({ folder, file, svg }: Drawn): Promise<void> {
  await write(join(folder, `${file}.png`), async () =>
    open(await raster(svg, 192))
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  )
}
