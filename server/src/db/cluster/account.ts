import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The account that PostgreSQL runs as when Tiffin was started by root, whom PostgreSQL refuses. */
export interface Account {
  readonly name: string
  readonly ids: { readonly uid: number; readonly gid: number }
}

/** `postgres`, else `nobody`; an id without an entry in passwd would be refused by initdb. None when not root. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = rows.find((row) => row.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { name, ids: { uid: Number(uid), gid: Number(gid) } }
  }
  throw new Error(
    'PostgreSQL does not run as root and this system has neither a user postgres nor nobody: set DATABASE_URL.',
  )
}

/** Data that exists keeps its owner, also when another user made it before root came. */
export function ownerOf(folder: string, account: Account | undefined): Account | undefined {
  const stat = account && statSync(folder, { throwIfNoEntry: false })
  return stat?.uid ? { name: String(stat.uid), ids: { uid: stat.uid, gid: stat.gid } } : account
}

/** Whether the account can walk down to `folder`, which itself belongs to it. */
export function canReach(folder: string, { ids }: Account): boolean {
  for (let path = dirname(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const may = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001
    if (!(mode & may)) return false
    if (path === dirname(path)) return true
  }
}

/** A folder of that name which every account can reach; what is kept in it survives a restart of the machine where that is possible. */
export function reachableFolder(name: string): string {
  for (const base of ['/var/lib/tiffin', join(tmpdir(), 'tiffin')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 })
      accessSync(base, constants.W_OK)
      return join(base, name)
    } catch {}
  }
  throw new Error('No folder for PostgreSQL can be written: /var/lib/tiffin and the temporary folder both refuse.')
}
