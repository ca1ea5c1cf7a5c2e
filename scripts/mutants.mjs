// npm run mutants: plants each fault of scripts/mutants/faults in a copy and says whether the tests of its requirement notice.
// npm run mutants -- R-5 core     only faults whose id begins so, or whose name, file or tests hold the word
// npm run mutants -- --open       only faults that no run has caught as they are now
// npm run mutants -- --check      plants nothing: says which faults no longer fit the code
// npm run mutants -- --fresh      every fault in a process of its own, which takes several times as long
// npm run mutants -- --sample=60  so many of them, at even steps
// npm run mutants -- --from=FILE  faults of another file; those without tests are run against every unit test that has their id
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commitName, copyTree, gitLines as lines } from './copy-tree.mjs'
import { knownFaults, noteResult, openFaults } from './mutants/faults.mjs'
import { keepTrials, withFault } from './mutants/keep-trials.mjs'
import { keepVitest } from './mutants/keep-vitest.mjs'
import { envOfTests, isJourney, patienceMs, runTests } from './mutants/run-tests.mjs'
import { canShare, keepTemplate } from './mutants/template.mjs'
import { fail, root, say } from './setup.mjs'

/** Faults of one copy, one after the other, before the next copy may take some. */
const mostInTurn = 8
/** Sets of tests that are run together without a fault. */
const mostTrials = 8

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

const unique = (list) => [...new Set(list)]

const isSilent = (results) => results?.length > 0 && results.every(({ passed }) => passed)

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

/** In processes of their own: first the tests without a fault, then the faults one after the other. */
async function runFresh(place, faults, report) {
  const isAnyTitle = faults.some((fault) => fault.isAnyTitle)
  const ids = isAnyTitle ? undefined : unique(faults.map(({ id }) => id))
  const tests = unique(faults.flatMap((fault) => fault.tests))
  const sound = await runTests(place.copy, tests, { ids, templateUrl: place.templateUrl })
  for (const fault of faults) {
    const red = sound?.find(({ title, passed }) => !passed && (isAnyTitle || title.includes(`[${fault.id}]`)))
    const isRed = !sound || red
    report(
      fault,
      isRed ? { outcome: 'stale', why: `red without it: ${red?.title ?? fault.tests}` } : await plant(place, fault),
    )
  }
}

/** What is not caught at once is tried again from the beginning. */
async function checkTrials(place, trials, report) {
  for (const { faults, caught } of await place.trials.check(trials)) {
    for (const fault of caught.keys()) report(fault, { outcome: 'caught' })
    const open = faults.filter((fault) => !caught.has(fault))
    if (open.length > 0) await runFresh(place, open, report)
  }
}

/** Takes groups until there are none. */
async function runGroups(place, groups, report) {
  let trials = []
  while (groups.length > 0) {
    trials = [...trials, await place.trials.plantAll(groups.shift())]
    if (trials.length < mostTrials) continue
    await checkTrials(place, trials, report)
    trials = []
  }
  await checkTrials(place, trials, report)
}

/** Large groups in pieces, for several processors. */
const splitGroup = (faults) =>
  Array.from({ length: Math.ceil(faults.length / mostInTurn) }, (_none, piece) =>
    faults.slice(piece * mostInTurn, (piece + 1) * mostInTurn),
  )

/** What is tried together; all journeys are, since they share a build. */
const setOf = ({ tests }) => (tests.some(isJourney) ? 'journeys' : tests.join(' '))

/** Journeys come first: at the end one processor would wait for the other. */
const lengthOf = (faults) => (faults[0].tests.some(isJourney) ? mostInTurn : 0) + faults.length

/** Test files beside the code in which an id stands. */
const testsOf = (id) =>
  lines('ls-files', '*.test.ts', '*.test.tsx').filter((path) =>
    readFileSync(join(root, path), 'utf8').includes(`[${id}]`),
  )

