import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './db/cluster/cluster-home.ts'

/** The wanted port; else the one of the last start while it is free; else any free one, remembered for the next start. */
export async function rememberedPort(dataDir: string, name: string, preferred?: number): Promise<number> {
  if (preferred !== undefined) return preferred
  const file = join(dataDir, `${name}.port`)
  const port = await freePort(existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, String(port))
  return port
}
