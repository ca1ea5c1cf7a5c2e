import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture, pictures } from './catalogue.ts'
import { contentHash, type Drawn, writePicture, writePng } from './render.ts'

/** Addresses of one picture, as the catalogue keeps them: without width and format, apart from the PNG. */
export interface Media {
  /** On its tile. */
  image: string
  /** Without it. */
  cut: string
  png: string
}

/** Where to draw and whom to tell. */
export interface DrawMedia {
  dataDir: string
  /** After every picture: how many of how many are done. */
  onProgress?: (done: number, total: number) => void
}

function listDrawn(folder: string): [string, Drawn][] {
  return Object.entries(pictures).map(([name, picture]) => {
    const svg = drawPicture(name, picture)
    return [name, { folder, file: `${name}-${contentHash(svg, picture.tint)}`, svg, tint: picture.tint }]
  })
}

/** Addresses of every picture by its name; draws nothing. */
export function listMedia(): Map<string, Media> {
  return new Map(
    listDrawn('').map(([name, { file }]) => [
      name,
      { image: `/media/${file}`, cut: `/media/${file}-cut`, png: `/media/${file}.png` },
    ]),
  )
}

/**
 * Draws every picture of the demo brands into `DATA_DIR/media`, once: files carry the hash of their content,
 * and those that are there stay. As many at a time as there are cores.
 */
export async function drawMedia({ dataDir, onProgress }: DrawMedia): Promise<Map<string, Media>> {
  const folder = join(dataDir, 'media')
  await mkdir(folder, { recursive: true })
  sharp.concurrency(1)
  const waiting = listDrawn(folder)
  const total = waiting.length
  let done = 0
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, drawn] = next
      await writePicture(drawn)
      if (name.startsWith('logo')) await writePng(drawn)
      done += 1
      onProgress?.(done, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return listMedia()
}
