import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findAccount, ownerOf } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type ClusterHome, createDataFolder, freePort, openHome } from './cluster-home.ts'

/** A PostgreSQL of our own on this machine. */
export interface Cluster {
  /** Connects as the login role `tiffin`, which owns its database and is no superuser. */
  readonly url: string
  /** True when a PostgreSQL that an earlier start had left running was taken over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly dataDir: string
  /** Settings of postgresql.conf that differ from ours, for tests. */
  readonly flags?: Readonly<Record<string, string>>
}

const ownFlags = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
}

interface Postmaster {
  pid: number
  port: number
  status: string
}

function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // as: what process.kill throws is always an errno exception. EPERM: alive, but another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Role and database share a name here: `tiffin`, or `postgres` for what only the cluster's owner may do. */
const urlOf = (home: ClusterHome, port: number, who = 'tiffin') =>
  `postgres://${who}:${home.password}@127.0.0.1:${port}/${who}`

async function ask(url: string, ...texts: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const answers: string[] = []
    for (const text of texts) answers.push(String(Object.values((await client.query(text)).rows[0] ?? {})[0] ?? ''))
    return answers
  } finally {
    await client.end()
  }
}

/** The port of a live PostgreSQL on this very folder, or undefined. The id alone proves nothing: it may have been given to another process. */
async function findOrphan(home: ClusterHome): Promise<number | undefined> {
  const found = readPostmaster(home.data)
  if (!found || !isAlive(found.pid)) return undefined
  for (let left = 50; left > 0 && readPostmaster(home.data)?.status === 'starting'; left--) await sleep(100)
  try {
    const [data] = await ask(urlOf(home, found.port, 'postgres'), 'show data_directory')
    return data === home.data ? found.port : undefined
  } catch {
    return undefined
  }
}

function launch({ postgres, account }: Binaries, home: ClusterHome, flags: Record<string, string>): ChildProcess {
  const log = openSync(home.log, 'w')
  const settings = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', home.data, ...settings], {
    ...account?.ids,
    cwd: '/',
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
    detached: true, // its own process group: Ctrl-C on the terminal must not reach it before we have drained
    stdio: ['ignore', log, log],
  })
  child.unref()
  closeSync(log)
  return child
}

async function waitUntilReady(child: ChildProcess, home: ClusterHome): Promise<void> {
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', () => {
    failure ??= readFileSync(home.log, 'utf8').trim().split('\n').slice(-3).join(' ')
  })
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const found = readPostmaster(home.data)
    if (found?.pid === child.pid && found?.status === 'ready') return
    if (failure !== undefined) break
    await sleep(10)
  }
  throw new Error(`PostgreSQL did not start: ${failure ?? 'not ready after 60 s'} (see ${home.log})`)
}

async function ensureLogin(home: ClusterHome, port: number): Promise<void> {
  const admin = urlOf(home, port, 'postgres')
  const [role, database] = await ask(
    admin,
    `select 1 from pg_roles where rolname = 'tiffin'`,
    `select 1 from pg_database where datname = 'tiffin'`,
  )
  if (!role) await ask(admin, `create role tiffin login createrole createdb password '${home.password}'`)
  if (!database) await ask(admin, 'create database tiffin owner tiffin')
}

async function stop(home: ClusterHome): Promise<void> {
  const found = readPostmaster(home.data)
  if (!found || !isAlive(found.pid)) return
  process.kill(found.pid, 'SIGINT') // "fast": ends sessions, writes a checkpoint
  for (let left = 1000; left > 0 && isAlive(found.pid); left--) await sleep(10)
  if (isAlive(found.pid)) process.kill(found.pid, 'SIGQUIT')
}

/** The address of the PostgreSQL that runs on `dataDir`; undefined when none does. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'database.json'))) return undefined
  const home = openHome(dataDir, findAccount())
  const port = await findOrphan(home)
  return port === undefined ? undefined : urlOf(home, port)
}

/** Starts PostgreSQL on `dataDir`, making it on the first time, or takes over one that is still running there. */
export async function startCluster({ dataDir, flags = {} }: ClusterOptions): Promise<Cluster> {
  const account = findAccount()
  const home = openHome(dataDir, account)
  const orphan = await findOrphan(home)
  if (orphan !== undefined) return { url: urlOf(home, orphan), adopted: true, stop: () => stop(home) }

  const binaries = findBinaries(ownerOf(home.data, account))
  createDataFolder(home, binaries)
  const port = await freePort(home.port)
  const child = launch(binaries, home, { ...ownFlags, port: String(port), ...flags })
  await waitUntilReady(child, home)
  home.rememberPort(port)
  await ensureLogin(home, port)
  return { url: urlOf(home, port), adopted: false, stop: () => stop(home) }
}
