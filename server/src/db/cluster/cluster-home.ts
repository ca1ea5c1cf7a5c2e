import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Account, canReach, reachableFolder } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Where one PostgreSQL keeps its things, and what we remember about it between starts. */
export interface ClusterHome {
  /** Belongs to the account that runs PostgreSQL. */
  readonly folder: string
  readonly data: string
  readonly log: string
  readonly password: string
  /** The port of the last start; it is kept while no other process has taken it. */
  readonly port: number | undefined
  rememberPort(port: number): void
}

interface Memory {
  folder: string
  password: string
  port?: number
}

function chooseFolder(dataDir: string, account: Account | undefined): string {
  const inside = join(dataDir, 'pg')
  if (!account || canReach(inside, account)) return inside
  return reachableFolder(`pg-${randomBytes(8).toString('hex')}`)
}

/** Opens or makes the home below `dataDir`. As root only its `folder` changes owner. */
export function openHome(dataDirAsGiven: string, account: Account | undefined): ClusterHome {
  mkdirSync(dataDirAsGiven, { recursive: true })
  const dataDir = realpathSync(dataDirAsGiven)
  const file = join(dataDir, 'database.json')
  const memory: Memory = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { folder: chooseFolder(dataDir, account), password: randomBytes(24).toString('base64url') }
  const remember = (port?: number) => {
    const text = JSON.stringify({ ...memory, ...(port ? { port } : {}) }, null, 2)
    writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  if (!existsSync(file)) remember()
  mkdirSync(memory.folder, { recursive: true, mode: 0o700 })
  if (account && !existsSync(join(memory.folder, 'data'))) chownSync(memory.folder, account.ids.uid, account.ids.gid)
  return {
    folder: memory.folder,
    data: join(memory.folder, 'data'),
    log: join(memory.folder, 'postgresql.log'),
    password: memory.password,
    port: memory.port,
    rememberPort: remember,
  }
}

/** Runs initdb once. It works beside the final place, so that an interrupted first start leaves nothing half made. */
export function createDataFolder(home: ClusterHome, { initdb, account }: Binaries): void {
  if (existsSync(home.data)) return
  const unfinished = `${home.data}.new`
  const secret = join(home.folder, 'password')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(secret, home.password, { mode: 0o600 })
  if (account) chownSync(secret, account.ids.uid, account.ids.gid)
  const { status, stderr, error } = spawnSync(
    initdb,
    ['-D', unfinished, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'].concat(
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ),
    { ...account?.ids, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, encoding: 'utf8' },
  )
  rmSync(secret)
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${error?.message ?? stderr.trim()}`)
  renameSync(unfinished, home.data)
}

function tryPort(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const server = createServer()
  server.once('error', () => resolve(undefined))
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
  })
  return promise
}

/** The wanted port when it is free on loopback, else any free one. */
export async function freePort(preferred = 0): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No free port on 127.0.0.1.')
  return port
}
