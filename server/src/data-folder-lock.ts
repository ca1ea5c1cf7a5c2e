import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Owner {
  readonly pid: number
  /** When the process began, in the kernel's own count: a pid alone may have been given to another process. */
  readonly startTime: string
  readonly address: string
}

/** Field 22 of /proc/PID/stat; the name before it may hold blanks and brackets. Empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, startTime }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // as: process.kill throws errno exceptions only. EPERM: alive, but another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startTime === startTimeOf(pid)
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function openFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const name of ['owner.json', 'database.json', 'secrets.json'])
      if (existsSync(join(dataDir, name))) accessSync(join(dataDir, name), constants.R_OK | constants.W_OK)
  } catch {
    const uid = statSync(dataDir, { throwIfNoEntry: false })?.uid
    const whose = uid === undefined || uid === process.getuid?.() ? '' : `; it belongs to user ${uid}`
    throw new Error(`The data folder ${dataDir} cannot be written${whose}. Set DATA_DIR to another one.`)
  }
}

/** Where the server of a data folder says that it is; undefined when none runs. */
export function addressOfServer(dataDir: string): string | undefined {
  const owner = readOwner(join(dataDir, 'owner.json'))
  return owner && isAlive(owner) ? owner.address : undefined
}

/** Locks the data folder for this server, or says where the other one runs. Answers how to give it up. */
export function lockDataFolder(dataDir: string, address: string): () => void {
  openFolder(dataDir)
  const file = join(dataDir, 'owner.json')
  const other = readOwner(file)
  if (other && isAlive(other)) throw new Error(`Tiffin already runs here, ${other.address}`)
  rmSync(file, { force: true })
  const self: Owner = { pid: process.pid, startTime: startTimeOf(process.pid), address }
  writeFileSync(file, JSON.stringify(self), { flag: 'wx' })
  return () => rmSync(file, { force: true })
}
