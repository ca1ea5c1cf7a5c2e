import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Definition, definitions } from '../../src/db/statement.ts'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

const files = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('db/'))
  .filter((file) => /\bnamed\(/.test(readFileSync(`${sources}/${file}`, 'utf8')))
  .sort()

/** The names that stand in the sources; `order_move_*` where a part of a name is filled in. */
export function namesInSources(): string[] {
  const texts = files.map((file) => readFileSync(`${sources}/${file}`, 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(/\bnamed\(\s*(['`])([^'`]+)\1/g)])
  return found.map(([, , name = '']) => name.replace(/\$\{[^}]*\}/g, '*'))
}

/** Every named statement of the server, by name. */
export async function everyStatement(): Promise<Definition[]> {
  for (const file of files) await import(`${sources}/${file}`)
  return definitions.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
