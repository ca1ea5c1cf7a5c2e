import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../http/refusal.ts'
import type { SentFile } from '../../http/route-file.ts'
import { type PictureFormat, sniff, sniffBytes } from './sniff.ts'

export interface Incoming {
  readonly path: string
  readonly format: PictureFormat
}

/** Lets a file through to `write` and tells what it is; one that is no picture is refused as soon as its head is known. */
async function sift(file: SentFile, write: (chunk: Buffer) => Promise<unknown>): Promise<PictureFormat> {
  let head = Buffer.alloc(0)
  let format: PictureFormat | undefined
  const look = (): PictureFormat => {
    const seen = sniff(head)
    if (!seen) throw new Refusal('fileTypeWrong')
    return seen
  }
  for await (const chunk of file) {
    if (!format) {
      head = Buffer.concat([head, chunk])
      if (head.length >= sniffBytes) format = look()
    }
    await write(chunk)
  }
  return format ?? look()
}

/** Keeps a file that is being sent on disk, not in memory, while `work` looks at it; afterwards it is gone. */
export async function withIncoming<Value>(
  folder: string,
  file: SentFile,
  work: (incoming: Incoming) => Promise<Value>,
): Promise<Value> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomBytes(16).toString('base64url'))
  const handle = await open(path, 'wx', 0o600)
  try {
    const format = await sift(file, (chunk) => handle.write(chunk)).finally(() => handle.close())
    return await work({ path, format })
  } finally {
    await rm(path, { force: true })
  }
}
