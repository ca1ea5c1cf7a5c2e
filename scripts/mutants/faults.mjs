// Every planted fault, and what its last run said.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const resultFile = join(root, 'scripts', 'mutants', 'result.json')
const keyOf = ({ id, name }) => `${id} ${name}`

const folder = join(root, 'scripts', 'mutants', 'faults')
const parts = await Promise.all(readdirSync(folder).map((name) => import(`./faults/${name}`)))

/** [{ id, name, file, find, put, tests }], a file for each noun of docs/rules and each part of the requirements. */
export const knownFaults = parts.flatMap(({ faults }) => faults)

/** Ends a result: a fault that was written anew since has not been run. */
const hashOf = ({ file, find, put, tests }) =>
  createHash('sha256')
    .update(JSON.stringify([file, find, put, tests]))
    .digest('hex')
    .slice(0, 8)

/** `R-2.41 toast shows 1100 ms` -> `caught 2026-11-23 8635668 0a1b2c3d`. */
const readResults = () => (existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : {})

/** What the last run said of a fault, when, and at which commit. */
function resultOf(fault, results) {
  const kept = results[keyOf(fault)]
  if (kept === undefined) return 'not run yet'
  const hash = ` ${hashOf(fault)}`
  return kept.endsWith(hash) ? kept.slice(0, -hash.length) : 'not run since it was changed'
}

export const isCaught = (result) => result.startsWith('caught')

/** The faults that no run has caught as they are now. */
export function openFaults(faults) {
  const results = readResults()
  return faults.filter((fault) => !isCaught(resultOf(fault, results)))
}

/** Adds what a run said; results of faults that no longer exist go. */
export function noteResult(fault, result) {
  const results = { ...readResults(), [keyOf(fault)]: `${result} ${hashOf(fault)}` }
  const kept = knownFaults
    .map(keyOf)
    .filter((key) => results[key])
    .map((key) => [key, results[key]])
  writeFileSync(resultFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Id -> its faults, each with what its last run said. */
export function faultsById() {
  const results = readResults()
  const withResults = knownFaults.map((fault) => ({ ...fault, result: resultOf(fault, results) }))
  return Map.groupBy(withResults, ({ id }) => id)
}
