// Groups of nodes that can reach each other: files, or modules of the server, that import in a circle.
import { importsOf, modules } from './module-graph.mjs'

/** Circles of a graph by Tarjan's method: each a list of nodes that reach each other. */
export function findCircles(graph) {
  const order = new Map()
  const low = new Map()
  const stack = []
  const circles = []
  function visit(node) {
    order.set(node, order.size)
    low.set(node, order.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) circles.push(group.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

/** Which file imports which, types included. */
export const fileGraph = () => new Map([...modules.keys()].map((file) => [file, importsOf(file)]))

/** Which place imports which other one; a place is what `placeOf` makes of a file, undefined leaves the file out. */
export function placeGraph(placeOf) {
  const graph = new Map()
  for (const [file, imports] of fileGraph()) {
    const place = placeOf(file)
    if (place === undefined) continue
    const others = imports.map(placeOf).filter((other) => other !== undefined && other !== place)
    graph.set(place, [...new Set([...(graph.get(place) ?? []), ...others])])
  }
  return graph
}
