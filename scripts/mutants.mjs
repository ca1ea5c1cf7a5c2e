// npm run mutants: plants each fault of scripts/mutants/*.mjs in a copy and says whether the tests of its requirement notice.
// npm run mutants -- R-5 core     only faults whose id begins so, or whose name, file or tests hold the word
// npm run mutants -- --open      only faults that no run has caught yet
// npm run mutants -- --check      plants nothing: says which faults no longer fit the code
// npm run mutants -- --fresh      every fault in a process of its own, which takes twice as long
// npm run mutants -- --from=FILE  faults of another file; those without tests are run against every unit test that has their id
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyTree, gitLines as lines } from './copy-tree.mjs'
import { knownFaults, noteResult, wasCaught } from './mutants/faults.mjs'
import { keepVitest } from './mutants/keep-vitest.mjs'
import { canShare, keepTemplate } from './mutants/template.mjs'
import { fail, ownNode, root, say } from './setup.mjs'

const longestRunMs = 240_000
/** So long a test waits for what a fault may have taken away; without the fault it has to do with as much. */
const patienceMs = '10000'
/** Faults of one copy, one after the other, before the next copy may take some. */
const mostInTurn = 8
const node = ownNode()

/** Ends with the report of the run as it was printed, or nothing when it took too long or printed none. */
function readReport(copy, args, env) {
  const report = join(copy, 'mutant-report.json')
  rmSync(report, { force: true })
  return new Promise((resolve) => {
    const child = spawn(node, args(report), { cwd: copy, stdio: 'ignore', env: { ...process.env, ...env(report) } })
    const timer = setTimeout(() => child.kill('SIGTERM'), longestRunMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)
    })
  })
}

/** What a test says of code that cannot run at all: such a fault proves nothing. */
const noCode = /\b(?:SyntaxError|ReferenceError|Transform failed|Failed to resolve import|does not provide an export)\b/

const titlesWith = (ids) => `\\[(${ids.map((id) => id.replaceAll('.', '\\.')).join('|')})\\]`
const isJourney = (test) => test.startsWith('e2e/')

/** [{ title, passed, isBroken }] of those tests of a report that ran; nothing when a file could not be loaded. */
function resultsOf(report) {
  if (!report) return undefined
  const results = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      passed: status === 'passed',
      isBroken: failureMessages?.some((message) => noCode.test(message)),
    }))
  // Files behind the first red test are left out, and look like files that could not be loaded.
  const isUnloaded = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
  const isRed = results.some(({ passed }) => !passed)
  return !isRed && report.testResults.some(isUnloaded) ? undefined : results
}

const envOfTests = (templateUrl) => ({
  TEST_PATIENCE_MS: patienceMs,
  ...(templateUrl ? { TEST_TEMPLATE_URL: templateUrl } : {}),
})

