import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const takes = (accepted: string, encoding: 'br' | 'gzip') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)

/** What is shorter is one or two packets either way. */
export const mostPlain = 2048

/** Plain forms of what is kept compressed, for callers without compression who ask again. */
const mostUnpacked = 4 * 1024 * 1024
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: mostUnpacked,
  sizeCalculation: ({ length }) => Math.min(length, mostUnpacked / 4), // a larger one is kept all the same, three others beside it
})

function unpack(packed: Buffer): Buffer {
  const found = unpacked.get(packed)
  if (found) return found
  const plain = gunzipSync(packed)
  unpacked.set(packed, plain)
  return plain
}

/** A form of an answer. */
export type Form = 'br' | 'gzip' | 'identity'

/** An answer that was built once and is sent as it is, in the encoding the caller takes. */
export class ReadyBytes {
  readonly gzip: Buffer | undefined
  readonly br: Buffer | undefined
  readonly #plain: Buffer | undefined

  /** Without the plain form, which is then unpacked for a caller who takes no other. */
  constructor(identity: Buffer | undefined, gzip?: Buffer, br?: Buffer) {
    this.#plain = identity
    this.gzip = gzip
    this.br = br
  }

  get identity(): Buffer {
    return this.#plain ?? (this.gzip ? unpack(this.gzip) : Buffer.alloc(0)) // one of the two is there
  }

  /** Bytes of all forms together. */
  get size(): number {
    return (this.#plain?.length ?? 0) + (this.gzip?.length ?? 0) + (this.br?.length ?? 0)
  }

  /** The smallest form that an `Accept-Encoding` allows. */
  choose(acceptEncoding: string | undefined): { bytes: Buffer; form: Form } {
    const accepted = acceptEncoding ?? ''
    if (this.br && takes(accepted, 'br')) return { bytes: this.br, form: 'br' }
    if (this.gzip && takes(accepted, 'gzip')) return { bytes: this.gzip, form: 'gzip' }
    return { bytes: this.identity, form: 'identity' }
  }
}

/** Ready bytes and whether they are still, at an instant in epoch ms, what would be built for the one who asked. */
export class ReadyAnswer {
  readonly bytes: ReadyBytes
  readonly isCurrent: (now: number) => boolean

  constructor(bytes: ReadyBytes, isCurrent: (now: number) => boolean) {
    this.bytes = bytes
    this.isCurrent = isCurrent
  }
}

const compress = promisify(brotliCompress)

/** The window is no larger than what is compressed: the compressor takes memory for all of it. */
function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const window = Math.min(18, Math.max(16, Math.ceil(Math.log2(plain.length + 16))))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  }
  return compress(plain, { params })
}

const toGzip = promisify(gzip)

const pack = (plain: Buffer, quality: number) =>
  Promise.all([toGzip(plain, { level: Math.min(quality, 9) }), toBrotli(plain, quality)])

/** Compresses once for all callers. Quality 5 costs about a millisecond per 100 KB; 11 is for what is built with a release. */
export async function readyBytes(identity: Buffer, quality = 5): Promise<ReadyBytes> {
  if (identity.length < 1000) return new ReadyBytes(identity) // one packet either way
  return new ReadyBytes(identity, ...(await pack(identity, quality)))
}

/** Memory that large texts are written into before they are compressed; taken again each time it would leave holes that are never given back. */
const scratch: Buffer[] = []
const mostScratch = 2
const largestScratch = 4 * 1024 * 1024

/** Texts above this size reuse a scratch buffer. */
const mostSmall = 65_536

/** Compresses a text once for all callers. The plain form is not kept beside the others: callers who take no compression are rare; the last of what was unpacked for them is kept. */
export async function readyText(text: string): Promise<ReadyBytes> {
  const length = Buffer.byteLength(text)
  if (length <= mostPlain) return new ReadyBytes(Buffer.from(text))
  if (length <= mostSmall) return new ReadyBytes(undefined, ...(await pack(Buffer.from(text), 5)))
  const found = scratch.pop()
  const memory = found && found.length >= length ? found : Buffer.allocUnsafeSlow(Math.ceil(length * 1.25))
  try {
    return new ReadyBytes(undefined, ...(await pack(memory.subarray(0, memory.write(text)), 5)))
  } finally {
    if (scratch.length < mostScratch && memory.length <= largestScratch) scratch.push(memory)
  }
}

/** No `<` of it can end a page's `<script>` in which it stands. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** JSON that may also stand inside a page's `<script>`: no `<` can end it there. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(jsonText(value))

/** Compresses an answer that is sent once, in the form that its caller takes; fast rather than small, and off this thread. */
export async function compressOnce(identity: Buffer, acceptEncoding: string): Promise<ReadyBytes> {
  if (identity.length <= mostPlain) return new ReadyBytes(identity)
  if (takes(acceptEncoding, 'br')) return new ReadyBytes(identity, undefined, await toBrotli(identity, 3))
  if (takes(acceptEncoding, 'gzip')) return new ReadyBytes(identity, await toGzip(identity, { level: 3 }))
  return new ReadyBytes(identity)
}
