import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { UploadBucket } from '../../config.ts'
import { type UploadStorage, uploadType } from './storage.ts'

const longestMs = 10_000

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Uploads in a bucket. Every request is signed, its body too; the bucket itself needs to be open to nobody. */
export function s3Storage({ endpoint, bucket, ...access }: UploadBucket): UploadStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 })
  const ask = async (method: string, name: string, bytes?: Buffer): Promise<Response> => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': sha256(bytes ?? ''),
        ...(bytes ? { 'content-type': uploadType } : {}),
      },
      signal: AbortSignal.timeout(longestMs),
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
    })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`The bucket answered ${answer.status} to ${method}.`)
  }
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      if (!answer.ok) throw new Error('There is no such bucket.')
    },
    async get(name) {
      const answer = await ask('GET', name)
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    },
    delete: async (name) => void (await ask('DELETE', name)),
  }
}
