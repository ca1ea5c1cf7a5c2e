// npm run mutation: changes core, contract and the server's modules in small ways (Stryker) and says which changes their own tests do not notice; writes docs/mutation.md.
// npm run mutation -- core                             one workspace; of the server one module after the other
// npm run mutation -- server/src/modules/order         one module of the server; several named together share the look at what each test reaches
// npm run mutation -- core/src/pricing                 the mutants of a part; prints only
// npm run mutation -- --again core                     nothing is taken over from the run before
// npm run mutation -- --go-on core                     after a run that was stopped: what survived in it is not tried again
// npm run mutation -- --survivors server/src/modules/order   what survived there the last time, after tests were written
// npm run mutation -- --outdated                       runs nothing: what has changed since it was run
// npm run mutation -- --write                          runs nothing: rewrites docs/mutation.md
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { commitName, copyTree } from './copy-tree.mjs'
import {
  codeSince,
  goals,
  isNoticed,
  noteRun,
  noteSurvivors,
  outdatedWholes,
  readMutants,
  survivorPlaces,
  survivorsOf,
  testsSince,
  unusedReasons,
  writeTable,
} from './mutation/result.mjs'
import { fail, ownNode, root, run, say, withTools } from './setup.mjs'

const workspaces = Object.keys(goals)
const modules = 'server/src/modules'
/** What is run and noted as a whole, by workspace. */
const wholes = {
  ...{ core: ['core'], contract: ['contract'] },
  server: readdirSync(join(root, modules)).map((name) => `${modules}/${name}`),
}

/** What has been found so far, kept between runs and out of git. */
const kept = join(root, 'node_modules', '.mutation')

/** Files without decisions of their own: routes, statements, and adapters to a library or an external service. */
const notOfServer = ['index', 'parts', 'routes', '*queries', 'draw-picture', 'remux-*', 's3-storage', 'twilio-gateway']

/** Sheets are read in a thread of its own, where a mutant cannot be switched on, and a test of them takes seconds; kinds of items are statements. */
const leftOut = [`${modules}/draft/sheet`, `${modules}/draft/kinds`]

/** Code of a workspace or of a part of it: no tests, and nothing that only tests use. */
const codeOf = (part) => [
  ...[part.endsWith('.ts') ? part : `${part}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
  ...(part.startsWith('server/')
    ? [...notOfServer.map((name) => `!**/${name}.ts`), ...leftOut.map((folder) => `!${folder}/**`)]
    : []),
]

const testOptions = {
  beside: { vitest: { configFile: 'scripts/mutation/vitest.config.ts' } },
  // What is loaded once is not known to Vitest, so it cannot know which tests are related. A busy machine takes its time.
  server: {
    vitest: { configFile: 'scripts/mutation/server/vitest.config.ts', related: false },
    ...{ timeoutMS: 20_000, timeoutFactor: 4, dryRunTimeoutMinutes: 30 },
  },
}

/** Where what was found of a run is kept. */
const keptFile = (places) => join(kept, `${places.map(({ whole }) => whole.replaceAll('/', '-')).join('+')}.json`)

const options = (places) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  ...testOptions[places[0].workspace === 'server' ? 'server' : 'beside'],
  coverageAnalysis: 'perTest',
  mutate: places.flatMap(({ part, survivors }) => survivors ?? codeOf(part)),
  // The copy is thrown away, and its workspaces find each other only where they stand.
  inPlace: true,
  tempDirName: '.mutation',
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTATION_PROCESSES ?? availableParallelism()),
  ...(places.some(({ survivors }) => survivors) ? {} : { incremental: true, incrementalFile: keptFile(places) }),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation.json' },
  allowEmpty: true,
  warnings: { slow: false },
})

/** A survivor is tried again each time: what acts while a module is loaded would else be taken over, whatever tests were written since. */
function forgetSurvivors(file) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const each of Object.values(report.files)) each.mutants = each.mutants.filter(isNoticed)
  writeFileSync(file, JSON.stringify(report))
}

