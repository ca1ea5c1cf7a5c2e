// npm run check: format and lint (Biome), types, workspace by workspace, whether every requirement has its test, whether every
// planted fault still fits the code, and whether every export is imported.
import { spawnSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { workspaces } from './sources.mjs'

const projects = [
  'core',
  'core/tsconfig.test.json',
  'contract',
  'phrases',
  'kit',
  'demo',
  'server',
  'payments-sandbox',
  'web',
  'web/tsconfig.worker.json',
  'counter',
  'desk',
  'e2e',
  'bench',
]

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

// A workspace that is younger than the installed packages has no link yet.
for (const workspace of workspaces) {
  const link = join(root, 'node_modules', '@tiffin', workspace)
  if (!existsSync(link)) symlinkSync(join(root, workspace), link, 'junction')
}

run('biome', ['check', '--error-on-warnings', '.'])
for (const project of projects) run('tsc', ['-p', project])
run('node', ['scripts/coverage.mjs', '--check'])
run('node', ['scripts/mutants.mjs', '--check'])
run('node', ['scripts/unused-exports.mjs'])
