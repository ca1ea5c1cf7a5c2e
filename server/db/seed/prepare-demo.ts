import { basename } from 'node:path'
import type { Database } from '../../src/db/database.ts'
import type { DrawFile } from '../../src/http/media.ts'
import { listMedia } from './illustrator/draw-media.ts'
import { seedDemo } from './seed-demo.ts'

/** Where the demo goes and how it says what it does, a line at a time. */
export interface PrepareDemo {
  db: Database
  drawFile: DrawFile
  say: (line: string) => void
}

/** Puts the demo brands into the database, once, and draws their logos; every other picture is drawn when somebody looks at it. */
export async function prepareDemo({ db, drawFile, say }: PrepareDemo): Promise<void> {
  const media = listMedia()
  const logos = [...media].filter(([name]) => name.startsWith('logo'))
  await Promise.all(logos.map(([, { png }]) => drawFile(basename(png))))
  for (const brand of await seedDemo(db, media)) say(`Demo brand ready: ${brand}.`)
}
