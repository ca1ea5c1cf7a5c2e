import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutSuspense } from '../vite/without-suspense.ts'

const library = join(
  dirname(createRequire(import.meta.url).resolve('@tanstack/react-query/package.json')),
  'build/modern',
)
const { load } = withoutSuspense()
const loaded = (name: string) => typeof load === 'function' && load.call({} as never, join(library, `${name}.js`))

it.each(['suspense', 'errorBoundaryUtils', 'QueryErrorResetBoundary'])(
  '%s is left out of the build, and what stands for it has all that the library imports of it',
  (name) => {
    const imported = globSync(join(library, '*.js')).flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(new RegExp(`import \\{ ([^}]+) \\} from "\\./${name}\\.js"`, 'g')),
      ].flatMap(([, names = '']) => names.split(', ')),
    )
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((each) => !String(loaded(name)).includes(`export const ${each} = `))).toEqual([])
  },
)

it('no other module of the query library is left out', () => {
  expect(loaded('useBaseQuery')).toBeUndefined()
})

it('the app uses no suspense query', () => {
  const files = globSync(join(import.meta.dirname, '../../{web,kit}/{src,client,ui}/**/*.{ts,tsx}'))
  expect(files.length).toBeGreaterThan(300)
  const uses = /\buseSuspense\w*|\bthrowOnError\b|\bsuspense:|\bQueryErrorResetBoundary\b/
  expect(files.filter((file) => uses.test(readFileSync(file, 'utf8')))).toEqual([])
})
