// The source files of all workspaces, and which file imports which.
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { root } from './setup.mjs'
import { listSources, read } from './sources.mjs'

/** Every file by its path: its text, and its imports and exports. */
export const modules = new Map(
  listSources('ts,tsx,mjs').map((file) => {
    const text = read(file)
    return [file, { text, ...parseSync(file, text).module }]
  }),
)

/** The file that a specifier means; undefined outside the repository. */
export function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const [, workspace, path] = /^@tiffin\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  const near = [
    `${workspace}/src/${path}.ts`,
    `${workspace}/${path}.ts`,
    `${workspace}/src/${path}.tsx`,
    `${workspace}/${path}`,
  ]
  return near.find((file) => modules.has(file))
}

/** The files that a file imports or exports again, types included. */
export function importsOf(file) {
  const { staticImports = [], staticExports = [] } = modules.get(file) ?? {}
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  const targets = requests.flatMap(({ moduleRequest }) =>
    moduleRequest ? (fileOf(file, moduleRequest.value) ?? []) : [],
  )
  return [...new Set(targets)].filter((target) => modules.has(target))
}
