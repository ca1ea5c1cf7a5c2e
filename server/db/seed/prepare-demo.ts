import type { Database } from '../../src/db/database.ts'
import { drawMedia } from './illustrator/draw-media.ts'
import { seedDemo } from './seed-demo.ts'

/** Where the demo goes and how it says what it does, a line at a time. */
export interface PrepareDemo {
  db: Database
  dataDir: string
  say: (line: string) => void
}

/** Draws the pictures of the demo brands and puts the brands into the database; both once, so a later start passes in no time. */
export async function prepareDemo({ db, dataDir, say }: PrepareDemo): Promise<void> {
  let told = 0
  const media = await drawMedia({
    dataDir,
    onProgress: (done, total) => {
      const tenths = Math.floor((done / total) * 10)
      if (tenths === told) return
      told = tenths
      say(`Drawing the demo's pictures: ${done} of ${total}.`)
    },
  })
  for (const brand of await seedDemo(db, media)) say(`Demo brand ready: ${brand}.`)
}
