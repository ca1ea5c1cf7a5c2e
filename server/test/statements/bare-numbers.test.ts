import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../src', import.meta.url))
const files = globSync('{modules,jobs}/**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'))

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const within = (node: Node): Node[] => [node, ...Object.values(node).filter(isNode).flatMap(within)]

/** SQL of a source as it is written; `@` stands for what comes from elsewhere. */
const sqlIn = (source: string): string[] =>
  within(parseSync('source.ts', source).program as unknown as Node) // as: a tree of plain objects, read as such
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && isNode(tag) && tag.name === 'sql')
    .map(({ quasi }) =>
      within(quasi as Node) // as: every tagged template has one
        .filter(({ type }) => type === 'TemplateElement')
        .map(({ value }) => (value as { raw: string }).raw)
        .join('@'),
    )

const coded = String.raw`\b\w*(?:status|state|type|kind|scene|gender|channel)s?\b`
const bareNumber = new RegExp(
  [
    String.raw`${coded}\s*(?:=|<>|<=|>=|<|>|(?:not )?in)\s*\(?[@,\s]*\d`,
    String.raw`\d\s*=\s*any \(\w*${coded}`,
    String.raw`case [\w.]*${coded} when \d`,
    String.raw`unpaid_count\s*[<>=]+\s*[1-9]`,
  ].join('|'),
  'g',
)

/** Where a column of states or kinds is compared with a number that is written by hand. */
const bareNumbersIn = (source: string): string[] => sqlIn(source).flatMap((text) => text.match(bareNumber) ?? [])

test('no SQL compares a state or a kind with a number that is written by hand', () => {
  const found = files.flatMap((file) =>
    bareNumbersIn(readFileSync(`${sources}/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('the search for bare numbers finds each way to write one, and none that comes from a constant', () => {
  const written = (text: string) =>
    bareNumbersIn(`const text = sql\`select 1 from t where ${text.replaceAll('@', '$' + '{constant}')}\``)
  for (const text of [
    'status = 10',
    'status in (10, 20)',
    'status not in (@, 70)',
    'made.payment_method_type = 2',
    'case way.status when 2 then 1 end',
    'unpaid_count < 3',
    '1 = any (sale_channels)',
  ])
    expect(written(text), text).toHaveLength(1)
  for (const text of ['status = @', 'kind in (@)', 'status = :status', 'tries < 5'])
    expect(written(text), text).toEqual([])
})

test('values of SQL have names, never numbers', () => {
  const numbered = files.filter((file) => /\$\d/.test(sqlIn(readFileSync(`${sources}/${file}`, 'utf8')).join('\n')))
  const positional = files.filter((file) => /\.query[<(]\s*['`]/.test(readFileSync(`${sources}/${file}`, 'utf8')))
  expect([...numbered, ...positional]).toEqual([])
})
