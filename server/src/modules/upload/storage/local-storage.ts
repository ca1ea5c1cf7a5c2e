import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStorage } from './storage.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/** Uploads in a folder of this machine. */
export function localStorageIn(folder: string): UploadStorage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true })
      const fresh = `${pathOf(name)}.${randomBytes(6).toString('hex')}.new`
      if (Buffer.isBuffer(content)) await writeFile(fresh, content, { mode: 0o600 })
      else await copyFile(content.path, fresh)
      await rename(fresh, pathOf(name)) // there whole, or not at all
    },
    sizeOf: async (name) => (await unlessMissing(stat(pathOf(name))))?.size,
    async open(name, range) {
      const handle = await unlessMissing(open(pathOf(name)))
      return handle && createReadStream('', { fd: handle, ...range })
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}
