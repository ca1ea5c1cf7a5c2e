// Which tests prove which requirement: writes docs/coverage.md from the ids in their titles (`[R-4.17] …`).
// node scripts/coverage.mjs                  writes the table
// node scripts/coverage.mjs --check          fails when it is behind, or when a requirement has neither test nor reason
// node scripts/coverage.mjs --ran A B …      reads reports of a run: each requirement has a test that ran, and none of them failed
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { faultsById } from './mutants/faults.mjs'
import { fail, root, say } from './setup.mjs'
import { listSources } from './sources.mjs'

const table = join(root, 'docs', 'coverage.md')
const mostReasons = 15
const idPattern = /\[(R-\d+\.\d+)\]/g
/** Rules of `docs/rules` have planted faults too; the table is of requirements. */
const rulePattern = /^[a-z]+-\d+$/

const read = (name) => JSON.parse(readFileSync(join(root, 'scripts', 'coverage', name), 'utf8'))
const idsIn = (text) => [...text.matchAll(idPattern)].map(([, id]) => id)

const testFiles = () => listSources('test.ts,test.tsx,spec.ts').sort()

/** The titles of a file that carry ids, as they stand in the code. */
function titlesOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*?\[R-\d+\.\d+\](?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
    ([, , title]) => title.replaceAll(/\\(['"`])/g, '$1'),
  )
}

/** Requirement -> [{ file, title }]. */
function findProofs() {
  const proofs = new Map()
  for (const file of testFiles())
    for (const title of titlesOf(file))
      for (const id of new Set(idsIn(title))) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }])
  return proofs
}

const withoutIds = (title) => title.replaceAll(/\[[A-Z]+-[\d.]+\]\s*/g, '').replaceAll('|', '\\|')
const proofText = ({ file, title }) => `${withoutIds(title)} (\`${relative('.', file).replaceAll('\\', '/')}\`)`

const isCaught = ({ result }) => result.startsWith('caught')

/** A requirement is proven when every fault that is planted against it was caught in its last run. */
function writeFaults(requirements) {
  const byId = faultsById()
  const ids = Object.keys(requirements)
  const proven = ids.filter((id) => byId.get(id)?.every(isCaught))
  const without = ids.filter((id) => !byId.has(id))
  const rows = ids.flatMap((id) =>
    (byId.get(id) ?? []).map(
      ({ name, tests, result }) => `| ${id} | ${name} | \`${tests.join('`, `')}\` | ${result} |`,
    ),
  )
  return [
    '## Planted faults',
    '',
    `${proven.length} of ${ids.length} requirements are proven: \`npm run mutants\` planted faults against them, and their own tests went red. The last column says when that was last run, and at which commit.`,
    '',
    ...(without.length > 0 ? [`Without a fault yet: ${without.join(', ')}.`, ''] : []),
    '| Requirement | Fault | Tests that must go red | Last run |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
}

function writeTable(requirements, proofs, reasons) {
  const rows = Object.entries(requirements).map(([id, name]) => {
    const tests = (proofs.get(id) ?? []).map(proofText).join('<br>')
    return `| ${id} | ${name} | ${tests || `No test: ${reasons[id]}`} |`
  })
  const proven = Object.keys(requirements).filter((id) => proofs.has(id)).length
  return [
    '# What proves which requirement',
    '',
    `Written by \`node scripts/coverage.mjs\` from the titles of the tests; \`npm test\` is red unless every one of them ran and passed.`,
    `${proven} of ${rows.length} requirements have tests, ${rows.length - proven} a reason why not.`,
    '',
    '| Requirement | What it asks | Tests |',
    '|---|---|---|',
    ...rows,
    '',
    ...writeFaults(requirements),
  ].join('\n')
}

/** What keeps the table from being true. */
function findFaults(requirements, proofs, reasons) {
  const ids = Object.keys(requirements)
  const given = Object.keys(reasons)
  return [
    ...ids.filter((id) => !proofs.has(id) && !reasons[id]).map((id) => `${id} has neither a test nor a reason.`),
    ...[...proofs.keys()].filter((id) => !requirements[id]).map((id) => `${id} is in a title and is no requirement.`),
    ...[...faultsById().keys()]
      .filter((id) => !requirements[id] && !rulePattern.test(id))
      .map((id) => `${id} has a planted fault and is no requirement.`),
    ...given.filter((id) => proofs.has(id)).map((id) => `${id} has a test: its reason can go.`),
    ...(given.length > mostReasons ? [`${given.length} reasons; ${mostReasons} is the most.`] : []),
  ]
}

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
  )

function ofPlaywright({ suites }) {
  const walk = (suite, above) => [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      name: `${above} ${title}`,
      status: tests.every(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
  ]
  return suites.flatMap((suite) => walk(suite, ''))
}

/** Requirements without a test that ran, and tests with ids that did not pass. */
function findUnproven(requirements, reasons, reports) {
  const results = reports
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap((report) => (report.testResults ? ofVitest(report) : ofPlaywright(report)))
  const passed = new Set(results.filter(({ status }) => status === 'passed').flatMap(({ name }) => idsIn(name)))
  return [
    ...results
      .filter(({ name, status }) => status !== 'passed' && idsIn(name).length > 0)
      .map(({ name, status }) => `${status}: ${name}`),
    ...Object.keys(requirements)
      .filter((id) => !passed.has(id) && !reasons[id])
      .map((id) => `${id}: no test of it ran and passed.`),
  ]
}

function stopAt(faults) {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function main() {
  const [mode, ...reports] = process.argv.slice(2)
  const requirements = read('requirements.json')
  const reasons = read('reasons.json')
  if (mode === '--ran') {
    stopAt(findUnproven(requirements, reasons, reports))
    return say(`Every requirement has a test that ran and passed, or one of ${Object.keys(reasons).length} reasons.`)
  }
  const proofs = findProofs()
  stopAt(findFaults(requirements, proofs, reasons))
  const written = writeTable(requirements, proofs, reasons)
  if (mode !== '--check') return writeFileSync(table, written)
  const kept = existsSync(table) ? readFileSync(table, 'utf8') : ''
  if (kept !== written) throw new Error('docs/coverage.md is behind the tests: node scripts/coverage.mjs updates it.')
}

try {
  main()
} catch (fault) {
  fail(fault)
}
