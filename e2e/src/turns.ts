import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = () => join(tmpdir(), `tiffin-publishing-${new URL(process.env.TIFFIN_URL ?? '').port}`)

/** A turn that is older belongs to a journey that broke off. */
const longestMs = 180_000

function take(): boolean {
  try {
    mkdirSync(folder())
    return true
  } catch {
    const madeAt = statSync(folder(), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - madeAt > longestMs) rmSync(folder(), { recursive: true, force: true })
    return false
  }
}

/** Waits until no other journey publishes: who takes a release back takes back all after it [draft-5]. Answers how to end the turn. */
export async function takeTurn(): Promise<() => void> {
  while (!take()) await sleep(100)
  return () => rmSync(folder(), { recursive: true, force: true })
}
