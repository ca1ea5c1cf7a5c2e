import { basename } from 'node:path'
import { listMedia, mediaDrawer } from '@tiffin/demo/illustrator/draw-media'
import type { Database } from '../db/database.ts'
import type { DrawFile } from '../http/media-files.ts'
import { seedDemo } from './seed-demo.ts'

/** Where the demo goes and how it says what it does, a line at a time. */
export interface PrepareDemo {
  db: Database
  dataDir: string
  say: (line: string) => void
}

/**
 * Puts the demo brands into the database, once, and draws their logos; every other picture is drawn when somebody looks
 * at it, by what is answered here.
 */
export async function prepareDemo({ db, dataDir, say }: PrepareDemo): Promise<DrawFile> {
  const drawFile = mediaDrawer(dataDir)
  const media = listMedia()
  const logos = [...media].filter(([name]) => name.startsWith('logo'))
  await Promise.all(logos.map(([, { png }]) => drawFile(basename(png))))
  for (const corp of await seedDemo(db, media)) say(`Demo brand ready: ${corp}.`)
  return drawFile
}
