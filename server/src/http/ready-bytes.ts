import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const takes = (accepted: string, encoding: 'br' | 'gzip') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)

/** An answer that was built once and is sent as it is, in the encoding the caller takes. */
export class ReadyBytes {
  readonly identity: Buffer
  readonly gzip: Buffer | undefined
  readonly br: Buffer | undefined
  /** Whether it is still what would be built now, epoch ms; an answer without it is sent once. */
  isCurrent?: (now: number) => boolean

  constructor(identity: Buffer, gzip?: Buffer, br?: Buffer) {
    this.identity = identity
    this.gzip = gzip
    this.br = br
  }

  /** Bytes of all forms together. */
  get size(): number {
    return this.identity.length + (this.gzip?.length ?? 0) + (this.br?.length ?? 0)
  }

  /** The smallest form that an `Accept-Encoding` allows. */
  choose(acceptEncoding: string | undefined): { bytes: Buffer; encoding?: 'br' | 'gzip' } {
    const accepted = acceptEncoding ?? ''
    if (this.br && takes(accepted, 'br')) return { bytes: this.br, encoding: 'br' }
    if (this.gzip && takes(accepted, 'gzip')) return { bytes: this.gzip, encoding: 'gzip' }
    return { bytes: this.identity }
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses once for all callers. Quality 5 costs about a millisecond per 100 KB; 11 is for what is built with a release. */
export async function readyBytes(identity: Buffer, quality = 5): Promise<ReadyBytes> {
  if (identity.length < 1000) return new ReadyBytes(identity) // one packet either way
  const [zipped, brotli] = await Promise.all([
    toGzip(identity, { level: Math.min(quality, 9) }),
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ])
  return new ReadyBytes(identity, zipped, brotli)
}

/** JSON that may also stand inside a page's `<script>`: no `<` can end it there. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value).replaceAll('<', '\\u003c'))

/** What is shorter is one or two packets either way. */
export const mostPlain = 2048

/** Compresses an answer that is sent once, in the form that its caller takes; fast rather than small, and off this thread. */
export async function compressOnce(identity: Buffer, acceptEncoding: string): Promise<ReadyBytes> {
  if (identity.length <= mostPlain) return new ReadyBytes(identity)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  if (takes(acceptEncoding, 'br')) return new ReadyBytes(identity, undefined, await toBrotli(identity, { params }))
  if (takes(acceptEncoding, 'gzip')) return new ReadyBytes(identity, await toGzip(identity, { level: 3 }))
  return new ReadyBytes(identity)
}
