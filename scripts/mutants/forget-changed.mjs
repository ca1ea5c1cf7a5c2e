// Runs before the tests of each run in a kept process: our own modules begin again, and those whose files have changed are read again.
import { inject, vi } from 'vitest'

const { evaluatedModules, environment } = globalThis.__vitest_worker__
const changes = inject('changes')
const since = changes.slice(process.changesSeen ?? 0)
if (process.env.VITEST_VM_POOL && process.changesSeen !== undefined && process.compiledModules === undefined)
  throw new Error('Vitest keeps what it has compiled elsewhere: see note-compiled.mjs.')
process.changesSeen = changes.length
for (const node of since.flatMap((file) => [...(evaluatedModules.fileToModulesMap.get(file) ?? [])]))
  evaluatedModules.invalidateModule(node)
for (const file of since) process.compiledModules?.delete(`${environment.viteEnvironment ?? environment.name}:${file}`)
vi.resetModules()
