import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { lateInfiniteQueries } from '../vite/late-infinite-queries.ts'

const library = join(
  dirname(createRequire(import.meta.url).resolve('@tanstack/query-core/package.json')),
  'build/modern',
)
const behavior = './infiniteQueryBehavior.js'
const { resolveId, load, transform } = lateInfiniteQueries()

const resolved = (importer: string) =>
  typeof resolveId === 'function' && resolveId.call({} as never, behavior, join(library, importer), {} as never)
const transformed = (file: string) =>
  typeof transform === 'function' && transform.call({} as never, 'own code', join(library, file), {} as never)

it("the library's query imports an empty slot instead of infiniteQueryBehavior; InfiniteQueryObserver imports the library's own", () => {
  expect(readFileSync(join(library, 'query.js'), 'utf8')).toContain(
    `import { infiniteQueryBehavior } from "${behavior}"`,
  )
  const slot = resolved('query.js')
  expect(typeof slot === 'string' && typeof load === 'function' && load.call({} as never, slot)).toContain(
    'export const infiniteQueryBehavior',
  )
  expect(resolved('infiniteQueryObserver.js')).toBeUndefined()
})

it('InfiniteQueryObserver puts infiniteQueryBehavior into the slot', () => {
  expect(readFileSync(join(library, 'infiniteQueryObserver.js'), 'utf8')).toContain(behavior)
  expect(JSON.stringify(transformed('infiniteQueryObserver.js'))).toContain('takeBehavior(infiniteQueryBehavior)')
  expect(transformed('queryObserver.js')).toBeUndefined()
})

it('the app fetches no infinite query without InfiniteQueryObserver', () => {
  const files = globSync(join(import.meta.dirname, '../../{web,kit}/{src,client,ui}/**/*.{ts,tsx}'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /\b(?:fetch|ensure)InfiniteQuery/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
