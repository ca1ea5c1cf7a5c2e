import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@tiffin/core/media/picture'
import sharp from 'sharp'
import { drawPicture, pictures } from './catalogue.ts'
import { contentHash, type Drawing, render, type Shot } from './render.ts'

/** Addresses of one picture, as the catalogue keeps them: without width and format, apart from the PNG. */
export interface Media {
  /** On its tile. */
  readonly image: string
  /** Without it. */
  readonly cut: string
  readonly png: string
}

const drawings = new Map<string, Drawing>()
const media = new Map<string, Media>()
for (const [name, picture] of Object.entries(pictures)) {
  const svg = drawPicture(name, picture)
  const file = `${name}-${contentHash(svg, picture.tint)}`
  drawings.set(file, { svg, tint: picture.tint })
  media.set(name, { image: `/media/${file}`, cut: `/media/${file}-cut`, png: `/media/${file}.png` })
}

/** Addresses of every picture by its name. */
export const listMedia = (): ReadonlyMap<string, Media> => media

const nameOf = /^(?<file>.+?-[0-9a-f]{12})(?:\.(?<icon>png)|(?<cut>-cut)?-(?<width>\d+)\.(?<format>avif|webp))$/

function shotOf(name: string): { drawing: Drawing; shot: Shot } | undefined {
  const { file = '', icon, cut, width, format } = nameOf.exec(name)?.groups ?? {}
  const drawing = drawings.get(file)
  if (drawing === undefined) return undefined
  if (icon) return { drawing, shot: { width: 192, format: 'png', isCut: true } }
  const known = pictureWidths.find((each) => each === Number(width))
  if (known === undefined || (format !== 'avif' && format !== 'webp')) return undefined
  return { drawing, shot: { width: known, format, isCut: cut !== undefined } }
}

/** Draws into `DATA_DIR/media`; false for a name that no picture has. Names carry the hash of the content: what is there stays. */
export function mediaDrawer(dataDir: string): (name: string) => Promise<boolean> {
  const folder = join(dataDir, 'media')
  const underWay = new Map<string, Promise<boolean>>()
  sharp.concurrency(1)

  async function draw(name: string): Promise<boolean> {
    const found = shotOf(name)
    if (found === undefined) return false
    const path = join(folder, name)
    if (existsSync(path)) return true
    await mkdir(folder, { recursive: true })
    await writeFile(`${path}.${process.pid}`, await render(found.drawing, found.shot))
    await rename(`${path}.${process.pid}`, path)
    return true
  }

  return (name) => {
    const drawn = underWay.get(name) ?? draw(name).finally(() => underWay.delete(name))
    underWay.set(name, drawn)
    return drawn
  }
}
