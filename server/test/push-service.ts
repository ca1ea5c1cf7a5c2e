import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PushedMessage {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** As the browser reads it, decrypted with its own keys. */
  readonly payload: Record<string, string>
  readonly raw: Buffer
}

/** A browser's keys, and how it reads what was encrypted for it (RFC 8291). */
function browserKeys() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): Record<string, string> => {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }, read }
}

/** A push service over real HTTP; `status` is how it answers the next ones, with an address to follow. */
export async function openPushService() {
  const readers = new Map<string, (body: Buffer) => Record<string, string>>()
  const pushed: PushedMessage[] = []
  const held: (() => void)[] = []
  const service = {
    pushed,
    url: '',
    status: 201,
    /** Who answers nothing until `letGo`. */
    silent: '',
    letGo() {
      for (const answer of held.splice(0)) answer()
    },
    /** What a browser that takes messages sends us. */
    subscribe(name: string) {
      const { keys, read } = browserKeys()
      readers.set(`/push/${name}`, read)
      return { endpoint: `${service.url}/push/${name}`, keys }
    },
    to: (name: string) => pushed.filter(({ path }) => path === `/push/${name}`),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    const { url: path = '', headers } = request
    pushed.push({ path, headers, raw, payload: readers.get(path)?.(raw) ?? {} })
    if (path === `/push/${service.silent}`) await new Promise<void>((resolve) => held.push(resolve))
    response.writeHead(service.status, { location: `${service.url}/elsewhere` })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { service, close }
}
