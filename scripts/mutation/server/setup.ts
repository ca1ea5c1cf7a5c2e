import { afterAll, beforeEach, inject, type TestContext, vi } from 'vitest'
import slowTests from './slow-tests.json' with { type: 'json' }

const modules = 'server/src/modules/'

type Titles = Readonly<Record<string, readonly string[]>>

/** Whether a list names the test by its file and the beginning of its title. */
const names = (list: Titles, { file, name }: TestContext['task']) => {
  const beginnings = list[file.filepath.slice(file.filepath.indexOf(modules) + modules.length)]
  return beginnings?.some((beginning) => name.startsWith(beginning)) === true
}

beforeEach(({ task, skip }) => {
  const isOwn = inject('ownModules').some((module) => task.file.filepath.includes(`${module}/`))
  if (names(slowTests.never, task) || (!isOwn && names(slowTests.ownModuleOnly, task))) skip()
})

type Hits = Record<string, number>

interface Stryker {
  readonly mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
  /** Mutants that some test of this process has reached. */
  reached?: Set<string>
}

const stryker: Stryker = Reflect.get(globalThis, inject('globalNamespace')) ?? {}

if (inject('mode') === 'dry-run') {
  // A test that is red by itself ends the whole run, so a busy machine gets its time.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

  // What one file has reached is not reported again with the next, though both run in one process.
  Object.assign(stryker.mutantCoverage ?? {}, { static: {}, perTest: {} })

  // Stryker takes what acts between two tests for what acts while a module is loaded.
  afterAll(() => {
    const { mutantCoverage, reached = new Set() } = stryker
    if (!mutantCoverage) return
    const hits = Object.values(mutantCoverage.perTest).flatMap(Object.keys)
    stryker.reached = new Set([...reached, ...hits])
    for (const id of stryker.reached) delete mutantCoverage.static[id]
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker calls its own in the global object, and whether it looks for what tests reach or runs a mutant. */
    readonly globalNamespace: string
    readonly mode: 'dry-run' | 'mutant'
    readonly mutantActivation?: 'static' | 'runtime'
    /** The number of the mutant that is switched on. */
    readonly activeMutant?: string
    /** The modules that are changed: of a run, or of the mutant that is switched on. */
    readonly ownModules: readonly string[]
  }
}
