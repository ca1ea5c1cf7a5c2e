// The source files of this repository: one list for every check that reads them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The text of a file, by its path from the root. */
export const read = (file) => readFileSync(join(root, file), 'utf8')

/** The workspaces of package.json, in its order. */
export const { workspaces } = JSON.parse(read('package.json'))

/** Files of the workspaces with these endings, `ts,tsx`; nothing that is installed or built. */
export const listSources = (endings, among = workspaces) =>
  among.flatMap((workspace) =>
    globSync(`${workspace}/**/*.{${endings}}`, {
      cwd: root,
      exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
    }),
  )
