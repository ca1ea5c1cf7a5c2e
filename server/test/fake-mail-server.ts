import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A mail that was taken. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

/** Speaks enough of SMTP to take mail; `answer` says what becomes of the next addresses: taken, refused, or nothing is said any more. */
export async function fakeMailServer() {
  const mails: TakenMail[] = []
  const host = { url: '', mails, answer: 'taken' as 'taken' | 'refused' | 'silent' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let mail = { from: '', to: [] as string[], source: '' }
    let isData = false
    const hear = (line: string) => {
      if (isData) {
        isData = line !== '.'
        if (isData) {
          mail.source += `${line}\n`
          return
        }
        mails.push(mail)
        mail = { from: '', to: [], source: '' }
        return say('250 taken')
      }
      if (/^(EHLO|HELO)/i.test(line)) return say('250 mail.test')
      if (/^MAIL FROM:/i.test(line)) mail.from = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^RCPT TO:/i.test(line)) {
        if (host.answer === 'silent') return
        if (host.answer === 'refused') return say('550 no such address')
        mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      }
      if (/^DATA/i.test(line)) {
        isData = true
        return say('354 go on')
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
    }
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 mail.test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  host.url = `smtp://127.0.0.1:${port}`
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return host
}
