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

const textsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Numbers of the mutants in a module: Stryker says only which number is switched on, and changed code asks for it. */
const mutantsIn = (module: string): string[] =>
  textsOf(module).flatMap((text) => Array.from(text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g), ([, id = '']) => id))

/** Modules that call the module. */
const usersOf = (module: string): string[] =>
  readdirSync(dirname(module))
    .map((name) => join(dirname(module), name))
    .filter((folder) => textsOf(folder).some((text) => text.includes(`../${basename(module)}/index.ts'`)))

/** What runs first has the smallest; infinite: neither of the module nor of one that calls it. */
function rank(file: string, own: readonly string[], users: readonly string[]): number {
  const isIn = (module: string) => file.includes(`/${module}/`)
  if (own.some(isIn)) return slowFiles.some((slow) => file.endsWith(slow)) ? 1 : 0
  if (!users.some(isIn)) return Number.POSITIVE_INFINITY
  return isIn(orders) ? 2 : 3
}

/**
 * Tests of the module that is changed run first, the quick ones before the slow ones, then some of the modules that call it: those of
 * orders first, in which most modules meet. What acts while a module is loaded meets those of its own module, and of orders.
 */
export class OwnModuleFirst extends BaseSequencer {
  /** Modules by the numbers of their mutants. */
  readonly #moduleOf = new Map<string, string>()
  readonly #usersOf = new Map<string, readonly string[]>()

  /** Reads the changed code, which stands there when tests begin. */
  #read() {
    for (const module of this.#moduleOf.size === 0 ? modules : []) {
      for (const id of mutantsIn(module)) this.#moduleOf.set(id, module)
      this.#usersOf.set(module, usersOf(module))
    }
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    this.#read()
    const { mode, mutantActivation, activeMutant = '' } = this.ctx.getRootProject().getProvidedContext()
    const isDryRun = mode === 'dry-run'
    const isStatic = !isDryRun && mutantActivation === 'static'
    const own = isDryRun ? modules : [this.#moduleOf.get(activeMutant) ?? '']
    this.ctx.provide('ownModules', own)
    const users = own.flatMap((module) => this.#usersOf.get(module) ?? [])
    const ranked = files
      .filter(({ moduleId }) => !onlyTests || onlyTests.some((test) => moduleId.endsWith(`/${test}`)))
      .map((file) => ({ file, place: rank(file.moduleId, own, users) }))
      .filter(({ place }) => place <= (isStatic ? 2 : 3))
      .sort((a, b) => a.place - b.place)
    const others = ranked.filter(({ place }) => place > 1)
    const most = isDryRun ? others.length : mostOfOthers
    return ranked.slice(0, ranked.length - others.length + most).map(({ file }) => file)
  }
}
