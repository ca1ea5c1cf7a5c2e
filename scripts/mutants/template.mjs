// A PostgreSQL with a migrated template that the server's tests of many faults share: to migrate costs more than most of these tests.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ownNode } from '../setup.mjs'

/** What makes the template: a fault in one of these is planted before it is made. */
const ofTemplate = ['server/db/', 'server/src/db/', 'server/test/']

/** Whether the tests of a fault may use a template that was made without it. */
export const canShare = ({ file }) => !ofTemplate.some((folder) => file.startsWith(folder))

const keep = `
const { default: setup } = await import('./server/test/global-setup.ts')
const stop = await setup({ provide: (_name, url) => console.log(url) })
process.stdin.on('end', stop).resume()`

/** Starts it in a copy of the tree; answers its address, or nothing where it could not be made, and how it is ended. */
export async function keepTemplate(copy) {
  const child = spawn(ownNode(), ['--input-type=module', '-e', keep], { cwd: copy, stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const first = new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  const url = await Promise.race([first, ended.then(() => undefined)])
  const stop = () => {
    child.stdin.end()
    return ended
  }
  return { url, stop }
}
