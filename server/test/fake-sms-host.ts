import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What the provider was asked. */
export interface AskedSms {
  readonly path: string
  readonly authorization: string
  readonly form: Record<string, string>
}

/** Speaks Twilio's protocol over real HTTP; `answer` says how the next ones are answered, 0 never. */
export async function fakeSmsHost() {
  const messages: AskedSms[] = []
  const host = { url: '', asked: messages, status: 201, body: { sid: 'SM1', status: 'queued' } as object }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url: path = '', headers } = request
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    messages.push({ path, authorization: headers.authorization ?? '', form })
    if (host.status === 0) return // keeps silent
    response.writeHead(host.status, { 'content-type': 'application/json', location: '/elsewhere' })
    response.end(JSON.stringify(host.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  host.url = `http://127.0.0.1:${port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return host
}
