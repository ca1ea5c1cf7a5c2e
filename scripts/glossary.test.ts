import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const folders = [...workspaces, 'docs', 'scripts']

/** What stands between backquotes and begins with a folder of this repository. */
const pathsOf = (file: string): string[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''))

it.each(['docs/glossary.md', 'CONTRIBUTING.md'])('every path that %s names exists', (file) => {
  const paths = pathsOf(file)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([])
})