/** Faults that are not kept: their results are printed only. `isAnyTitle`: a red test of those files is enough, whatever its title. */
async function readOthers(file) {
  const { faults } = await import(pathToFileURL(resolve(file)))
  return faults.map((fault) => ({ ...fault, isAnyTitle: true, tests: fault.tests ?? testsOf(fault.id) }))
}

const selection = (words) => (fault) =>
  words.every((word) =>
    /^(?:R-[\d.]+|[a-z]+-\d+)$/.test(word)
      ? fault.id === word || fault.id.startsWith(`${word}.`)
      : [fault.name, fault.file, ...fault.tests].some((text) => text.includes(word)),
  )

/** So many of a list, at even steps; all where that is not given. */
const sampleOf = (list, size = list.length) =>
  list.filter(
    (_each, index) => Math.floor((index * size) / list.length) < Math.floor(((index + 1) * size) / list.length),
  )

const options = /^--(?:open|check|fresh|sample=\d+|from=.+)$/

/** { isCheck, isFresh, isOpen, othersFile, faults } of the command's words. */
async function readCommand(args) {
  const unknown = args.filter((word) => word.startsWith('--') && !options.test(word))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. The head of scripts/mutants.mjs says what there is.`)
  const optionOf = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const othersFile = optionOf('from')
  const all = othersFile ? await readOthers(othersFile) : knownFaults
  const selected = all.filter(selection(args.filter((word) => !word.startsWith('--'))))
  const isOpen = args.includes('--open')
  const faults = sampleOf(isOpen ? openFaults(selected) : selected, optionOf('sample'))
  return { isCheck: args.includes('--check'), isFresh: args.includes('--fresh'), isOpen, othersFile, faults }
}

/** Works through the groups in a copy of its own, which is gone afterwards. */
async function runInCopy(groups, { isFresh, hasServer, report }) {
  const copy = copyTree()
  let template
  let vitest
  try {
    template = hasServer ? await keepTemplate(copy) : undefined
    vitest = isFresh ? undefined : keepVitest(copy, envOfTests(template?.url, patienceMs.first))
    await runGroups({ copy, templateUrl: template?.url, trials: keepTrials({ copy, vitest }) }, groups, report)
  } finally {
    await vitest?.end()
    await template?.stop()
    rmSync(copy, { recursive: true })
  }
}

async function runFaults(faults, { isFresh, report }) {
  const groups = [...Map.groupBy(faults, setOf).values()].flatMap(splitGroup).sort((a, b) => lengthOf(b) - lengthOf(a))
  const hasServer = faults.some(({ tests }) => tests.some((test) => test.startsWith('server/')))
  const copies = Math.min(2 * availableParallelism(), groups.length)
  await Promise.all(Array.from({ length: copies }, () => runInCopy(groups, { isFresh, hasServer, report })))
}

/** Prints what was said of each fault and keeps it; `missed` are those that were not caught. */
function keepReport({ isCheck, othersFile }) {
  const missed = []
  const day = new Date().toISOString().slice(0, 10)
  const commit = commitName()
  const report = (fault, { outcome, why }) => {
    say(`${outcome.padEnd(8)} ${fault.id} ${fault.name}${why ? `: ${why}` : ''}`)
    if (!isCheck && !othersFile) noteResult(fault, `${outcome} ${day} ${commit}`)
    if (outcome !== 'caught') missed.push(fault)
  }
  return { missed, report }
}

async function main() {
  const command = await readCommand(process.argv.slice(2))
  const { isCheck, isFresh, isOpen, faults } = command
  const { missed, report } = keepReport(command)
  const plantable = faults.filter((fault) => {
    const why = whyStale(fault)
    if (why) report(fault, { outcome: 'stale', why })
    return !why
  })
  if (!isCheck) await runFaults(plantable, { isFresh, report })
  say(`${faults.length - missed.length} of ${faults.length} faults ${isCheck ? 'fit the code' : 'are caught'}.`)
  if (missed.length > 0 || (faults.length === 0 && !isOpen)) process.exitCode = 1
}

main().catch(fail)
