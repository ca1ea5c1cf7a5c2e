import { existsSync } from 'node:fs'
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

it.each(['docs/glossary.md', 'CONTRIBUTING.md'])('every path that %s names exists', (file) => {
  const paths = pathsOf(file)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