/** `ids`: only tests that have one of them. `isShort`: ends with the first red test. `templateUrl`: a database to copy. */
async function runUnits(copy, tests, { ids, isShort, templateUrl }) {
  const named = [...(ids ? ['-t', titlesWith(ids)] : []), ...(isShort ? ['--bail=1'] : [])]
  const report = await readReport(
    copy,
    (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      ...named,
      '--testTimeout=40000',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    () => envOfTests(templateUrl),
  )
  return resultsOf(report)
}

async function runJourneys(copy, tests, { ids }) {
  const build = spawn(node, ['-e', "import('./scripts/setup.mjs').then((setup) => setup.build())"], {
    cwd: copy,
    stdio: 'ignore',
  })
  if ((await new Promise((resolve) => build.once('exit', resolve))) !== 0) return undefined
  const named = ids ? ['-g', titlesWith(ids)] : []
  const report = await readReport(
    copy,
    () => ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...tests, ...named],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  )
  const walk = (suite, above) => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${above} ${title}`, passed: ok })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
  ]
  return report?.suites.flatMap((suite) => walk(suite, ''))
}

async function runTests(copy, tests, which = {}) {
  const units = tests.filter((test) => !isJourney(test))
  const journeys = tests.filter(isJourney)
  const results = [
    units.length > 0 ? await runUnits(copy, units, which) : [],
    journeys.length > 0 ? await runJourneys(copy, journeys, which) : [],
  ]
  return results.includes(undefined) ? undefined : results.flat()
}

const occurrences = (text, find) => text.split(find).length - 1

/** Why a fault cannot be planted, in a word or two. */
function whyStale({ id, file, find, tests }) {
  const missing = [file, ...tests].find((path) => !existsSync(join(root, path)))
  if (missing) return `there is no ${missing}`
  const found = occurrences(readFileSync(join(root, file), 'utf8'), find)
  if (found !== 1) return `its text stands ${found} times in ${file}`
  const hasId = tests.some((test) => readFileSync(join(root, test), 'utf8').includes(`[${id}]`))
  return hasId ? undefined : `no title of ${tests} has its id`
}

const isSilent = (results) => results?.length > 0 && results.every(({ passed }) => passed)

/** What `work` answers while the fault stands in the copy. */
async function withFault(copy, { file, find, put }, work) {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(find, () => put),
  )
  const answer = await work(path)
  writeFileSync(path, sound)
  return answer
}

/** caught, survived or stale, with the reason. */
async function plant({ copy, templateUrl }, fault) {
  const which = { isShort: true, ...(canShare(fault) ? { templateUrl } : {}) }
  const results = await withFault(copy, fault, async () => {
    const own = await runTests(copy, fault.tests, { ...which, ids: [fault.id] })
    return fault.isAnyTitle && isSilent(own) ? runTests(copy, fault.tests, which) : own
  })
  if (!results || results.some(({ isBroken }) => isBroken))
    return { outcome: 'stale', why: 'the code does not run with it' }
  if (results.some(({ passed }) => !passed)) return { outcome: 'caught' }
  return results.length > 0
    ? { outcome: 'survived' }
    : { outcome: 'stale', why: `no test of ${fault.tests} has its id` }
}

/**
 * Faults of one set of tests that a kept Vitest sees caught, one after the other. None when its tests are red afterwards, without a
 * fault: then it may have shown what an earlier one left behind.
 */
async function caughtKept({ copy, vitest }, faults) {
  const caught = new Set()
  const [{ tests }] = faults
  if (!vitest || tests.some(isJourney)) return caught
  const ask = async (ids, wish) => {
    const report = await vitest.run({ tests, title: titlesWith(ids), ...wish })
    return report && resultsOf(report)
  }
  let changed = []
  for (const fault of faults) {
    const results = await withFault(copy, fault, (path) => {
      changed = [...changed, path]
      return ask([fault.id], { isShort: true, changed })
    })
    if (results?.some(({ passed }) => !passed) && !results.some(({ isBroken }) => isBroken)) caught.add(fault)
  }
  const ids = [...new Set(faults.map(({ id }) => id))]
  if (isSilent(await ask(ids, { isShort: false, changed }))) return caught
  await vitest.end()
  return new Set()
}

/** In processes of their own: first the tests without a fault, then the faults one after the other. */
async function runFresh(place, faults, report) {
  const ids = faults.some(({ isAnyTitle }) => isAnyTitle) ? undefined : [...new Set(faults.map(({ id }) => id))]
  const sound = await runTests(place.copy, faults[0].tests, { ids, templateUrl: place.templateUrl })
  const red = sound?.find(({ passed }) => !passed)
  for (const fault of faults) {
    const isRed = !sound || red
    report(
      fault,
      isRed ? { outcome: 'stale', why: `red without it: ${red?.title ?? fault.tests}` } : await plant(place, fault),
    )
  }
}

/** Faults of one set of tests: what is not caught at once is tried again from the beginning. */
async function runGroup(place, faults, report) {
  const caught = await caughtKept(place, faults)
  for (const fault of caught) report(fault, { outcome: 'caught' })
  const open = faults.filter((fault) => !caught.has(fault))
  if (open.length > 0) await runFresh(place, open, report)
}

/** Large groups in pieces, for several processors. */
const splitGroup = (faults) =>
  Array.from({ length: Math.ceil(faults.length / mostInTurn) }, (_none, piece) =>
    faults.slice(piece * mostInTurn, (piece + 1) * mostInTurn),
  )

/** Test files beside the code in which an id stands. */
const testsOf = (id) =>
  lines('ls-files', '*.test.ts', '*.test.tsx').filter((path) =>
    readFileSync(join(root, path), 'utf8').includes(`[${id}]`),
  )

/** A sample that is not kept: its results are printed only. `isAnyTitle`: a red test of those files is enough, whatever its title. */
async function readSample(file) {
  const { faults } = await import(pathToFileURL(resolve(file)))
  return faults.map((fault) => ({ ...fault, isAnyTitle: true, tests: fault.tests ?? testsOf(fault.id) }))
}

const selection = (words) => (fault) =>
  words.every((word) =>
    /^(?:R-[\d.]+|[a-z]+-\d+)$/.test(word)
      ? fault.id === word || fault.id.startsWith(`${word}.`)
      : [fault.name, fault.file, ...fault.tests].some((text) => text.includes(word)),
  )

async function main() {
  const args = process.argv.slice(2)
  const isCheck = args.includes('--check')
  const isFresh = args.includes('--fresh')
  const sample = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length)
  const isSelected = selection(args.filter((word) => !word.startsWith('--')))
  const all = sample ? await readSample(sample) : knownFaults
  const faults = all.filter((fault) => isSelected(fault) && !(args.includes('--open') && wasCaught(fault)))
  const bad = []
  const day = new Date().toISOString().slice(0, 10)
  const [commit] = lines('rev-parse', '--short', 'HEAD')
  const report = (fault, { outcome, why }) => {
    say(`${outcome.padEnd(8)} ${fault.id} ${fault.name}${why ? `: ${why}` : ''}`)
    if (!isCheck && !sample) noteResult(fault, `${outcome} ${day} ${commit}`)
    if (outcome !== 'caught') bad.push(fault)
  }
  const fits = faults.filter((fault) => {
    const why = whyStale(fault)
    if (why) report(fault, { outcome: 'stale', why })
    return !why
  })
  if (!isCheck) {
    const groups = [...Map.groupBy(fits, ({ tests }) => tests.join(' ')).values()]
      .flatMap(splitGroup)
      .sort((a, b) => b.length - a.length)
    const hasServer = fits.some(({ tests }) => tests.some((test) => test.startsWith('server/')))
    const work = async () => {
      const copy = copyTree()
      const template = hasServer ? await keepTemplate(copy) : undefined
      const vitest = isFresh ? undefined : keepVitest(copy, envOfTests(template?.url), longestRunMs)
      const place = { copy, templateUrl: template?.url, vitest }
      for (let group = groups.shift(); group; group = groups.shift()) await runGroup(place, group, report)
      await vitest?.end()
      await template?.stop()
      rmSync(copy, { recursive: true })
    }
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), groups.length) }, work))
  }
  say(`${faults.length - bad.length} of ${faults.length} faults ${isCheck ? 'fit the code' : 'are caught'}.`)
  if (bad.length > 0 || (faults.length === 0 && !args.includes('--open'))) process.exitCode = 1
}

main().catch(fail)
