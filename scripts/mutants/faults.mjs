// Every planted fault, and what the last run of each said.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const folder = join(root, 'scripts', 'mutants')
const resultFile = join(folder, 'result.json')
const keyOf = ({ id, name }) => `${id} ${name}`

const files = readdirSync(folder).filter((name) => /^r\d+-.*\.mjs$/.test(name))
const parts = await Promise.all(files.sort((a, b) => Number(a[1]) - Number(b[1])).map((name) => import(`./${name}`)))

/** [{ id, name, file, find, put, tests }], by area. */
export const knownFaults = parts.flatMap(({ faults }) => faults)

/** `R-2.41 toast shows 1100 ms` -> `caught 2026-11-23 8635668`. */
const readResults = () => (existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : {})

export const wasCaught = (fault) => readResults()[keyOf(fault)]?.startsWith('caught') ?? false

/** Adds what a run said; results of faults that no longer exist go. */
export function noteResult(fault, result) {
  const results = { ...readResults(), [keyOf(fault)]: result }
  const kept = knownFaults
    .map(keyOf)
    .filter((key) => results[key])
    .map((key) => [key, results[key]])
  writeFileSync(resultFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Id -> its faults, each with what its last run said. */
export function faultsById() {
  const results = readResults()
  const withResults = knownFaults.map((fault) => ({ ...fault, result: results[keyOf(fault)] ?? 'not run yet' }))
  return Map.groupBy(withResults, ({ id }) => id)
}
