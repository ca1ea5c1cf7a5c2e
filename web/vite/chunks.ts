import type { Plugin, Rollup } from 'vite'

/** Our own modules: what each imports, and what it imports on demand. */
type Graph = ReadonlyMap<string, { readonly imports: readonly string[]; readonly lazyImports: readonly string[] }>

/** Stages of the app's start in their order: the name of a chunk, and the end of the path of the module it begins with. */
type Stages = Readonly<Record<string, string>>

function closureOf(graph: Graph, root: string, found = new Set<string>()): Set<string> {
  if (found.has(root) || !graph.has(root)) return found
  found.add(root)
  for (const imported of graph.get(root)?.imports ?? []) closureOf(graph, imported, found)
  return found
}

/** What is loaded on demand, the nearest to the start first. */
function lazyRoots(graph: Graph, starts: readonly string[]): string[] {
  const roots = [...starts]
  for (const root of roots)
    for (const id of closureOf(graph, root))
      roots.push(...(graph.get(id)?.lazyImports ?? []).filter((lazy) => !roots.includes(lazy)))
  return roots.slice(starts.length)
}

const nameOf = (id: string) => id.replace(/^.*\/|\.\w+$/g, '')

/**
 * The chunk of each module that more than one part of the app needs: the first stage of the start that imports it, directly or not;
 * else a chunk of what the nearest lazy part shares with others. What one part alone needs is left to the bundler, which keeps it there.
 */
export function planChunks(graph: Graph, stages: Stages): Map<string, string> {
  const chunks = new Map<string, string>()
  const starts: string[] = []
  for (const [name, path] of Object.entries(stages)) {
    const start = [...graph.keys()].find((id) => id.endsWith(path))
    if (start === undefined) throw new Error(`no module ${path}: the chunk ${name} would be empty`)
    starts.push(start)
    for (const id of closureOf(graph, start)) if (!chunks.has(id)) chunks.set(id, name)
  }
  const parts = new Map<string, string[]>()
  for (const root of lazyRoots(graph, starts))
    for (const id of closureOf(graph, root)) if (!chunks.has(id)) parts.set(id, [...(parts.get(id) ?? []), root])
  for (const [id, [nearest = '', other]] of parts) if (other !== undefined) chunks.set(id, `with-${nameOf(nearest)}`)
  return chunks
}

/** Modules of this repository, those of other workspaces too: the bundler names them by where they really lie. */
export const isOwn = (id: string) => !/node_modules|^\0/.test(id)

function ownGraph(context: Rollup.PluginContext): Graph {
  const ids = [...context.getModuleIds()].filter(isOwn)
  const importsOf = (id: string) => {
    const { importedIds: imports = [], dynamicallyImportedIds: lazyImports = [] } = context.getModuleInfo(id) ?? {}
    return [id, { imports, lazyImports }] as const
  }
  return new Map(ids.map(importsOf))
}

/** Works the chunks out from the imports. A library's modules go where the modules that use them are: `groups` says so to the bundler. */
export function chunksFromImports(stages: Stages) {
  let chunks = new Map<string, string>()
  const plugin: Plugin = {
    name: 'tiffin-chunks',
    apply: 'build',
    buildEnd(fault) {
      if (!fault) chunks = planChunks(ownGraph(this), stages)
    },
  }
  const names = Object.keys(stages)
  const groups = [
    ...names.map((name, index) => ({
      name,
      test: (id: string) => chunks.get(id) === name,
      priority: names.length - index + 1,
    })),
    {
      name: (id: string) => chunks.get(id) ?? null,
      debugName: 'shared',
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'library', test: /node_modules/, minShareCount: 2, includeDependenciesRecursively: false, priority: 0 },
  ]
  return { plugin, groups }
}
