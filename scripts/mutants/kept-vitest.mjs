// Run in a copy of the tree: one Vitest for many runs, which reads again only what has changed between them.
// Reads a line of JSON for each run, { tests, title, isShort, changed }, and answers it with a report of Vitest's form, or null.
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { endKept, KeptWindows, keepProcess } from '../kept-process.mjs'

const options = {
  watch: false,
  maxWorkers: 1,
  testTimeout: 40_000,
  fsModuleCache: false,
  reporters: [{}],
  onConsoleLog: () => false,
}
const vitest = await createVitest('test', options)
for (const project of vitest.projects) {
  const hasWindows = project.config.pool === 'vmForks'
  keepProcess(project, hasWindows ? KeptWindows : undefined)
  if (hasWindows) project.config.isolate = true // else the files of a run would share a window
  project.config.setupFiles.unshift(fileURLToPath(new URL('forget-changed.mjs', import.meta.url)))
}

/** Modules of phrases are written from several files and have none of their own. */
const ofPhrases = () =>
  vitest.projects
    .flatMap(({ vite }) => Object.values(vite.environments))
    .flatMap(({ moduleGraph }) => [...moduleGraph.idToModuleMap.keys()])
    .filter((id) => id.startsWith('\0virtual:phrases/'))

/** Every file that was changed or put back: a process may have had no part in the runs before. */
const changes = []

function prepare({ title, isShort, changed }) {
  const isOfPhrases = changed.some((file) => file.includes('/phrases/src/locales/'))
  for (const file of [...changed, ...(isOfPhrases ? ofPhrases() : [])]) {
    vitest.invalidateFile(file)
    changes.push(file)
  }
  for (const project of vitest.projects) project.provide('changes', changes)
  for (const { config } of [vitest, ...vitest.projects]) config.bail = isShort ? 1 : 0
  if (title) vitest.setGlobalTestNamePattern(new RegExp(title))
  else vitest.resetGlobalTestNamePattern()
  vitest.state.filesMap.clear()
}

const testOf = (test) => {
  const { state, errors = [] } = test.result()
  const failureMessages = errors.map(({ stack, message }) => stack ?? message)
  return { fullName: test.fullName, status: state, failureMessages }
}

const fileOf = (module) => ({
  name: module.moduleId,
  status: module.ok() ? 'passed' : 'failed',
  assertionResults: [...module.children.allTests()].map(testOf),
})

async function run(wish) {
  prepare(wish)
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(wish.tests), true)
  return { testResults: testModules.map(fileOf) }
}

for await (const line of createInterface({ input: process.stdin })) {
  const report = await run(JSON.parse(line)).catch(() => null)
  process.stdout.write(`report ${JSON.stringify(report)}\n`)
}
await endKept()
await vitest.close()
