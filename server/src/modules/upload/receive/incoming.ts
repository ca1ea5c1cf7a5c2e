import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { maxUploadBytes } from '@tiffin/core/media/upload-limits'
import { Refusal } from '../../../base/refusal.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import { isVideo, type PictureFormat, sniff, sniffBytes } from './sniff.ts'

export interface Incoming {
  readonly path: string
  /** What its first bytes say. */
  readonly format: PictureFormat | 'video'
}

/** A file that is a picture. */
export type IncomingPicture = Incoming & { readonly format: PictureFormat }

/** Lets a file through to `write` and answers what it is; what is neither, or too large for what it is, is refused as soon as that is known. */
async function sift(
  file: SentFile,
  mostOfPicture: number,
  write: (chunk: Buffer) => Promise<unknown>,
): Promise<Incoming['format']> {
  let head = Buffer.alloc(0)
  let size = 0
  let format: Incoming['format'] | undefined
  const look = (): Incoming['format'] => {
    const seen = sniff(head) ?? (isVideo(head) ? 'video' : undefined)
    if (!seen) throw new Refusal('fileTypeWrong')
    return seen
  }
  for await (const chunk of file) {
    size += chunk.length
    if (!format) {
      head = Buffer.concat([head, chunk])
      if (head.length >= sniffBytes) format = look()
    }
    // Reads the rest without keeping it: a client that is still sending would miss the answer.
    if (format === 'video' || size <= mostOfPicture) await write(chunk)
  }
  if (format !== 'video' && size > mostOfPicture) throw new Refusal('fileTooLarge')
  return format ?? look()
}

/** Keeps a file that is being sent on disk, not in memory, while `work` looks at it; afterwards it is gone. */
export async function withIncoming<Value>(
  { folder, mostOfPicture = maxUploadBytes }: { readonly folder: string; readonly mostOfPicture?: number },
  file: SentFile,
  work: (incoming: Incoming) => Promise<Value>,
): Promise<Value> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomBytes(16).toString('base64url'))
  const handle = await open(path, 'wx', 0o600)
  try {
    const format = await sift(file, mostOfPicture, (chunk) => handle.write(chunk)).finally(() => handle.close())
    return await work({ path, format })
  } finally {
    await rm(path, { force: true })
  }
}
