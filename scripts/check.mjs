// npm run check: format and lint (Biome), types, workspace by workspace, whether every requirement has its test, and whether every export is imported.
import { spawnSync } from 'node:child_process'

const projects = [
  'core',
  'core/tsconfig.test.json',
  'contract',
  'phrases',
  'server',
  'payments-sandbox',
  'web',
  'web/tsconfig.worker.json',
  'console',
  'e2e',
  'bench',
]

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('biome', ['check', '--error-on-warnings', '.'])
for (const project of projects) run('tsc', ['-p', project])
run('node', ['scripts/coverage.mjs', '--check'])
run('node', ['scripts/unused-exports.mjs'])
