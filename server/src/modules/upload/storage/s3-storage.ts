import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { UploadBucket } from '../../../config.ts'
import { extensionOfUpload, type UploadStorage, uploadTypes } from './storage.ts'

/** Time limit until the response headers; the body of a long video may take longer. */
const longestMs = 60_000

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

interface Asked {
  readonly bytes?: Buffer
  readonly headers?: Record<string, string>
}

/** Uploads in a bucket. Every request is signed, its body too; the bucket itself can be private. */
export function s3Storage({ endpoint, bucket, ...access }: UploadBucket, answerMs = longestMs): UploadStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 })
  const ask = async (method: string, name: string, { bytes, headers = {} }: Asked = {}): Promise<Response> => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), answerMs)
    const asking = client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': sha256(bytes ?? ''), ...headers },
      signal: waiting.signal,
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
    })
    const answer = await asking.finally(() => clearTimeout(timer))
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`The bucket answered ${answer.status} to ${method}.`)
  }
  return {
    async put(name, content) {
      const bytes = Buffer.isBuffer(content) ? content : await readFile(content.path)
      const type = uploadTypes[extensionOfUpload(name) ?? 'webp']
      const answer = await ask('PUT', name, { bytes, headers: { 'content-type': type } })
      if (!answer.ok) throw new Error('There is no such bucket.')
    },
    async sizeOf(name) {
      const answer = await ask('HEAD', name)
      return answer.ok ? Number(answer.headers.get('content-length')) : undefined
    },
    async open(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await ask('GET', name, { headers })
      // as: the types of the browser and of Node name the same stream
      return answer.ok && answer.body ? Readable.fromWeb(answer.body as unknown as ReadableStream) : undefined
    },
    delete: async (name) => void (await ask('DELETE', name)),
  }
}
