import { parentPort } from 'node:worker_threads'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { readSheetFile } from './read-sheet-file.ts'
import type { SheetAnswer, SheetWish } from './sheet-thread.ts'
import type { Compared } from './sheet-work.ts'

/** What compares and writes is loaded once it is needed: many files are refused before. */
const loadWork = () => import('./sheet-work.ts')

/** The file that was read last. */
let tables: readonly SheetTable[] = []

/** The comparison that was made last. */
let compared: Compared | undefined

async function read(bytes: Uint8Array): Promise<SheetAnswer> {
  const file = await readSheetFile(bytes).catch(() => ({ refusal: 'sheetUnreadable' as const }))
  if ('refusal' in file) return file
  tables = file.tables
  return { files: file.files }
}

async function answerOf(wish: SheetWish): Promise<SheetAnswer> {
  switch (wish.kind) {
    case 'read':
      return read(wish.bytes)
    case 'compare': {
      const work = await loadWork()
      compared = work.compare(tables, wish)
      return { outcome: await work.outcomeOf(compared) }
    }
    case 'mark': {
      const work = await loadWork()
      if (!compared) throw new Error('nothing was compared')
      return { outcome: await work.outcomeOf(work.mark(compared, wish.found)) }
    }
    case 'write':
      return { bytes: await (await loadWork()).write(wish) }
  }
}

parentPort?.on('message', async (wish: SheetWish) => parentPort?.postMessage(await answerOf(wish)))
