// What the last whole run of each workspace said (result.json), why some mutants may live (reasons.json), and docs/mutation.md made from both.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitLines } from '../copy-tree.mjs'
import { root } from '../setup.mjs'

const folder = join(root, 'scripts', 'mutation')
const resultFile = join(folder, 'result.json')
const table = join(root, 'docs', 'mutation.md')
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Of a hundred mutants so many are to be noticed. */
export const goals = { core: 90, contract: 75, server: 75 }
const workspaceOf = (whole) => whole.split('/')[0]

const longestText = 160
const flow = (text) => text.replace(/\s+/g, ' ').trim()
const short = (text) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

/** The text between two places of a file; lines and columns begin at 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

/** [{ file, line, change, status }] of a report; `change` is what stood there and what stood there instead. */
export const readMutants = ({ files }, part) =>
  Object.entries(files)
    .filter(([file]) => file === part || file.startsWith(`${part}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .map(({ location, replacement, status }) => ({
          file,
          line: location.start.line,
          change: `${short(flow(textAt(source, location)))} → ${short(flow(replacement))}`,
          status,
        }))
        .sort((a, b) => a.line - b.line),
    )

/** Whether a mutant counts: one that does not compile says nothing. */
const isValid = ({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status)
/** Whether a test went red. */
export const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout'

/** Valid mutants that no test noticed. */
export const survivorsOf = (mutants) => mutants.filter((mutant) => isValid(mutant) && !isNoticed(mutant))

const scoreOf = ({ mutants, survivors }) => ((mutants - survivors.length) * 100) / mutants

/** Everything that was found of a workspace, as one. */
const togetherOf = (results) => ({
  mutants: results.reduce((sum, { mutants }) => sum + mutants, 0),
  survivors: results.flatMap(({ survivors }) => survivors),
  timedOut: results.reduce((sum, { timedOut = 0 }) => sum + timedOut, 0),
  commit: [...new Set(results.map(({ commit }) => commit))].join(', '),
  day: results.map(({ day }) => day).sort()[0],
})

/** Results by workspace: [workspace, [[whole, result], …]]. */
const byWorkspace = (results) => Map.groupBy(Object.entries(results), ([whole]) => workspaceOf(whole))

/** Where the bracket closes that opens a cut text; of other texts their end. */
function endOf(source, start, length) {
  let depth = 0
  for (let index = start; index < source.length; index++) {
    if ('([{'.includes(source[index])) depth++
    if (')]}'.includes(source[index])) depth--
    if (index >= start + length && depth <= 0) return index + 1
  }
  return source.length
}

/** Every place of a file that reads like a text, as Stryker names it: `line:column-line:column`. */
function placesOf(source, text) {
  const isCut = text.endsWith('…')
  const words = text.replace(/…$/, '').split(' ').map(RegExp.escape)
  const placeAt = (offset) => {
    const lines = source.slice(0, offset).split('\n')
    return `${lines.length}:${lines.at(-1).length}`
  }
  return [...source.matchAll(new RegExp(words.join('\\s+'), 'g'))].map(({ 0: { length }, index }) => {
    const end = isCut ? endOf(source, index, length) : index + length
    return `${placeAt(index)}-${placeAt(end)}`
  })
}

/** File and change of a survivor. */
const split = (line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]

/** Where a survivor stands now: `file:line:column-line:column`; nowhere when its code is gone. */
function placesOfSurvivor(line) {
  const [file, change] = split(line)
  const path = join(root, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return placesOf(source, change.split(' → ')[0]).map((place) => `${file}:${place}`)
}

/** What Stryker is to change, so that it tries the survivors of a whole and little else. */
export const survivorPlaces = (whole) => [
  ...new Set((readJson(resultFile)[whole]?.survivors ?? []).flatMap(placesOfSurvivor)),
]

/** Whether the history has it: a commit that was moved onto another has another name. */
function isCommit(name) {
  try {
    return gitLines('rev-parse', '--verify', '--quiet', `${name}^{commit}`).length > 0
  } catch {
    return false
  }
}

/** Files of a whole that were written or changed since its last run; all where that is not known. */
function changedSince(whole) {
  const [commit = ''] = readJson(resultFile)[whole]?.commit.split(', ') ?? []
  const name = commit.replace('+', '')
  return gitLines(...(isCommit(name) ? ['diff', '--name-only', name, '--', whole] : ['ls-files', whole]))
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')

/** Tests of a whole since its last run: only these may notice what had survived. */
export const testsSince = (whole) => changedSince(whole).filter((file) => file.endsWith('.test.ts'))

/** Code of a whole since its last run, of which that run says nothing. */
export const codeSince = (whole) => changedSince(whole).filter((file) => file.endsWith('.ts') && !isTest(file))

/** Wholes with a result whose code has changed since. */
export const outdatedWholes = () => Object.keys(readJson(resultFile)).filter((whole) => codeSince(whole).length > 0)

/** Keeps what trying the survivors again said. One that was not tried stays, unless its code is gone; the commit stays that of the whole run. */
export function noteSurvivors(whole, mutants) {
  const results = readJson(resultFile)
  const keyOf = ({ file, change }) => `${file} ${change}`
  const tried = new Set(mutants.map(keyOf))
  const unnoticed = survivorsOf(mutants).map(keyOf)
  const { survivors, mutants: before, commit, day } = results[whole]
  const goneSurvivors = survivors.filter((key) => !tried.has(key) && placesOfSurvivor(key).length === 0)
  const remaining = survivors.filter((key) => {
    if (!tried.has(key)) return !goneSurvivors.includes(key)
    const index = unnoticed.indexOf(key)
    if (index >= 0) unnoticed.splice(index, 1)
    return index >= 0
  })
  return keepResult(whole, { mutants: before - goneSurvivors.length, survivors: remaining, commit, day })
}

/** Keeps what a whole run at a commit said, and answers whether its workspace meets the goal. */
export function noteRun(whole, mutants, commit) {
  const valid = mutants.filter(isValid)
  const survivors = survivorsOf(valid).map(({ file, change }) => `${file} ${change}`)
  const timedOut = valid.filter(({ status }) => status === 'Timeout').length
  const day = new Date().toISOString().slice(0, 10)
  return keepResult(whole, { day, commit, mutants: valid.length, timedOut, survivors })
}

function keepResult(whole, result) {
  const results = { ...readJson(resultFile), [whole]: result }
  writeFileSync(resultFile, `${JSON.stringify(results, null, 2)}\n`)
  const workspace = workspaceOf(whole)
  const own = byWorkspace(results).get(workspace)
  return scoreOf(togetherOf(own.map(([, each]) => each))) >= goals[workspace]
}

const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/**
 * What is said of a survivor: `* → end` speaks of every mutant of the file that becomes `end`, `start → *` of all that was `start`.
 * A key that ends with `/` speaks of all files below, where the file's own says nothing.
 */
function keyOfReason(reasons, file, change) {
  const [before, after] = change.split(' → ')
  const folders = Object.keys(reasons).filter((key) => key.endsWith('/') && file.startsWith(key))
  return [file, ...folders]
    .flatMap((place) => [change, `${before} → *`, `* → ${after}`, '*'].map((key) => [place, key]))
    .filter(([place, key]) => reasons[place]?.[key])
    .map(([place, key]) => `${place}: ${key}`)[0]
}

function reasonOf(reasons, file, change) {
  const key = keyOfReason(reasons, file, change)
  return key && reasons[key.slice(0, key.indexOf(': '))][key.slice(key.indexOf(': ') + 2)]
}

function fileLines(reasons, file, changes) {
  const byReason = Map.groupBy(changes, (change) => reasonOf(reasons, file, change) ?? 'No reason yet.')
  const points = [...byReason].map(([reason, list]) => `- ${[...new Set(list.map(code))].join(', ')}: ${reason}`)
  return [`### ${file}`, '', ...points, '']
}

function row(name, result, goal) {
  const { mutants, survivors, timedOut = 0, commit, day } = result
  const cells = [mutants, mutants - survivors.length, timedOut, survivors.length, `${scoreOf(result).toFixed(1)} %`]
  return `| ${[name, ...cells, goal, commit, day].join(' | ')} |`
}

/** A line for a workspace, and one for each of its modules where it is run module by module. */
function rowsOf([workspace, wholes]) {
  const modules = wholes.filter(([whole]) => whole !== workspace).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    row(workspace, togetherOf(wholes.map(([, result]) => result)), `${goals[workspace]} %`),
    ...modules.map(([whole, result]) => row(whole, result, '')),
  ]
}

