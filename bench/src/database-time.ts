import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpuSeconds } from './load.ts'
import type { Shop } from './shop.ts'

function parentOf(pid: number | string): number {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? Number(/^.*\) \S (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0
}

/** Processor time of a PostgreSQL and its connections. */
export function databaseSeconds(postmaster: number): number {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
  return children.reduce((sum, pid) => sum + (cpuSeconds(Number(pid)) ?? 0), 0)
}

/** The process that all connections of a shop's PostgreSQL are children of. */
export async function findPostmaster({ owner }: Shop): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}
