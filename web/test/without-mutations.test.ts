import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutMutations } from '../vite/without-mutations.ts'

const library = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core/package.json'))

it('the cache of mutations is left out of the build, under the name that the library gives it', () => {
  const file = join(library, 'build/modern/mutationCache.js')
  expect(existsSync(file)).toBe(true)
  const { load } = withoutMutations()
  expect(typeof load === 'function' && load.call({} as never, file)).toContain('class MutationCache')
  expect(
    typeof load === 'function' && load.call({} as never, join(library, 'build/modern/queryCache.js')),
  ).toBeUndefined()
})

it('the empty cache of mutations has all that the query client and the answers kept on the device ask of it', () => {
  const { load } = withoutMutations()
  const left = String(
    typeof load === 'function' && load.call({} as never, join(library, 'build/modern/mutationCache.js')),
  )
  const users = ['queryClient.js', 'hydration.js'].map((name) =>
    readFileSync(join(library, 'build/modern', name), 'utf8'),
  )
  const uses = users.flatMap((text) => [...text.matchAll(/mutationCache(?:\(\))?\.(\w+)\(/gi)].map(([, name]) => name))
  expect(uses).toContain('getAll')
  expect(uses.filter((name) => !left.includes(` ${name}(`))).toEqual([])
})

it('the app uses no mutation', () => {
  const files = globSync(join(import.meta.dirname, '../../{web,kit}/{src,client,ui}/**/*.{ts,tsx}'))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.filter((file) => /\buse(?:Is)?Mutat\w*|\bMutationObserver\(\s*queryClient/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
