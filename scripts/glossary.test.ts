import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './setup.mjs'
import { read, workspaces } from './sources.mjs'

const folders = [...workspaces, 'docs', 'scripts']

/** What stands between backquotes and begins with a folder of this repository. */
const pathsOf = (file: string): string[] =>
  [...read(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''))

const documents = ['docs/glossary.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md']
const decisions = globSync('docs/decisions/*.md', { cwd: root })

it('documents and decisions name many paths', () => {
  for (const file of ['docs/glossary.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])
    expect(pathsOf(file).length).toBeGreaterThan(10)
  expect(decisions.flatMap(pathsOf).length).toBeGreaterThan(10)
})

it.each([...documents, ...decisions])('every path that %s names exists', (file) => {
  expect(pathsOf(file).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
