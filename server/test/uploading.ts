import { randomBytes } from 'node:crypto'
import { type libraryPicture, uploadPicture } from '@tiffin/contract/desk/picture'
import { importSheets } from '@tiffin/contract/desk/sheet'
import { uploadFile } from '@tiffin/contract/upload'
import sharp from 'sharp'
import type { z } from 'zod'
import type { App } from '../src/http/app.ts'
import { headersOf } from './app.ts'

/** A picture of one colour and some noise. */
export const picture = (width = 600, height = 400) =>
  sharp({
    create: { width, height, channels: 3, background: '#e6002d', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

/** A picture of one colour, which is quickly drawn. */
export const plainPicture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } })

export interface Sent {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly type?: string
  readonly field?: string
  readonly fields?: Readonly<Record<string, string>>
}

interface Sender {
  readonly corp: string
  readonly token?: string
  readonly language?: string
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

/** Sends a form with a file; the answer is the envelope with the HTTP status beside it. */
async function sendForm(app: App, { url, ...sender }: Sender & { readonly url: string }, sent: Sent) {
  const { type, body } = formOf(sent)
  const headers = { ...headersOf(sender), 'content-type': type }
  const answer = await app.http.inject({ method: 'POST', url, headers, payload: body })
  return { status: answer.statusCode, ...answer.json() }
}

/** Uploads a file as a customer. */
export const upload = (app: App, sender: Sender, sent: Sent) => sendForm(app, { ...sender, url: uploadFile.path }, sent)

/** Uploads a picture for the menu at the desk. */
export const sendPicture = (app: App, sender: Sender, { fields = {}, ...sent }: Sent) =>
  sendForm(app, { ...sender, url: uploadPicture.path }, { ...sent, fields })

/** A new picture in the library of the brand. */
export async function addPicture(app: App, sender: Sender, fields: Readonly<Record<string, string>> = {}) {
  const bytes = await plainPicture().png().toBuffer()
  const { data } = await sendPicture(app, sender, { bytes, fields })
  return data as z.output<typeof libraryPicture> // as: a server of tests checks its answers
}

/** Sends a file of sheets. */
export const sendSheets = (
  app: App,
  sender: Sender,
  sent: Sent,
): Promise<{ status: number; code: number; data: z.output<typeof importSheets.output> }> =>
  sendForm(app, { ...sender, url: importSheets.path }, { ...sent, name: 'menu.xlsx', type: 'application/octet-stream' })
