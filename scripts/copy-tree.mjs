// A copy of the working tree in which code may be changed: for planted faults and for mutation.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { workspaces } from './sources.mjs'

/** What git prints, line by line. */
export const gitLines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The commit that is worked on; with a + where something else than results and tables has been changed since. */
export function commitName() {
  const [commit] = gitLines('rev-parse', '--short', 'HEAD')
  const written = /(?:\/result\.json|docs\/(?:coverage|mutation)\.md)$/
  const isChanged = gitLines('status', '--porcelain').some((line) => !written.test(line))
  return isChanged ? `${commit}+` : commit
}

/** A copy of the working tree, without what is ignored. Packages are links; the workspaces among them are the copy's own. */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'tiffin-mutants-'))
  for (const file of gitLines('ls-files', '--cached', '--others', '--exclude-standard'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  const packages = join(copy, 'node_modules')
  mkdirSync(join(packages, '@tiffin'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tiffin' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const name of workspaces) symlinkSync(join(copy, name), join(packages, '@tiffin', name))
  return copy
}
