import type { Described, DescribedStatement } from './describe.ts'

/** How values of a type come out of the database (server/src/db/parsers.ts). */
export const outgoing: Readonly<Record<string, string>> = {
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', timestamptz: 'number' },
  ...{ text: 'string', date: 'string', numeric: 'string', bool: 'boolean', json: 'Json', jsonb: 'Json' },
  ...{ _text: 'readonly string[]', _int2: 'readonly number[]', _int4: 'readonly number[]' },
}

/** How values of a type are handed in. */
const incoming: Readonly<Record<string, string>> = {
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', timestamptz: 'Date' },
  ...{ text: 'string', date: 'string', interval: 'string', bool: 'boolean', json: 'string', jsonb: 'string' },
  ...{ _text: 'List<string>', _int2: 'List<number>', _int4: 'List<number>', _int8: 'List<number>' },
}

/** `select 1` and `select refuse_when(…)` answer nothing that is read. */
const isNamed = ({ name, type }: Described) => type !== 'void' && name !== '?column?'

const width = 120
/** What has more fields than these is written once and named after the first statement that has it. */
const fewFields = 4

function fieldText({ name, type, isNullable }: Described, types: Readonly<Record<string, string>>): string {
  const known = types[type]
  if (known === undefined) throw new Error(`${name}: no type of ours for ${type}`)
  return `${name}: ${known}${isNullable ? ' | null' : ''}`
}

/** `{ one: string; two: number }`, over several lines when it is long. */
function shapeText(key: string, fields: readonly string[]): string {
  const inline = `    ${key}: { ${fields.join('; ')} }`
  if (inline.length <= width) return inline
  const lines: string[] = []
  for (const field of fields) {
    const longer = `${lines.at(-1) ?? ''}; ${field}`
    if (lines.length > 0 && longer.length + 6 <= width) lines[lines.length - 1] = longer
    else lines.push(field)
  }
  return [`    ${key}: {`, ...lines.map((line) => `      ${line}`), '    }'].join('\n')
}

const head = `// Written by \`npm run generate:statements\` from the migrated schema; server/test/statements fails when it differs. One table of all statements, so longer than other files.

/** What a JSON column holds: text, number or object, and never the database's null. */
export type Json = object | string | number | boolean

/** An array as it is handed in. */
type List<Element> = readonly (Element | null)[]

/** What each named statement takes and what its rows have. */
export interface Statements {
`

/** The file of types of all statements. */
export function typesText(statements: readonly DescribedStatement[]): string {
  const written = new Map<string, string>()
  const shape = (owner: string, key: 'values' | 'row', fields: readonly string[]): string => {
    const mark = `${key} ${fields.join(';')}`
    const first = written.get(mark)
    if (first !== undefined) return `    ${key}: Statements['${first}']['${key}']`
    if (fields.length > fewFields) written.set(mark, owner)
    return shapeText(key, fields)
  }
  const entries = statements.map(({ name, values, columns }) => {
    const given = values.map((value) => fieldText(value, incoming))
    const shown = columns.filter(isNamed).map((column) => fieldText(column, outgoing))
    const valuesText = given.length === 0 ? '    values: Record<never, never>' : shape(name, 'values', given)
    const rowText = shown.length === 0 ? '    row: never' : shape(name, 'row', shown)
    return `  ${name}: {\n${valuesText}\n${rowText}\n  }\n`
  })
  return `${head}${entries.join('')}}\n`
}
