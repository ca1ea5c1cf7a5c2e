import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { UploadBucket } from '../src/config.ts'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

const region = 'eu-test-1'
const [accessKeyId, secretAccessKey] = ['AKIATEST', 'a secret of the bucket']

/** The signature that AWS's fourth version asks for, worked out from the request as it arrived. */
function signatureOf({ method, url, headers }: IncomingMessage, signed: string): string {
  const date = String(headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const names = signed.split(';')
  const canonical = [
    ...[method, url, ''],
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signed, headers['x-amz-content-sha256']],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const parts = [date.slice(0, 8), region, 's3', 'aws4_request']
  const key = parts.reduce<Buffer | string>((from, part) => hmac(from, part), `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, id, day, where, signed = '', signature] = authorization.exec(request.headers.authorization ?? '') ?? []
  const { 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers
  return (
    id === accessKeyId &&
    where === region &&
    String(date).startsWith(day ?? '-') &&
    hash === sha256(body) &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
    signature === signatureOf(request, signed)
  )
}

/** A bucket in the test's own process that refuses what is not signed as Amazon's would. */
export async function fakeBucket() {
  const files = new Map<string, { bytes: Buffer; type: string }>()
  const requests: string[] = []
  const settings: UploadBucket = { endpoint: '', bucket: 'pictures', region, accessKeyId, secretAccessKey }
  /** `beforePut`: what happens while a file is on its way. */
  const bucket = { settings, files, asked: requests, beforePut: async () => {} }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    if (!isSigned(request, body)) {
      response.writeHead(403).end()
      return
    }
    if (method === 'PUT') await bucket.beforePut()
    const file = files.get(url)
    if (method === 'PUT') files.set(url, { bytes: body, type: String(request.headers['content-type']) })
    if (method === 'DELETE') files.delete(url)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(200).end()
      return
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start === undefined ? file?.bytes : file?.bytes.subarray(Number(start), Number(end) + 1)
    const status = file === undefined ? 404 : start === undefined ? 200 : 206
    response.writeHead(status, { 'content-length': part?.length ?? 0 }).end(method === 'GET' ? part : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on TCP
  const endpoint = `http://127.0.0.1:${port}`
  bucket.settings = { ...settings, endpoint }
  return bucket
}
