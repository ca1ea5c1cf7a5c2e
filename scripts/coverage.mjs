// Which tests prove which requirement: writes docs/coverage.md from the ids in their titles (`[R-4.17] …`).
// node scripts/coverage.mjs                  writes the table
// node scripts/coverage.mjs --check          fails when it is behind, or when a requirement has neither test nor reason
// node scripts/coverage.mjs --ran A B …      reads reports of a run: each requirement has a test that ran, and none of them failed
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { faultsById, isCaught } from './mutants/faults.mjs'
import { fail, root, say } from './setup.mjs'
import { listSources } from './sources.mjs'

const table = join(root, 'docs', 'coverage.md')
const mostReasons = 15
const idPattern = /\[(R-\d+\.\d+)\]/g

const read = (name) => JSON.parse(readFileSync(join(root, 'scripts', 'coverage', name), 'utf8'))
const idsIn = (text) => [...text.matchAll(idPattern)].map(([, id]) => id)

const testFiles = () => listSources('test.ts,test.tsx,spec.ts').sort()

/** The rules of the project's own, as docs/rules has them. */
const listRules = () =>
  readdirSync(join(root, 'docs', 'rules'))
    .sort()
    .flatMap((name) => [
      ...readFileSync(join(root, 'docs', 'rules', name), 'utf8').matchAll(/^- \*\*\[([a-z]+-\d+)\]\*\*/gm),
    ])
    .map(([, id]) => id)

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

const faultRows = (ids, byId) =>
  ids.flatMap((id) =>
    (byId.get(id) ?? []).map(
      ({ name, tests, result }) => `| ${id} | ${name} | \`${tests.join('`, `')}\` | ${result} |`,
    ),
  )

/** Ids are proven when every fault that is planted against them was caught in its last run. */
function writeFaults(requirements) {
  const byId = faultsById()
  const provenOf = (ids) => ids.filter((id) => byId.get(id)?.every(({ result }) => isCaught(result)))
  const withoutFault = (ids) => ids.filter((id) => !byId.has(id)).join(', ') || 'none'
  const ids = Object.keys(requirements)
  const rules = listRules()
  return [
    '## Planted faults',
    '',
    `${provenOf(ids).length} of ${ids.length} requirements are proven: \`npm run mutants\` planted faults against them, and their own tests went red. The last column says when that was last run, and at which commit; with a + that was changed since.`,
    '',
    `Without a fault: ${withoutFault(ids)}.`,
    '',
    '| Requirement | Fault | Tests that must go red | Last run |',
    '|---|---|---|---|',
    ...faultRows(ids, byId),
    '',
    '## Planted faults of rules',
    '',
    `${provenOf(rules).length} of ${rules.length} rules of \`docs/rules\` are proven by faults of their own. Without one: ${withoutFault(rules)}.`,
    '',
    '| Rule | Fault | Tests that must go red | Last run |',
    '|---|---|---|---|',
    ...faultRows(rules, byId),
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
function findProblems(requirements, proofs, reasons) {
  const ids = Object.keys(requirements)
  const given = Object.keys(reasons)
  const rules = listRules()
  return [
    ...ids.filter((id) => !proofs.has(id) && !reasons[id]).map((id) => `${id} has neither a test nor a reason.`),
    ...[...proofs.keys()].filter((id) => !requirements[id]).map((id) => `${id} is in a title and is no requirement.`),
    ...[...faultsById().keys()]
      .filter((id) => !requirements[id] && !rules.includes(id))
      .map((id) => `${id} has a planted fault and is neither a requirement nor a rule.`),
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

function stopAt(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'))
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
  stopAt(findProblems(requirements, proofs, reasons))
  const written = writeTable(requirements, proofs, reasons)
  if (mode !== '--check') return writeFileSync(table, written)
  const kept = existsSync(table) ? readFileSync(table, 'utf8') : ''
  if (kept !== written) throw new Error('docs/coverage.md is behind the tests: node scripts/coverage.mjs updates it.')
}

try {
  main()
} catch (error) {
  fail(error)
}
