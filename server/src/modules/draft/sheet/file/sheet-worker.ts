import { parentPort, workerData } from 'node:worker_threads'
import { readSheetFile } from './read-sheet-file.ts'
import type { SheetAnswer, SheetWish } from './run-sheet-worker.ts'
import { writeSheetFile } from './write-sheet-file.ts'

const wish = workerData as SheetWish

const answer: SheetAnswer =
  wish.kind === 'write'
    ? { bytes: await writeSheetFile(wish) }
    : await readSheetFile(wish.bytes).catch(() => ({ refusal: 'sheetUnreadable' as const }))
parentPort?.postMessage(answer)
