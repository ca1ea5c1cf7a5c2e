// npm start: everything a fresh clone needs, then the server. The server itself prints where it is.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build, fail, install, ownNode, root, withTools } from './setup.mjs'

const parent = process.ppid
const settings = new URL('../server/process-settings.json', import.meta.url)
const { nodeFlags, environment } = JSON.parse(readFileSync(settings, 'utf8'))

function serve() {
  const child = spawn(ownNode(), [...nodeFlags, 'server/src/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...withTools(), TIFFIN_PARENT: String(process.pid) },
  })
  // The terminal's Ctrl-C reaches the server as well; asked twice, it still stops once.
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // npm's shell does not pass a SIGTERM on: it goes away, and we are left to another parent.
  setInterval(() => process.ppid !== parent && stop(), 300).unref()
  child.once('error', fail)
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

try {
  await install()
  await build()
  serve()
} catch (error) {
  fail(error)
}
