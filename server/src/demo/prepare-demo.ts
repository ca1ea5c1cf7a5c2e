import { basename } from 'node:path'
import { listMedia } from '@tiffin/demo/illustrator/draw-media'
import type { Database } from '../db/database.ts'
import type { DrawFile } from '../http/media-files.ts'
import { seedDemo } from './seed-demo.ts'

/** Where the demo goes, what draws its pictures, and how it says what it does, a line at a time. */
export interface PrepareDemo {
  readonly db: Database
  readonly drawFile: DrawFile
  readonly say: (line: string) => void
}

/** Puts the demo brands into the database, once, and draws their logos; every other picture is drawn when it is asked for first. */
export async function prepareDemo({ db, drawFile, say }: PrepareDemo): Promise<void> {
  const media = listMedia()
  const logos = [...media].filter(([name]) => name.startsWith('logo'))
  await Promise.all(logos.map(([, { png }]) => drawFile(basename(png))))
  for (const corp of await seedDemo(db, media)) say(`Demo brand ready: ${corp}.`)
}
