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

const unique = (list) => [...new Set(list)]

/** The tests that are red for a fault; none where the code does not run with it, or where one only took too long. */
function redOf(report) {
  const results = (report && resultsOf(report)) ?? []
  if (results.some(({ isBroken, isLate }) => isBroken || isLate)) return []
  return results.filter(({ passed }) => !passed)
}

const passedOf = (report) => ((report && resultsOf(report)) ?? []).filter(({ passed }) => passed)

/** Of a full title, the test's own part stands last. */
const patternOf = (tests) => unique(tests.map(({ title }) => RegExp.escape(title.split(' > ').at(-1)))).join('|')

/** Several files may have a title. */
const keyOf = ({ file, title }) => `${file} ${title}`

export function keepTrials({ copy, vitest }) {
  /** Files that were put back since the last run, which the next one has to read again. */
  let putBack = []

  const run = async (faults, { title, isShort, changed, sets = 1 }) => {
    const tests = unique(faults.flatMap((fault) => fault.tests))
    const wish = { tests, title, isShort, changed: [...putBack, ...changed] }
    const report = await vitest.run(wish, sets * longestRunMs)
    putBack = changed
    return report
  }

  /** Faults of one set of tests: { faults, caught }, with the tests that are red for each that is caught. It counts once `check` has seen these green without them. */
  const plantAll = async (faults) => {
    const caught = new Map()
    const isKept = vitest && !faults[0].tests.some(isJourney)
    for (const fault of isKept ? faults : []) {
      const which = { title: titlesWith([fault.id]), isShort: true }
      const red = redOf(await withFault(copy, fault, (path) => run([fault], { ...which, changed: [path] })))
      if (red.length > 0) caught.set(fault, red)
    }
    return { faults, caught }
  }

  /** Runs what was red in several trials without a fault; where it is red again, it may have been red for what an earlier fault left behind. */
  const check = async (trials) => {
    const faults = trials.flatMap(({ caught }) => [...caught.keys()])
    if (faults.length === 0) return trials
    const red = trials.flatMap(({ caught }) => [...caught.values()].flat())
    const report = await run(faults, { title: patternOf(red), isShort: false, changed: [], sets: trials.length })
    const green = new Set(passedOf(report).map(keyOf))
    const isSound = ({ caught }) => [...caught.values()].flat().every((test) => green.has(keyOf(test)))
    const checked = trials.map((trial) => (isSound(trial) ? trial : { ...trial, caught: new Map() }))
    if (!trials.every(isSound)) await vitest.end()
    return checked
  }
  return { plantAll, check }
}
