import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import processSettings from '../../server/process-settings.json' with { type: 'json' }

const program = fileURLToPath(new URL('../../server/src/main.mjs', import.meta.url))

/** Life of a token. In its last third each call would renew it, which is a write, until its holder takes the new one. */
export const tokenSeconds = 604_800

export const tokenSecret = 'the secret of a bench, used nowhere else'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  server.close()
  await once(server, 'close')
  return port
}

/** `await using` ends it, also after a failure. */
export interface Running extends AsyncDisposable {
  readonly url: string
  readonly pid: number
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The server was not ready within two minutes.')
}

/** Starts the product's own server as a process of its own, with the settings of Node and of its memory that `npm start` gives it. */
export async function startServer(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [...processSettings.nodeFlags, program], {
    env: {
      ...processSettings.environment,
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TOKEN_SECRET: tokenSecret,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await ready(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Runs one of the bench's own programs and waits for its first line: the address it listens on. */
export async function startLimit(file: string, args: readonly string[] = []): Promise<Running> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer] // a stream of bytes
  return {
    url: line.toString().trim(),
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
