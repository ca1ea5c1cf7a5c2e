// Functions and components that are longer than style allows, counted with their markup: the linter leaves it out.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const workspaces = ['core', 'contract', 'phrases', 'kit', 'server', 'payments-sandbox', 'web', 'counter']

/** Lines that a function and a component may have, without blanks and comments. */
export const mostLines = { function: 60, component: 120 }

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

/** The functions of a file with their lines; a component is named in PascalCase and lies in a .tsx file. */
export function sizesOf(file, text) {
  const { program, comments } = parseSync(file, text)
  const sizes = []
  walk(program, (node, name) => {
    const kind = file.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'component' : 'function'
    sizes.push({ file, name, kind, lines: countLines(text, comments, node) })
  })
  return sizes
}

/** Every function of the product that is too long. */
export function findLong() {
  const files = workspaces.flatMap((workspace) =>
    globSync(`${workspace}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) => /(?:^|[/\\])(?:node_modules|dist)$/.test(name),
    }),
  )
  return files
    .filter((file) => !/\.test\.tsx?$|\/test\/|\.d\.ts$/.test(file))
    .flatMap((file) => sizesOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ kind, lines }) => lines > mostLines[kind])
}
