import { join } from 'node:path'
import { createSandbox } from './sandbox.ts'

const {
  HOST = '127.0.0.1',
  PAY_SANDBOX_PORT,
  PAY_SANDBOX_SECRET,
  PAY_SANDBOX_ATTACHED,
  DATA_DIR = './data',
} = process.env

function fail(sentence: string): never {
  process.stderr.write(`Payment sandbox: ${sentence}\n`)
  process.exit(1)
}

if (process.env.NODE_ENV === 'production') fail('it moves no money, so it is refused when NODE_ENV is production.')
if (!PAY_SANDBOX_SECRET || PAY_SANDBOX_SECRET.length < 32) fail('PAY_SANDBOX_SECRET must have 32 characters or more.')
const port = Number(PAY_SANDBOX_PORT)
if (!Number.isInteger(port) || port < 1) fail('PAY_SANDBOX_PORT must be a port.')

const host = HOST.includes(':') ? `[${HOST}]` : HOST
const url = process.env.PAY_SANDBOX_URL ?? `http://${host}:${port}`
const server = createSandbox({ secret: PAY_SANDBOX_SECRET, url: () => url, file: join(DATA_DIR, 'pay-sandbox.jsonl') })

server.once('error', (error) => fail(error.message))
server.listen(port, HOST)

const stop = () => {
  server.close(() => process.exit())
  server.closeAllConnections()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Started by the server: its end of this pipe closes when it ends, however it ends.
if (PAY_SANDBOX_ATTACHED) process.stdin.on('close', stop).resume()
