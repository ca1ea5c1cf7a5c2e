// Runs before the tests of each run in a kept process: our own modules begin again, and those whose files have changed are read again.
import { inject, vi } from 'vitest'

const { evaluatedModules } = globalThis.__vitest_worker__
const changes = inject('changes')
const since = changes.slice(globalThis.changesSeen ?? 0)
globalThis.changesSeen = changes.length
for (const node of since.flatMap((file) => [...(evaluatedModules.fileToModulesMap.get(file) ?? [])]))
  evaluatedModules.invalidateModule(node)
vi.resetModules()
