import { expect, test } from 'vitest'
import { z } from 'zod'
import { NamedShapes } from '../../server/src/docs/named-shapes.ts'
import { inComponents, type Schema } from '../../server/src/docs/schema.ts'
import { type Call, call } from './call.ts'
import { calls } from './calls.ts'
import { itemShapes } from './desk/item-shapes.ts'
import { fixedItems } from './desk/page-shapes.ts'
import { smsScene } from './login.ts'
import { refusalData } from './refusal-data.ts'
import { faults, refusals } from './refusals.ts'
import { statRecord } from './statistics.ts'

/** What says nothing of its own: the reach of whole numbers, and the pattern of a format that has a name. */
const isPlain = ({ minimum, maximum, format }: Schema, key: string) =>
  (key === 'minimum' && minimum === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && maximum === Number.MAX_SAFE_INTEGER) ||
  (key === 'pattern' && format !== undefined)

/** What JSON Schema says of one value without the values inside: its type, or the name of its shape, and its limits. */
function wordsOf(schema: Schema) {
  const { $ref, type, properties: _1, required: _2, items: _3, additionalProperties, ...limits } = schema
  const { anyOf: _4, oneOf: _5, allOf: _6, ...rest } = limits
  const name = $ref?.slice(inComponents('').length) ?? (type === 'object' ? '' : type)
  const open = additionalProperties === undefined || additionalProperties === false ? [] : ['with any field']
  return [
    name,
    ...Object.entries(rest).flatMap(([key, value]) =>
      isPlain(schema, key) ? [] : [`${key} ${JSON.stringify(value)}`],
    ),
    ...open,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A line for a value and one for each value inside. */
function linesOf(name: string, schema: Schema): string[] {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return [
    `${name}: ${wordsOf(schema)}`.trimEnd(),
    ...Object.entries(properties).flatMap(([key, part]) =>
      linesOf(`${name}.${key}${required.includes(key) ? '' : '?'}`, part),
    ),
    ...(items ? linesOf(`${name}[]`, items) : []),
    ...(typeof additionalProperties === 'object' ? linesOf(`${name}{}`, additionalProperties) : []),
    ...choices.flatMap((choice, place) => linesOf(`${name}|${place + 1}`, choice)),
  ]
}

const block = (title: string, lines: readonly string[]) => `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`

const numbersOf = (names: Readonly<Record<string, number>>) =>
  Object.entries(names).map(([name, number]) => `${number} ${name}`)

/** The whole interface: every call, what refusals carry, the shapes that have a name, and all numbers. */
function describeInterface(): string {
  const shapes = new NamedShapes()
  const callBlocks = Object.entries(calls).map(([name, each]: [string, Call]) => {
    const { path, method, as, needs, scope, isDangerous, isPreviewed, audits, body, answer, maxBytes } = each
    const staff = needs ? `, needs ${needs}, scope ${scope}${isDangerous ? ', with proof' : ''}` : ''
    const audit = audits ? `, audits ${audits}` : ''
    const preview = isPreviewed ? ', previewed' : ''
    const most = maxBytes ? `, at most ${maxBytes} bytes` : ''
    return {
      title: `${name}: ${method} ${path}`,
      lines: [
        `${as}${staff}${audit}${preview}; ${body}${most}; ${answer}`,
        `refuses: ${each.refusals.join(' ')}`.trimEnd(),
      ],
      input: shapes.schemaOf(each.input, 'input'),
      output: shapes.schemaOf(each.output, 'output'),
    }
  })
  const carried = Object.entries(refusalData).map(([name, shape]) => [name, shapes.schemaOf(shape, 'output')] as const)
  const record = shapes.schemaOf(statRecord, 'input')
  const items = Object.entries(itemShapes).map(([kind, shape]) => [kind, shapes.schemaOf(shape, 'input')] as const)
  const { schemas, rename } = shapes.finish()
  return [
    ...callBlocks.map(({ title, lines, input, output }) =>
      block(title, [...lines, ...linesOf('input', rename(input)), ...linesOf('output', rename(output))]),
    ),
    block(
      'What refusals carry',
      carried.flatMap(([name, schema]) => linesOf(name, rename(schema))),
    ),
    block('A record of use', linesOf('it', rename(record))),
    ...items.map(([kind, schema]) => {
      const fixed = fixedItems[kind] ? `, always there: ${fixedItems[kind].join(' ')}` : ''
      return block(`An item of a draft: ${kind}${fixed}`, linesOf('it', rename(schema)))
    }),
    ...Object.entries(schemas).map(([name, schema]) => block(`Shape ${name}`, linesOf('it', schema))),
    block('Refusals', numbersOf(refusals)),
    block('Faults of transport', numbersOf(faults)),
    block('Purposes of a code', numbersOf(smsScene)),
  ].join('\n')
}

test('[R-7.20] every call asks, answers and refuses as docs/interface.txt says', async () => {
  await expect(describeInterface()).toMatchFileSnapshot('../../docs/interface.txt')
})

test('[R-7.1][R-7.4] a call is a POST with JSON and an enveloped answer, and refuses nothing of its own, unless it says so', () => {
  const shape = z.object({})
  expect(call({ path: '/probe', as: 'anyone', input: shape, output: shape })).toEqual({
    ...{ path: '/probe', as: 'anyone', input: shape, output: shape },
    ...{ method: 'POST', body: 'json', answer: 'enveloped', refusals: [] },
  })
})

test('[PY-10] no call asks for the data of a card', () => {
  const fields = describeInterface().match(/^ +[^:\n]+(?=:)/gm) ?? []
  expect(fields.length).toBeGreaterThan(1000)
  expect(
    fields.filter((field) => /card(No|Num|Holder)|\bpan\b|cvc|cvv|securityCode|expiry(Month|Year)/i.test(field)),
  ).toEqual([])
})
