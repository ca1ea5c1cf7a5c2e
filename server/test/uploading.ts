import { randomBytes } from 'node:crypto'
import { uploadFile } from '@tiffin/contract/upload'
import sharp from 'sharp'
import type { App } from '../src/http/app.ts'
import { headersOf } from './app.ts'

/** A picture of one colour and some noise. */
export const picture = (width = 600, height = 400) =>
  sharp({
    create: { width, height, channels: 3, background: '#e6002d', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

export interface Sent {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly type?: string
  readonly field?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** A form with fields and a file, as a browser writes it. */
export function formOf({
  bytes,
  name = 'me.png',
  type = 'image/png',
  field = 'file',
  fields = { scene: 'avatar' },
}: Sent) {
  const boundary = `----form${randomBytes(8).toString('hex')}`
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** Uploads a file as a customer; the answer is the envelope with the HTTP status beside it. */
export async function upload(app: App, { corp, token }: { corp: string; token?: string }, sent: Sent) {
  const { type, body } = formOf(sent)
  const headers = { ...headersOf({ corp, token }), 'content-type': type }
  const answer = await app.http.inject({ method: 'POST', url: uploadFile.path, headers, payload: body })
  return { status: answer.statusCode, ...answer.json() }
}
