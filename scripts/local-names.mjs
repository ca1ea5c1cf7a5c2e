// Locals and parameters whose names are no nouns: they do not say what they hold.
import { parseSync } from 'rolldown/utils'
import { listSources, read, workspaces } from './sources.mjs'

const banned = new Set(['of', 'at', 'told', 'tell', 'wanted', 'said', 'heard', 'asked', 'elsewhere', 'door'])

/** The names that a pattern binds. What keeps the name of its property (`{ at }`) is that type's choice. */
function boundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames)
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        each.type === 'Property' ? (each.shorthand ? [] : boundNames(each.value)) : boundNames(each),
      )
    default:
      return []
  }
}

const isCallable = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** The patterns that a node declares. */
function declared(node) {
  if (node.type === 'VariableDeclarator') return [node.id]
  return isCallable(node) ? [node.id, ...node.params] : []
}

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit)
    return
  }
  visit(node)
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, visit)
}

/** The banned names that a file declares. */
export function findInText(file, text) {
  const found = []
  walk(parseSync(file, text).program, (node) => {
    if (typeof node.type !== 'string') return
    for (const { name, start } of declared(node).flatMap(boundNames)) {
      if (banned.has(name)) found.push(`${file}:${text.slice(0, start).split('\n').length} ${name}`)
    }
  })
  return found
}

export const findNamelessLocals = () =>
  listSources('ts,tsx,mjs', [...workspaces, 'scripts'])
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap((file) => findInText(file, read(file)))
