import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, startServer } from './server.ts'

/** The product as `npm start` shows it: the demo brand with its pictures, in a new data folder. */
export function startDemo(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-bench-'))
  return startServer({ DATA_DIR: dataDir, DEMO: '1' })
}
