import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import slowTests from './slow-tests.json' with { type: 'json' }

/** So many files of other modules a mutant meets at most: one that outlived these is seldom noticed later. */
const mostOfOthers = 12

/** The only files of tests, where survivors are tried again; else all. */
const onlyTests = process.env.MUTATION_TESTS?.split(',')

/** The modules of this run. */
const modules = (process.env.MUTATION_WHOLES ?? '').split(',')
const slowFiles = Object.values(slowTests).flatMap(Object.keys)

const orders = 'server/src/modules/order'

const namesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** The code of a folder, each with its path. */
const codeOf = (folder: string): { path: string; text: string }[] =>
  namesIn(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))

/** Numbers of the mutants in a text: Stryker says only which number is switched on, and changed code asks for it. */
const mutantsIn = (text: string): string[] =>
  Array.from(text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g), ([, id = '']) => id)

/** Modules whose tests help: orders where they call the module, in which most modules meet; of one without tests all that call it. */
function helpersOf(module: string): string[] {
  const users = readdirSync(dirname(module))
    .map((name) => join(dirname(module), name))
    .filter((folder) => codeOf(folder).some(({ text }) => text.includes(`../${basename(module)}/index.ts'`)))
  const hasTests = namesIn(module).some((name) => name.endsWith('.test.ts'))
  return hasTests ? users.filter((user) => user === orders) : users
}

interface Places {
  readonly own: readonly string[]
  /** The folder of the mutant that is switched on. */
  readonly folder: string
  readonly helpers: readonly string[]
}

/** What runs first has the smallest; undefined for what does not run. */
function rank(file: string, { own, folder, helpers }: Places): number | undefined {
  const isIn = (place: string) => file.includes(`/${place}/`)
  if (own.some(isIn)) return slowFiles.some((slow) => file.endsWith(slow)) ? 2 : isIn(folder) ? 0 : 1
  return helpers.some(isIn) ? 3 : undefined
}

/** Tests of the module that is changed run first, those beside the change before others and the quick ones before the slow ones, then some of those that help. */
export class OwnModuleFirst extends BaseSequencer {
  /** Modules and files by the numbers of their mutants. */
  readonly #moduleOf = new Map<string, string>()
  readonly #fileOf = new Map<string, string>()
  readonly #helpersOf = new Map<string, readonly string[]>()

  /** Reads the changed code, which stands there when tests begin. */
  #read() {
    for (const module of this.#moduleOf.size === 0 ? modules : []) {
      for (const { path, text } of codeOf(module)) {
        for (const id of mutantsIn(text)) {
          this.#moduleOf.set(id, module)
          this.#fileOf.set(id, path)
        }
      }
      this.#helpersOf.set(module, helpersOf(module))
    }
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    this.#read()
    const { mode, activeMutant = '' } = this.ctx.getRootProject().getProvidedContext()
    const isDryRun = mode === 'dry-run'
    const own = isDryRun ? modules : [this.#moduleOf.get(activeMutant) ?? '']
    this.ctx.provide('ownModules', own)
    const folder = dirname(this.#fileOf.get(activeMutant) ?? '')
    const helpers = own.flatMap((module) => this.#helpersOf.get(module) ?? [])
    const ranked = files
      .filter(({ moduleId }) => !onlyTests || onlyTests.some((test) => moduleId.endsWith(`/${test}`)))
      .flatMap((file) => {
        const place = rank(file.moduleId, { own, folder, helpers })
        return place === undefined ? [] : { file, place }
      })
      .sort((a, b) => a.place - b.place)
    const others = ranked.filter(({ place }) => place === 3)
    const most = ranked.length - others.length + mostOfOthers
    return ranked.slice(0, isDryRun ? ranked.length : most).map(({ file }) => file)
  }
}
