import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that also the account of PostgreSQL can walk into; a private one would send its data elsewhere. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tiffin ${name} `))
  chmodSync(folder, 0o755)
  return folder
}
