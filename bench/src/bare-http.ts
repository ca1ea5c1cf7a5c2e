// The limit of reading a menu: node:http that sends the same bytes and does nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', encoding = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': bytes.length,
  ...(encoding ? { 'content-encoding': encoding } : {}),
}

const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // it listens on TCP
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
