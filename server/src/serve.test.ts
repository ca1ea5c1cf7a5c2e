import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { tempFolder } from '../test/temp-folder.ts'
import { freePort } from './db/cluster/cluster-home.ts'

const main = fileURLToPath(new URL('main.mjs', import.meta.url))
const dataDir = tempFolder('serve')
const port = await freePort()
const address = `http://127.0.0.1:${port}`

interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<number | NodeJS.Signals | null>
  output(): string
}

function start(env: Record<string, string> = {}): Running {
  const environment = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    ...env,
  }
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, ended, output: () => text }
}

async function untilOpen({ child, output }: Running): Promise<void> {
  while (child.exitCode === null && !output().includes('Tiffin is open')) await sleep(50)
  expect(output()).toContain('Tiffin is open')
}

const postmaster = () => {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  const file = join(folder, 'data/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the server opens, is alone on its folder and port, survives a kill with its database, and leaves nothing behind', {
  timeout: 180_000,
}, async () => {
  const first = start()
  await untilOpen(first)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`Tiffin already runs here, ${address}`)

  const otherServer = start({ DATA_DIR: join(dataDir, 'other') })
  expect(await otherServer.ended).toBe(1)
  expect(otherServer.output().trim()).toBe(`Port ${port} is taken by another program: set PORT to a free one.`)

  const orphan = postmaster()
  first.child.kill('SIGKILL')
  await first.ended
  const third = start()
  await untilOpen(third)
  expect(third.output()).toContain('taken over')
  expect(postmaster()).toBe(orphan)

  third.child.kill('SIGTERM')
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
  expect(postmaster()).toBeUndefined()
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT is a whole number from 0 to 65535, not "eighty".'],
  [{ DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be written. Set DATA_DIR to another one.'],
  [
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/nothing' },
    'The database cannot be prepared: connect ECONNREFUSED 127.0.0.1:1',
  ],
])('a start with %o is refused with one sentence', { timeout: 60_000 }, async (env, sentence) => {
  const refused = start(env)
  expect(await refused.ended).toBe(1)
  expect(refused.output().trim()).toBe(sentence)
})