/** Modules of the server that no run has noted; the line of the server speaks of the others. */
function notRunYet(results) {
  const open = readdirSync(join(root, 'server', 'src', 'modules')).filter(
    (name) => !results[`server/src/modules/${name}`],
  )
  return open.length > 0 ? [`Modules of the server that have not been run yet: ${open.join(', ')}.`, ''] : []
}

/** Reasons of reasons.json that no survivor needs any more, as `file: change`. */
export function unusedReasons() {
  const reasons = readJson(join(folder, 'reasons.json'))
  const used = new Set(allSurvivors(readJson(resultFile)).map((line) => keyOfReason(reasons, ...split(line))))
  return Object.entries(reasons).flatMap(([file, own]) =>
    Object.keys(own)
      .map((change) => `${file}: ${change}`)
      .filter((key) => !used.has(key)),
  )
}

const allSurvivors = (results) => Object.values(results).flatMap((result) => result.survivors)

/** Writes docs/mutation.md. */
export function writeTable() {
  const results = readJson(resultFile)
  const reasons = readJson(join(folder, 'reasons.json'))
  const survivors = allSurvivors(results)
  const byFile = Map.groupBy(survivors, (line) => line.slice(0, line.indexOf(' ')))
  const changeOf = (line) => line.slice(line.indexOf(' ') + 1)
  const text = [
    '# Mutation',
    '',
    'Written by `npm run mutation`: Stryker changes the code in small ways, and each change that no test of its own workspace notices survives (docs/decisions/0089, 0090). Why a survivor may live stands in `scripts/mutation/reasons.json`; the last column but one says at which commit the whole workspace or module was last run; `npm run mutation -- --outdated` names those whose code has changed since. Routes, statements and adapters to libraries are left out (0090): planted faults stand against them (docs/coverage.md).',
    '',
    '| Workspace | Mutants | Noticed | of them by a time-out | Survived | Score | Goal | Commit | Day |',
    '|---|---|---|---|---|---|---|---|---|',
    ...[...byWorkspace(results)].flatMap(rowsOf),
    '',
    ...notRunYet(results),
    '## Survivors',
    '',
    ...[...byFile].flatMap(([file, lines]) => fileLines(reasons, file, lines.map(changeOf))),
  ]
  writeFileSync(table, `${text.join('\n').trimEnd()}\n`)
}
