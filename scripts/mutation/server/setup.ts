import { beforeEach, inject, type TestContext } from 'vitest'
import slowTests from './slow-tests.json' with { type: 'json' }

const modules = 'server/src/modules/'
const ownModule = process.env.MUTATION_WHOLE ?? ''

type Titles = Readonly<Record<string, readonly string[]>>

/** Whether a list names the test by its file and the beginning of its title. */
const names = (list: Titles, { file, name }: TestContext['task']) => {
  const beginnings = list[file.filepath.slice(file.filepath.indexOf(modules) + modules.length)]
  return beginnings?.some((beginning) => name.startsWith(beginning)) === true
}

beforeEach(({ task, skip }) => {
  const isOwn = task.file.filepath.includes(`${ownModule}/`)
  if (names(slowTests.never, task) || (!isOwn && names(slowTests.ownModuleOnly, task))) skip()
})

interface Stryker {
  readonly mutantCoverage?: { static: object; perTest: object }
}

// What one file has reached is not told again with the next, though both run in one process.
const stryker: Stryker | undefined = Reflect.get(globalThis, inject('globalNamespace'))
if (inject('mode') === 'dry-run') Object.assign(stryker?.mutantCoverage ?? {}, { static: {}, perTest: {} })

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker calls its own in the global object, and whether it looks for what tests reach or runs a mutant. */
    readonly globalNamespace: string
    readonly mode: 'dry-run' | 'mutant'
    readonly mutantActivation?: 'static' | 'runtime'
  }
}
