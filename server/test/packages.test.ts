import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
}

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('[WB-08] every package is the one that was locked, and none runs anything when it is installed', () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'))
  const foreign = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  expect(foreign.length).toBeGreaterThan(100)
  const loose = foreign.filter(([, { link, integrity }]) => link !== true && !/^sha512-/.test(integrity ?? ''))
  expect(loose.map(([path]) => path)).toEqual([])
  expect(foreign.flatMap(([, { link, resolved }]) => (link !== true && resolved ? [resolved] : []))).toEqual([])
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
})

test('[WB-08] no version of a package of others is left open', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  for (const name of ['.', ...workspaces]) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(`${name}/package.json`))
    for (const [each, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      expect(version, `${name}: ${each}`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  }
})
