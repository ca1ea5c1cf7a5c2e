import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Statement } from '../../src/db/statement.ts'
import { sampleOf } from './samples.ts'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** A statement with a name, and the file that makes it. */
export interface NamedStatement extends Statement {
  readonly name: string
  readonly file: string
}

const files = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.test.ts') && file !== 'db/statement.ts')
  .filter((file) => /\bnamed[(<]/.test(readFileSync(`${sources}/${file}`, 'utf8')))
  .sort()

/** The names that stand in the sources; `order_move_*` where a part of a name is filled in. */
export function namesInSources(): string[] {
  const texts = files.map((file) => readFileSync(`${sources}/${file}`, 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(/\bnamed(?:<[^(]*>)?\(\s*(['`])([^'`]+)\1/g)])
  return found.map(([, , name = '']) => name.replace(/\$\{[^}]*\}/g, '*'))
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

/** The parameters of a function as its source writes them: a name, or a pattern in braces. */
function parametersOf(source: string): string[] {
  const list = /^(?:async )?(?:function )?\w*\s*\(([\s\S]*?)\)\s*(?:=>|\{)/.exec(source)?.[1] ?? ''
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of list) {
    if ('{[('.includes(letter)) depth++
    if ('}])'.includes(letter)) depth--
    if (letter === ',' && depth === 0) parts.push(part.trim())
    part = letter === ',' && depth === 0 ? '' : part + letter
  }
  return [...parts, part.trim()].filter((text) => text !== '')
}

type Maker = (...values: unknown[]) => unknown

/** What a function makes of sample arguments, if those are statements. */
function statementsOf(make: Maker, variant: Record<string, unknown>): Statement[] {
  const values = parametersOf(make.toString()).map((parameter) => sampleOf(make.name, parameter, variant))
  try {
    return [make(...values)].flat().filter(isStatement)
  } catch {
    return [] // makes no statement, and what does is missed by its name
  }
}

const actions = ['pay', 'acceptPayment', 'start', 'makeReady', 'complete', 'cancel', 'timeOut', 'close', 'closeLate']

/** What parts of names depend on. */
const variants = [{}, { kind: 'employee', holderId: 'e1' }, ...actions.map((action) => ({ action }))]

/** Every named statement of the server with sample values, found by calling all that make statements. */
export async function everyStatement(): Promise<NamedStatement[]> {
  const found = new Map<string, NamedStatement>()
  for (const file of files) {
    const exported: Record<string, unknown> = await import(`${sources}/${file}`)
    const makers = Object.values(exported).filter((value): value is Maker => typeof value === 'function')
    for (const make of makers.filter((one) => !/^(?:class|async)\b/.test(one.toString())))
      for (const one of variants.flatMap((variant) => statementsOf(make, variant)))
        if (one.name !== undefined && !found.has(`${one.name} ${one.text}`))
          found.set(`${one.name} ${one.text}`, { ...one, name: one.name, file })
  }
  return [...found.values()]
}
