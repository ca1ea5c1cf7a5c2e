// npm run dev: the server restarts and the pages reload by themselves when a file changes.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, install, ownNode, root, say, withTools } from './setup.mjs'

const port = process.env.PORT ?? '8080'
const children = []

function keep(args, cwd) {
  const env = { ...withTools(), CHECK_ANSWERS: '1', LOG_PRETTY: '1', TIFFIN_API: `http://127.0.0.1:${port}` }
  const child = spawn(ownNode(), args, { cwd, stdio: 'inherit', env })
  child.once('exit', stopAll)
  children.push(child)
}

function stopAll() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}

try {
  await install()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
  // Folders, not the imported files: an editor that saves by renaming would be noticed once only.
  const watched = ['core/src', 'contract/src', 'phrases/src', 'server/src'].map(
    (folder) => `--watch-path=${join(root, folder)}`,
  )
  keep([...watched, '--watch-preserve-output', 'server/src/main.mjs'], root)
  for (const [workspace, own, path] of [
    ['web', '5173', '?corp=demo'],
    ['counter', '5174', 'counter/?corp=demo'],
    ['desk', '5175', 'desk/demo'],
  ]) {
    if (!existsSync(join(root, workspace, 'index.html'))) continue
    keep([join(root, 'node_modules/vite/bin/vite.js'), '--port', own, '--strictPort'], join(root, workspace))
    say(`${workspace}: http://127.0.0.1:${own}/${path}`)
  }
} catch (error) {
  fail(error)
}