/** Changes all places in one run; answers Stryker's report. */
async function mutate(places) {
  const copy = copyTree()
  try {
    // Else Vite would look for compiler settings in the folders around the copy, which may be anybody's.
    writeFileSync(join(copy, 'tsconfig.json'), '{}')
    const config = join(copy, 'stryker.config.json')
    writeFileSync(config, JSON.stringify(options(places)))
    const cli = join(copy, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const wholesOfRun = places.map(({ whole }) => whole).join(',')
    const survivorsOnly = places.some(({ survivors }) => survivors)
    const fresh = survivorsOnly ? { MUTATION_TESTS: places.flatMap(({ whole }) => testsSince(whole)).join(',') } : {}
    const tests = { MUTATION_WHOLES: wholesOfRun, ...fresh }
    const env = { ...withTools(), ...tests, MUTATION_WORKSPACE: places[0].workspace }
    await run(ownNode(), [cli, 'run', config], { cwd: copy, env })
    return JSON.parse(readFileSync(join(copy, 'mutation.json'), 'utf8'))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Where a part stands: { name, workspace, whole, part }. */
function placeOf(name) {
  const [workspace] = name.split('/')
  const whole = wholes[workspace]?.find((each) => name === each || name.startsWith(`${each}/`))
  if (!whole || !existsSync(join(root, name))) throw new Error(`${name} is no part of ${workspaces.join(', ')}.`)
  return { name, workspace, whole, part: name === workspace ? `${workspace}/src` : name }
}

/** Prints the survivors of a part; what is a whole is noted. Answers whether its goal is met. */
function reportPart({ name, whole, part, survivors: earlier }, report, commit) {
  const mutants = readMutants(report, part)
  const survivors = survivorsOf(mutants)
  for (const { file, line, change } of survivors) say(`${file}:${line} ${change}`)
  say(`${name}: ${survivors.length} of ${mutants.length} mutants survived.`)
  if (earlier) return noteSurvivors(whole, mutants)
  return name !== whole || noteRun(name, mutants, commit)
}

/** Runs what belongs together; answers whether all goals are met. */
async function runPlaces(places, { isFresh, goesOn }) {
  const file = keptFile(places)
  if (isFresh) rmSync(file, { force: true })
  if (!goesOn) forgetSurvivors(file)
  const commit = commitName()
  const report = await mutate(places)
  return places.map((place) => reportPart(place, report, commit)).every(Boolean)
}

/** What is run together: modules of the server that were named one by one. */
function runsOf(names) {
  const isModule = (word) => word.startsWith(`${modules}/`)
  const parts = names.filter((word) => !isModule(word)).flatMap((word) => wholes[word] ?? word)
  const ofServer = names.filter(isModule)
  return [...parts.map((word) => [word]), ...(ofServer.length > 0 ? [ofServer] : [])]
}

const flags = ['--again', '--go-on', '--survivors', '--outdated', '--write']

async function main() {
  const args = process.argv.slice(2)
  const unknown = args.filter((word) => word.startsWith('--') && !flags.includes(word))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. The head of scripts/mutation.mjs says what there is.`)
  const names = args.filter((word) => !word.startsWith('--')).map((word) => word.replace(/\/$/, ''))
  mkdirSync(kept, { recursive: true })
  if (args.includes('--outdated')) return say(outdatedWholes().join('\n'))
  if (args.includes('--write')) {
    writeTable()
    const unused = unusedReasons()
    if (unused.length > 0) throw new Error(`No survivor has these reasons any more:\n${unused.join('\n')}`)
    return
  }
  const takenOver = { isFresh: args.includes('--again'), goesOn: args.includes('--go-on') }
  const survivorsOnly = args.includes('--survivors')
  const changed = survivorsOnly ? names.filter((word) => codeSince(word).length > 0) : []
  if (changed.length > 0) throw new Error(`Code has changed since its last run, run as a whole: ${changed.join(', ')}`)
  const placed = (word) => ({ ...placeOf(word), ...(survivorsOnly ? { survivors: survivorPlaces(word) } : {}) })
  for (const run of runsOf(names.length > 0 ? names : workspaces)) {
    if (!(await runPlaces(run.map(placed), takenOver))) process.exitCode = 1
    writeTable()
  }
}

main().catch(fail)
