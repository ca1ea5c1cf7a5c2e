// npm run mutation: changes core and contract in small ways (Stryker) and says which changes their own tests do not notice; writes docs/mutation.md.
// npm run mutation -- core                  one workspace
// npm run mutation -- core/src/pricing      the mutants of a part; prints only
// npm run mutation -- --again core          nothing is taken over from the run before
// npm run mutation -- --write               runs nothing: writes docs/mutation.md anew
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './copy-tree.mjs'
import { goals, isNoticed, noteRun, readMutants, survivorsOf, writeTable } from './mutation/result.mjs'
import { fail, ownNode, root, run, say, withTools } from './setup.mjs'

const workspaces = Object.keys(goals)
/** What has been found so far, kept between runs and out of git. */
const kept = join(root, 'node_modules', '.mutation')

/** Code of a workspace or of a part of it: no tests, and nothing that only tests use. */
const codeOf = (part) => [part.endsWith('.ts') ? part : `${part}/**/*.ts`, '!**/*.test.ts', '!**/testing/**']

const options = (workspace, part) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: codeOf(part),
  // The copy is thrown away, and its workspaces find each other only where they stand.
  inPlace: true,
  tempDirName: '.mutation',
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTATION_PROCESSES ?? availableParallelism()),
  incremental: true,
  incrementalFile: join(kept, `${workspace}.json`),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation.json' },
  allowEmpty: true,
  warnings: { slow: false },
})

/** A survivor is tried anew each time: what acts while a module is loaded would else be taken over, whatever tests were written since. */
function forgetSurvivors(workspace) {
  const file = join(kept, `${workspace}.json`)
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const each of Object.values(report.files)) each.mutants = each.mutants.filter(isNoticed)
  writeFileSync(file, JSON.stringify(report))
}

/** Mutants of a workspace, or of a part of it, with what became of each. */
async function mutate(workspace, part) {
  const copy = copyTree()
  try {
    const config = join(copy, 'stryker.config.json')
    writeFileSync(config, JSON.stringify(options(workspace, part)))
    const cli = join(copy, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const env = { ...withTools(), MUTATION_WORKSPACE: workspace }
    await run(ownNode(), [cli, 'run', config], { cwd: copy, env })
    return readMutants(JSON.parse(readFileSync(join(copy, 'mutation.json'), 'utf8')), part)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

async function main() {
  const args = process.argv.slice(2)
  const parts = args.filter((word) => !word.startsWith('--')).map((word) => word.replace(/\/$/, ''))
  mkdirSync(kept, { recursive: true })
  if (args.includes('--write')) return writeTable()
  for (const part of parts.length > 0 ? parts : workspaces) {
    const [workspace] = part.split('/')
    if (!workspaces.includes(workspace) || !existsSync(join(root, part)))
      throw new Error(`${part} is no part of ${workspaces.join(' or ')}.`)
    if (args.includes('--again')) rmSync(join(kept, `${workspace}.json`), { force: true })
    forgetSurvivors(workspace)
    const mutants = await mutate(workspace, part === workspace ? `${workspace}/src` : part)
    const survivors = survivorsOf(mutants)
    for (const { file, line, change } of survivors) say(`${file}:${line} ${change}`)
    say(`${part}: ${survivors.length} of ${mutants.length} mutants survived.`)
    if (part === workspace && !noteRun(workspace, mutants)) process.exitCode = 1
  }
  writeTable()
}

main().catch(fail)
