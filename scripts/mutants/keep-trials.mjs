// Faults planted one after the other while one Vitest is kept, and whether their tests are green without them (docs/decisions/0150).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJourney, longestRunMs, resultsOf, titlesWith } from './run-tests.mjs'

/** What `work` answers while the fault stands in the copy. */
export async function withFault(copy, { file, find, put }, work) {
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

const isCaught = (results) => results?.some(({ passed }) => !passed) && !results.some(({ isBroken }) => isBroken)
const unique = (list) => [...new Set(list)]

/** Test files that ran in a report and are green. */
const greenFiles = ({ testResults }) =>
  testResults
    .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.length > 0)
    .map(({ name }) => name)

export function keepTrials({ copy, vitest }) {
  /** Files that were put back since the last run, which the next one has to read again. */
  let putBack = []

  const run = async (faults, { isShort, changed, sets = 1 }) => {
    const tests = unique(faults.flatMap((fault) => fault.tests))
    const title = titlesWith(unique(faults.map(({ id }) => id)))
    const wish = { tests, title, isShort, changed: [...putBack, ...changed] }
    const report = await vitest.run(wish, sets * longestRunMs)
    putBack = changed
    return report
  }

  /** Faults of one set of tests: { faults, caught }. What is caught counts once `check` has seen the tests green without them. */
  const plantAll = async (faults) => {
    const caught = new Set()
    const isKept = vitest && !faults[0].tests.some(isJourney)
    for (const fault of isKept ? faults : []) {
      const report = await withFault(copy, fault, (path) => run([fault], { isShort: true, changed: [path] }))
      if (isCaught(report && resultsOf(report))) caught.add(fault)
    }
    return { faults, caught }
  }

  /** Runs the tests of several trials without a fault; where one is red, it may have been red for what an earlier fault left behind. */
  const check = async (trials) => {
    const faults = trials.filter(({ caught }) => caught.size > 0).flatMap((trial) => trial.faults)
    if (faults.length === 0) return trials
    const report = await run(faults, { isShort: false, changed: [], sets: trials.length })
    const green = report ? greenFiles(report) : []
    const isGreen = (test) => green.some((file) => file.endsWith(`/${test}`))
    const checked = trials.map((trial) =>
      trial.faults[0].tests.every(isGreen) ? trial : { ...trial, caught: new Set() },
    )
    if (checked.some(({ caught }, trial) => caught.size < trials[trial].caught.size)) await vitest.end()
    return checked
  }
  return { plantAll, check }
}
