import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** It ends by itself if it is not ended. */
const longestMs = 20 * 60_000

/** Keeps one core of the machine busy with nothing until it is disposed of. */
export function keepOneCoreBusy(): AsyncDisposable {
  const child = spawn(process.execPath, ['-e', `const end = Date.now() + ${longestMs}; while (Date.now() < end);`], {
    stdio: 'ignore',
  })
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
