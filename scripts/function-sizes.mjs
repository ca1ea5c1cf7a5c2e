// Functions and components that are longer than style allows, counted with their markup: the linter leaves it out.
import { parseSync } from 'rolldown/utils'
import { listSources, read, workspaces } from './sources.mjs'

/** Lines that a function may have, a component too, without blanks and comments. */
const mostLines = 60

const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** Calls `visit` with every function of a tree and the name it is known by. */
function walk(node, visit, name = '') {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, name)
    return
  }
  const named = node.id?.name ?? node.key?.name ?? name
  if (isFunction(node)) visit(node, named)
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent') walk(value, visit, isFunction(node) ? '' : named)
}

/** Lines from `start` to `end` that hold code. */
function countLines(text, comments, { start, end }) {
  const code = comments
    .filter((comment) => comment.start >= start && comment.end <= end)
    .reduceRight(
      (left, comment) => left.slice(0, comment.start - start) + left.slice(comment.end - start),
      text.slice(start, end),
    )
  return code.split('\n').filter((line) => line.trim() !== '').length
}

/** The functions of a file with their lines. */
export function sizesOf(file, text) {
  const { program, comments } = parseSync(file, text)
  const sizes = []
  walk(program, (node, name) => sizes.push({ file, name, lines: countLines(text, comments, node) }))
  return sizes
}

/** Every function of the product that is too long. */
export function findLong() {
  const product = workspaces.filter((workspace) => workspace !== 'e2e' && workspace !== 'bench')
  return listSources('ts,tsx', product)
    .filter((file) => !/\.test\.tsx?$|\/test\/|\.d\.ts$/.test(file))
    .flatMap((file) => sizesOf(file, read(file)))
    .filter(({ lines }) => lines > mostLines)
}
