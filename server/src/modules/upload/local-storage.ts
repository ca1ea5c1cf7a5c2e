import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStorage } from './storage.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Uploads in a folder of this machine. */
export function localStorageIn(folder: string): UploadStorage {
  const at = (name: string) => join(folder, name)
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(`${at(name)}.new`, bytes, { mode: 0o600 })
      await rename(`${at(name)}.new`, at(name)) // there whole, or not at all
    },
    get: (name) =>
      readFile(at(name)).catch((error) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    delete: (name) => rm(at(name), { force: true }),
  }
}
