import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where uploads lie. Names are ours: 22 letters of chance or of a hash, a width where there are several, and an extension. */
export interface UploadStorage {
  /** Keeps bytes, or the file at a path, which may be moved away. */
  put(name: string, content: Buffer | { readonly path: string }): Promise<void>
  /** Bytes in a file; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>
  /** Reads a file or a part of it; undefined when there is none. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** A file that is not there is as good as deleted. */
  delete(name: string): Promise<void>
}

/** What uploads may be: pictures that we made, videos whose container we made. */
export const uploadTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const

export type UploadExtension = keyof typeof uploadTypes

/** The extension of a name that a file of ours can have; undefined for any other name. */
export function extensionOfUpload(name: string): UploadExtension | undefined {
  const [, extension] = /^[A-Za-z0-9_-]{22}(?:-\d{2,4})?\.(webp|avif|png|mp4|webm)$/.exec(name) ?? []
  return extension as UploadExtension | undefined // as: the pattern names these
}
