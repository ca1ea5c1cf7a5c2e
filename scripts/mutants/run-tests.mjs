// Runs the tests of a fault in a copy of the tree, in processes of their own.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode } from '../setup.mjs'

/** A run that takes longer says nothing. */
export const longestRunMs = 240_000
/** So long a test waits for what a fault may have taken away; without the fault it has to do with as much. */
export const patienceMs = { first: 2000, again: 10_000 }
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

/** What a test says of code or of a statement that cannot run at all: such a fault proves nothing. */
const noCode =
  /\b(?:SyntaxError|ReferenceError|Transform failed|Failed to resolve import|Failed to load url|Cannot find (?:module|package)|does not provide an export|syntax error at or near|bind message supplies)\b/
/** What Vitest says of a test that has not ended. */
const tooLate = /\b(?:Test|Hook) timed out in\b/

/** What the title of a test that has one of the ids contains, as a pattern. */
export const titlesWith = (ids) => `\\[(${ids.map((id) => id.replaceAll('.', '\\.')).join('|')})\\]`
export const isJourney = (test) => test.startsWith('e2e/')

/** [{ file, title, passed, isBroken, isLate }] of those tests of a report that ran; nothing when a file could not be loaded. */
export function resultsOf(report) {
  if (!report) return undefined
  const results = report.testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((each) => ({ ...each, file: name })))
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ file, fullName, status, failureMessages }) => ({
      ...{ file, title: fullName, passed: status === 'passed' },
      isBroken: failureMessages?.some((message) => noCode.test(message)),
      isLate: failureMessages?.some((message) => tooLate.test(message)),
    }))
  // Files behind the first red test are left out, and look like files that could not be loaded.
  const isUnloaded = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
  const isRed = results.some(({ passed }) => !passed)
  return !isRed && report.testResults.some(isUnloaded) ? undefined : results
}

export const envOfTests = (templateUrl, patience) => ({
  TEST_PATIENCE_MS: String(patience),
  TEST_IS_QUIET: '1',
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
    () => envOfTests(templateUrl, patienceMs.again),
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

/** What the tests say, journeys too; nothing when some could not be run. */
export async function runTests(copy, tests, which = {}) {
  const units = tests.filter((test) => !isJourney(test))
  const journeys = tests.filter(isJourney)
  const results = [
    units.length > 0 ? await runUnits(copy, units, which) : [],
    journeys.length > 0 ? await runJourneys(copy, journeys, which) : [],
  ]
  return results.includes(undefined) ? undefined : results.flat()
}
