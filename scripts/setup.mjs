// What a fresh clone needs before anything runs: packages and builds. Plain JavaScript for any Node from 20.19 on.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const root = fileURLToPath(new URL('..', import.meta.url))
const pathOf = (...path) => join(root, ...path)

export const say = (text) => process.stdout.write(`${text}\n`)

/** Runs a command to its end; throws when it fails. A long one says every ten seconds that it lives. */
export async function run(command, args, { what, ...options } = {}) {
  const began = Date.now()
  const ticking = what && setInterval(() => say(`  … ${what}, ${Math.round((Date.now() - began) / 1000)} s`), 10_000)
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withTools(), ...options })
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal))
  }).finally(() => clearInterval(ticking))
  if (status !== 0) throw new Error(`${what ?? [command, ...args].join(' ')} failed (${status}).`)
}

/** The Node that comes with the packages. The machine's own only installs it. */
export function ownNode() {
  const exe = process.platform === 'win32' ? 'node.exe' : 'node'
  const names = [
    `node-${process.platform.replace('win32', 'win')}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  const found = names
    .flatMap((name) => [pathOf('node_modules', name, 'bin', exe), pathOf('node_modules', name, exe)])
    .find(existsSync)
  if (found) return found
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  throw new Error(`No Node 26 comes for ${process.platform}-${process.arch}: install Node 26 or newer and start again.`)
}

/** Our own tools come first on the path, whatever else the machine has. */
export const withTools = () => ({
  ...process.env,
  PATH: [pathOf('node_modules', '.bin'), process.env.PATH].join(delimiter),
})

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')
const readMark = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Installs exactly what the lock file says, unless that is what stands there. */
export async function install() {
  const mark = pathOf('node_modules', '.lock-sha256')
  const hash = hashOf(readFileSync(pathOf('package-lock.json')), process.platform, process.arch)
  if (readMark(mark) === hash) return
  say('Installing packages (once, about a minute) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // Also where NODE_ENV is production: the apps are built here.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run(npm[0], [...npm.slice(1), ...args], { what: 'installing' })
  writeFileSync(mark, hash) // last: an interrupted install is not taken for a finished one
}

const skipped = new Set(['node_modules', 'dist'])

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
}

function sourceHash() {
  const files = ['web', 'counter', 'desk', 'core', 'contract', 'phrases', 'kit'].flatMap((name) =>
    listFiles(pathOf(name)),
  )
  return hashOf(
    readMark(pathOf('node_modules', '.lock-sha256')),
    ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]),
  )
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'])

/** Writes the compressed forms beside each file, as small as they get: they are sent many times. */
async function compress(folder) {
  const files = listFiles(folder).filter((file) => compressible.has(extname(file)) && readFileSync(file).length >= 500)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

async function buildOne(workspace, hash) {
  if (!existsSync(pathOf(workspace, 'index.html'))) return
  const mark = pathOf(workspace, 'dist', '.source-sha256')
  if (readMark(mark) === hash) return
  say(`Building ${workspace} …`)
  const vite = [pathOf('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  await run(ownNode(), vite, { cwd: pathOf(workspace), what: `building ${workspace}` })
  await compress(pathOf(workspace, 'dist'))
  writeFileSync(mark, hash)
}

/** Builds the customers' app, the counter and the desk when anything they are made of has changed. */
export async function build() {
  const hash = sourceHash()
  await Promise.all(['web', 'counter', 'desk'].map((workspace) => buildOne(workspace, hash)))
}

/** Ends with one sentence instead of a stack. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
