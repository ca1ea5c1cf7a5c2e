import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../server/src/main.mjs', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  server.close()
  await once(server, 'close')
  return port
}

/** Tiffin as `npm start` runs it, with the demo brands, in a folder of its own. */
export interface Tiffin {
  readonly url: string
  readonly dataDir: string
  /** Lets the server's clock go a minute ahead; only of one that was started with `movableClock`. */
  skipMinute(): void
  stop(): Promise<void>
}

/** What a Tiffin is started with whose clock a journey moves. */
export const movableClock = { NODE_OPTIONS: `--import=${new URL('./clock-ahead.ts', import.meta.url)}` }

/** A first start makes a database; a busy machine takes its time. */
const startMs = 2 * 60_000

/** What no log may hold: tokens, the journeys' phones, the passwords of the demo (PV-03). */
const secret = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w.-])(?:\+?65)?8\d{7}(?![\w.-])|camellia[12]|devCode/

function refuseSecrets(log: string): void {
  const lines = log.split('\n').filter((line) => line.startsWith('{') && secret.test(line))
  if (lines.length > 0) throw new Error(`[PV-03] The log holds secrets in ${lines.length} lines.`)
}

async function isServing(url: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + startMs
  while (child.exitCode === null && Date.now() < end) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return true
    await sleep(100)
  }
  return false
}

export async function startTiffin(env: Record<string, string> = {}): Promise<Tiffin> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-e2e-'))
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    DEMO: '1',
    CHECK_ANSWERS: '1',
    PUSH_TO_LOOPBACK: '1',
    TRUST_PROXY: '1', // so that each customer can come from another network
  }
  const log = join(dataDir, 'log.txt')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    refuseSecrets(readFileSync(log, 'utf8'))
  }
  if (!(await isServing(url, child))) {
    await stop()
    throw new Error('Tiffin did not start in time for the journeys.')
  }
  return { url, dataDir, skipMinute: () => void child.kill('SIGUSR2'), stop }
}
